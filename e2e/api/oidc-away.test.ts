import { expect, test } from 'vitest';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { type Answer, CLIENT } from '../openid/stand-in-issuer.ts';
import { logIn, PASSWORD, person } from './newsroom/login.ts';
import { begin, comeBack, errorOf } from './newsroom/openid.ts';
import { besideIssuer } from './studio/beside-issuer.ts';
import { ownStudio } from './studio/own-studio.ts';

const there = besideIssuer();

test('when it is away that is said at the login within seconds, passwords go on, and it is found when it is back', async () => {
  const own = await ownStudio({ prepared: true, silent: true, oidc: there.issuer.environment });
  try {
    there.issuer.fail('broken');
    const { answer } = await begin(own.url, '/studio/ko');
    expect([answer.status, answer.headers.location]).toEqual([302, `${own.url}/studio/logga-in?error=oidc_borta&till=%2Fstudio%2Fko`]);
    expect((await logIn({ epost: (await person()).epost, losenord: PASSWORD }, {}, own.url)).status).toBe(200);
    there.issuer.fail(undefined);
    const { Cookie, state } = await begin(own.url);
    there.issuer.fail('silent');
    const elapsed = stopwatch();
    expect(errorOf(await comeBack(own.url, { code: 'c', state }, Cookie))).toBe('oidc_borta');
    expect(elapsed()).toBeLessThan(9_000);
  } finally {
    await own.stop();
  }
});

test('is asked what it is like once, for many who wait', async () => {
  const own = await ownStudio({ prepared: true, oidc: there.issuer.environment });
  try {
    const before = there.issuer.asked.get('/.well-known/openid-configuration') ?? 0;
    await Promise.all(Array.from({ length: 5 }, () => begin(own.url)));
    await begin(own.url);
    expect(there.issuer.asked.get('/.well-known/openid-configuration')).toBe(before + 1);
  } finally {
    await own.stop();
  }
});

test('why is in the log of the server, for whoever has set it up, without what is secret', async () => {
  const lines: string[] = [];
  const own = await ownStudio({ prepared: true, oidc: there.issuer.environment, logTo: (line) => lines.push(line) });
  try {
    const { epost } = await person();
    for (const answer of [
      { claims: { email: epost, aud: 'annan' } },
      { claims: { email: epost, exp: 1 } },
      { status: 400 },
      { status: 502 },
    ] as Answer[])
      expect(errorOf(await there.through({ ...answer }, { url: own.url }))).toMatch(/oidc_ogiltig|oidc_borta/);
    const told = lines.filter((line) => line.includes('OpenID Connect failed')).join('\n');
    expect(told).toContain('unexpected JWT claim value');
    expect(told).toContain('status 502');
    const { form } = there.issuer.redeemed.at(-2) ?? {};
    for (const secret of [epost, CLIENT.secret, form?.get('code'), form?.get('code_verifier'), 'eyJ']) expect(told).not.toContain(secret);
  } finally {
    await own.stop();
  }
});
