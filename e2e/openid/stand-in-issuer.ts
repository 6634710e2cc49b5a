import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT = { id: 'studio', secret: 'en hemlighet: med kolon & annat' };

type Claims = Record<string, unknown>;

/** What a code is worth, against what a provider that does as it should would answer. */
export interface Answer {
  /** Over the claims of a good token; `undefined` takes one away. */
  claims?: Claims;
  alg?: 'RS256' | 'HS256' | 'none';
  /** Signed by somebody who is not the issuer. */
  foreignKey?: boolean;
  /** Instead of any token. */
  status?: number;
  /** What its userinfo tells. */
  userinfo?: Claims;
  withoutToken?: boolean;
}

export interface StandInIssuer {
  url: string;
  /** The environment of a Studio that has it. */
  environment: Record<string, string>;
  /** A code, worth that answer, for a login that was sent here with that nonce. As often as it is shown. */
  codeFor(nonce: string, answer: Answer): string;
  /** How often each address has been asked. */
  asked: Map<string, number>;
  /** The forms that its token address has been sent, with who sent them. */
  redeemed: Array<{ form: URLSearchParams; authorization: string }>;
  /** It keeps silent, or answers 500, until told otherwise. */
  fail(how: 'silent' | 'broken' | undefined): void;
  stop(): Promise<void>;
}

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An issuer that says whatever a test wants it to say, signed: what no real one would. */
export async function startStandInIssuer(): Promise<StandInIssuer> {
  const codes = new Map<string, { nonce: string; answer: Answer }>();
  let failing: 'silent' | 'broken' | undefined;
  const asked = new Map<string, number>();
  const redeemed: StandInIssuer['redeemed'] = [];

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    let body = '';
    for await (const chunk of request) body += chunk;
    if (failing === 'silent') return;
    const answer = (status: number, value: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    if (failing === 'broken') return answer(500, {});
    if (path === '/.well-known/openid-configuration') {
      return answer(200, {
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        userinfo_endpoint: `${url}/me`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      });
    }
    if (path === '/jwks')
      return answer(200, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] });
    if (path === '/me') return answer(200, codes.get((request.headers.authorization ?? '').replace('Bearer ', ''))?.answer.userinfo ?? {});
    const form = new URLSearchParams(body);
    const code = form.get('code') ?? '';
    const worth = codes.get(code);
    if (path !== '/token' || worth === undefined) return answer(404, {});
    redeemed.push({ form, authorization: request.headers.authorization ?? '' });
    const { status, withoutToken = false } = worth.answer;
    if (status !== undefined) return answer(status, { error: 'invalid_grant' });
    answer(200, { access_token: code, token_type: 'Bearer', ...(withoutToken ? {} : { id_token: token(worth.nonce, worth.answer) }) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen has been told a port, so that it is no pipe.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function token(nonce: string, { claims = {}, alg = 'RS256', foreignKey = false }: Answer): string {
    const now = Math.floor(Date.now() / 1000);
    const good = { iss: url, aud: CLIENT.id, sub: 'x', nonce, iat: now, exp: now + 300, email_verified: true };
    const signed = `${encoded({ alg, kid: 'k' })}.${encoded({ ...good, ...claims })}`;
    if (alg === 'none') return `${signed}.`;
    if (alg === 'HS256') return `${signed}.${createHmac('sha256', CLIENT.secret).update(signed).digest('base64url')}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), (foreignKey ? foreign : own).privateKey).toString('base64url')}`;
  }

  return {
    ...{ url, asked, redeemed },
    environment: { STUDIO_OIDC_UTFARDARE: url, STUDIO_OIDC_KLIENT: CLIENT.id, STUDIO_OIDC_HEMLIGHET: CLIENT.secret },
    codeFor(nonce, answer) {
      const code = randomUUID();
      codes.set(code, { nonce, answer });
      return code;
    },
    fail(how) {
      failing = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
