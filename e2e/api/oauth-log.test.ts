import { afterAll, describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { Program, proof } from './newsroom/assistants.ts';
import { agent, as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const lines: string[] = [];
const studio = await ownStudio({ prepared: true, logTo: (line) => lines.push(line) });
const { url } = studio;
const program = new Program(url);
afterAll(() => studio.stop());

test('whoever tries what they may not is told of, by any door, and nothing of what they tried it with', async () => {
  const [reader, bot, chief] = await Promise.all([as('lasare'), agent(), as('chefredaktor')]);
  const { id } = await chief.at(url).created(swedish());
  lines.length = 0;
  const refused = [
    await reader.at(url).get('/agenter'),
    await reader.at(url).create({ rubrik: 'En hemlighet' }),
    await bot.at(url).release(id, { order_av: chief.id }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  const publishing = { method: 'tools/call', params: { name: 'publicera', arguments: { id, lage: 'publicera', order_av: chief.id } } };
  await program.call(bot.nyckel, 'redaktion', publishing);
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a call was refused for lack of a right');
  expect(told.map(({ operation, av, koder }) => [operation, av.id, koder])).toEqual([
    ['listaAgenter', reader.id, ['rattighet_saknas']],
    ['skapaInnehall', reader.id, ['rattighet_saknas']],
    ['slappInnehall', bot.id, ['rattighet_saknas']],
    ['slappInnehall', bot.id, ['rattighet_saknas']],
  ]);
  for (const { korrelation, level } of told) expect([korrelation, level]).toEqual([expect.stringMatching(/./), 40]);
  expect(lines.join('')).not.toContain('En hemlighet');
});

describe('the log of the servers for assistants', () => {
  test('tells of everybody who was refused, from where and why; it holds nothing that opens anything, and no answer but their own does', async () => {
    const [writer, bot] = await Promise.all([as('skribent'), agent()]);
    lines.length = 0;
    const first = await program.connected(writer);
    const other = await program.granted(writer);
    const narrow = await program.connected(writer, { scope: 'innehall:las' });
    const asked = await program.authorize({ client_id: await program.registered() });
    const { beslut } = await program.question(writer, asked);
    const begaran = new URL(String(asked.headers.location), url).searchParams.get('begaran') ?? '';
    const makes = {
      method: 'tools/call',
      params: { name: 'skapa_innehall', arguments: { sektion: 'nyheter', mall: 'nyhet', rubrik: 'x' } },
    };
    const stolen = proof().verifier;
    const attempts = [
      await program.authorize({ client_id: first.client, code_challenge_method: 'plain' }),
      await program.authorize({ client_id: first.client, redirect_uri: 'https://evil.example/' }),
      await program.authorize({ client_id: 'stk_x.y' }),
      await program.authorize({ client_id: 'https://127.0.0.1/x.json' }),
      await program.token({ ...other.redeem, code_verifier: stolen }),
      await program.token({ ...other.redeem, resource: program.resource('trafik') }),
      await program.refresh(narrow.client, narrow.refresh, { scope: 'innehall:skriv' }),
      await program.call(first.access, 'trafik'),
      await program.call(narrow.access, 'redaktion', makes),
      await program.call(bot.nyckel, 'redaktion', undefined, { Host: 'angripare.example' }),
      await program.call(bot.nyckel, 'redaktion', undefined, { Origin: 'https://angripare.example' }),
      await program.token(first.redeem),
      // A program that was just told to have its person asked for more is told so once more.
      await program.refresh(narrow.client, narrow.refresh),
      await program.refresh(narrow.client, narrow.refresh),
      await program.refresh(narrow.client, narrow.refresh),
      await program.call(first.access),
      await program.decide(writer, { beslut, godkann: false }),
    ];
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /^(oauth|mcp): /.test(msg));
    expect(said.map(({ orsak, fel, msg }) => orsak ?? fel?.[0] ?? msg)).toEqual([
      'code_challenge_method must be S256',
      'no redirect of a registered client',
      'never registered',
      'not an address of a metadata document',
      'code_verifier does not fit the challenge',
      'it was granted for another resource',
      'more than was granted',
      'nyckel_ogiltig',
      'omfang_saknas',
      'frammande_adress',
      'frammande_ursprung',
      'oauth: anslutningskodAteranvand, the connection is revoked',
      'it has been used already',
      'more is needed than was granted: ask the person',
      'oauth: fornyelsenyckelAteranvand, the connection is revoked',
      'it has been used already',
      'nyckel_ogiltig',
      'oauth: a person has refused a connection',
    ]);
    for (const { korrelation, level } of said) expect([korrelation, level]).toEqual([expect.stringMatching(/./), 40]);
    for (const line of said.filter(({ msg }) => msg.endsWith('refused'))) expect(line.adress, line.msg).toEqual(expect.stringMatching(/./));
    const session = /studiosess=([^;]+)/.exec(String(writer.credential.Cookie))?.[1] ?? '';
    const [codes, secrets] = [
      [first.code, other.code, narrow.code],
      [
        first.access,
        first.refresh,
        first.verifier,
        other.verifier,
        stolen,
        narrow.access,
        narrow.refresh,
        bot.nyckel,
        session,
        beslut,
        begaran,
      ],
    ];
    const written = lines.join('\n');
    const answered = attempts.map((answer) => JSON.stringify(answer)).join('\n');
    for (const secret of [...codes, ...secrets]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(written).not.toContain(secret);
      expect(answered).not.toContain(secret);
    }
  });
});
