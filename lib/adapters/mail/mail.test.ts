import { randomUUID } from 'node:crypto';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { MailFailure } from '#lib/adapters/mail/failure.ts';
import { type MailServer, startMailServer, startSocketServer } from '#lib/adapters/mail/mail-server.ts';
import { outboxOnlyMail } from '#lib/adapters/mail/outbox-only.ts';
import type { Letter, MailPort } from '#lib/adapters/mail/port.ts';
import { smtpMail } from '#lib/adapters/mail/smtp.ts';
import type { MailSettings } from '#lib/config/mail.ts';

const letter = (words: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  till: 'asa@exempel.se',
  amne: 'Att granska: Fyren på Hållö tänds igen',
  text: 'Åsa Öberg har lämnat den svenska versionen till granskning.\n\nhttps://exempel.se/studio\n',
  skapad: '2026-11-20T06:45:00.000Z',
  ...words,
});

const stops: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function server(options?: SMTPServerOptions): Promise<MailServer> {
  const started = await startMailServer(options);
  stops.push(started.stop);
  return started;
}

function mailTo(port: number, settings: Partial<MailSettings> = {}, patience?: number): MailPort {
  return smtpMail({ host: '127.0.0.1', port, tls: false, login: undefined, fran: 'studio@exempel.se', ...settings }, 'Kvällsro', patience);
}

async function failure(sent: Promise<unknown>): Promise<MailFailure> {
  const error = await sent.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof MailFailure)) throw new Error('the letter was taken', { cause: error });
  return error;
}

/** The headers of a letter, unfolded, by their name in lower case. */
function headersOf(raw: string): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]));
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

describe.each<[string, () => Promise<MailPort>, string]>([
  ['smtp', async () => mailTo((await server()).port), 'skickat'],
  ['outbox only', async () => outboxOnlyMail(), 'bara_utkorg'],
])('what every way of mailing guarantees: %s', (_, start, outcome) => {
  test('says what became of the letter', async () => {
    const mail = await start();
    expect(await mail.send(letter())).toBe(outcome);
  });

  test('takes the same letter twice, and several at once', async () => {
    const mail = await start();
    const same = letter();
    expect(await Promise.all([mail.send(same), mail.send(same), mail.send(letter())])).toEqual([outcome, outcome, outcome]);
  });
});

describe('a letter by SMTP', () => {
  test('arrives with its words, its sender and what marks it as sent by a machine', async () => {
    const { port, received } = await server();
    const sent = letter();
    await mailTo(port).send(sent);
    expect(received).toHaveLength(1);
    const [{ fran, till, raw } = { fran: '', till: [], raw: '' }] = received;
    expect([fran, till]).toEqual(['studio@exempel.se', ['asa@exempel.se']]);
    const headers = headersOf(raw);
    expect(headers.get('message-id')).toBe(`<${sent.id}@exempel.se>`);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('date')).toBe('Fri, 20 Nov 2026 06:45:00 +0000');
    expect(headers.get('from')).toContain('<studio@exempel.se>');
    expect(headers.get('content-type')).toContain('utf-8');
  });

  test('is known as the same one when it is sent again', async () => {
    const { port, received } = await server();
    const sent = letter();
    await mailTo(port).send(sent);
    await mailTo(port).send(sent);
    expect(new Set(received.map(({ raw }) => headersOf(raw).get('message-id'))).size).toBe(1);
  });

  test.each([
    'Fyren\r\nBcc: alla@exempel.se',
    'Fyren\nBcc: alla@exempel.se\n\nBrev',
    'Fyren\u2028Bcc: alla@exempel.se',
    `${'Å'.repeat(200)}\r\n\r\nBcc: alla@exempel.se`,
  ])('has no header from its subject: %j', async (amne) => {
    const { port, received } = await server();
    await mailTo(port).send(letter({ amne }));
    const [{ till, raw } = { till: [], raw: '' }] = received;
    expect(till).toEqual(['asa@exempel.se']);
    expect([...headersOf(raw).keys()]).not.toContain('bcc');
  });

  test.each([
    'asa@exempel.se, alla@exempel.se',
    'asa@exempel.se\r\nBcc: alla@exempel.se',
    'asa@exempel.se\r\nRCPT TO:<alla@exempel.se>',
    'Åsa <asa@exempel.se>',
    'grupp: asa@exempel.se;',
    '',
  ])('goes to one address and nothing else: %j is refused', async (till) => {
    const { port, received } = await server();
    const refused = await failure(mailTo(port).send(letter({ till })));
    expect(refused.retryable).toBe(false);
    expect(received).toEqual([]);
  });

  test('that holds the end of a letter in its text is still one letter', async () => {
    const { port, received } = await server();
    await mailTo(port).send(letter({ text: 'Först.\r\n.\r\nMAIL FROM:<ond@exempel.se>\r\n.\r\nSist.' }));
    expect(received).toHaveLength(1);
    expect(received[0]?.raw).toContain('Sist.');
  });
});

describe('a mail server that does not take the letter', () => {
  test('says no to the recipient: it is not asked again', async () => {
    const { port } = await server({ onRcptTo: (_, __, done) => done(refusal(550, 'No such user')) });
    const { retryable, orsak } = await failure(mailTo(port).send(letter()));
    expect(retryable).toBe(false);
    expect(orsak).toContain('550');
    expect(orsak).toContain('tar inte emot brevet');
  });

  test('says no to the letter when it has all of it', async () => {
    const { port } = await server({
      onData(stream, _, done) {
        stream.resume().on('end', () => done(refusal(554, 'Looks like spam')));
      },
    });
    expect((await failure(mailTo(port).send(letter()))).retryable).toBe(false);
  });

  test.each([450, 451, 452])('says not now (%i): it is asked again', async (code) => {
    const { port } = await server({ onRcptTo: (_, __, done) => done(refusal(code, 'Greylisted')) });
    const { retryable, orsak } = await failure(mailTo(port).send(letter()));
    expect(retryable).toBe(true);
    expect(orsak).toContain('just nu');
  });

  test('goes away in the middle of the letter', async () => {
    const { port, stop } = await startSocketServer((socket) => {
      socket.write('220 snart borta\r\n');
      socket.on('data', (chunk) => {
        const word = chunk.toString().slice(0, 4);
        if (word === 'DATA') socket.write('354 ja\r\n');
        else if (/^(EHLO|MAIL|RCPT)/.test(word)) socket.write('250 ok\r\n');
        else socket.destroy();
      });
    });
    stops.push(stop);
    expect((await failure(mailTo(port).send(letter()))).retryable).toBe(true);
  });

  test('says nothing at all', async () => {
    const { port, stop } = await startSocketServer(() => {});
    stops.push(stop);
    const { retryable, orsak } = await failure(mailTo(port, {}, 150).send(letter()));
    expect(retryable).toBe(true);
    expect(orsak).toContain('svarar inte');
  });

  test('falls silent after its greeting', async () => {
    const { port, stop } = await startSocketServer((socket) => socket.write('220 strax\r\n'));
    stops.push(stop);
    expect((await failure(mailTo(port, {}, 150).send(letter()))).retryable).toBe(true);
  });

  test('is not there', async () => {
    const { port, stop } = await startSocketServer(() => {});
    await stop();
    const { retryable, orsak } = await failure(mailTo(port).send(letter()));
    expect(retryable).toBe(true);
    expect(orsak).toContain('svarar inte');
  });

  test('knows nobody of that name, which the settings are to blame for', async () => {
    const { port } = await server({
      allowInsecureAuth: true,
      authOptional: false,
      onAuth: (_, __, done) => done(refusal(535, 'Invalid username or password')),
    });
    const { retryable, orsak } = await failure(mailTo(port, { login: { user: 'studio', password: 'fel' } }).send(letter()));
    expect(retryable).toBe(true);
    expect(orsak).toContain('SMTP_URL');
    expect(orsak).not.toContain('fel,');
  });

  test('has a certificate that nobody vouches for', async () => {
    const { port, received } = await server({ secure: true });
    const { retryable, orsak } = await failure(mailTo(port, { tls: true }).send(letter()));
    expect(retryable).toBe(true);
    expect(orsak).toContain('säkra förbindelsen');
    expect(received).toEqual([]);
  });

  test('speaks no TLS where it was to', async () => {
    const { port } = await server();
    expect((await failure(mailTo(port, { tls: true }, 2_000).send(letter()))).retryable).toBe(true);
  });
});

test('a good password is taken', async () => {
  const { port, received } = await server({
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'studio' && password === 'rätt' ? done(null, { user: username }) : done(refusal(535, 'No')),
  });
  expect(await mailTo(port, { login: { user: 'studio', password: 'rätt' } }).send(letter())).toBe('skickat');
  expect(received).toHaveLength(1);
});
