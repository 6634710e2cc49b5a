import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MailFailure } from '#lib/adapters/mail/failure.ts';
import { outboxOnlyMail } from '#lib/adapters/mail/outbox-only.ts';
import type { Letter, MailPort } from '#lib/adapters/mail/port.ts';
import { passwordLinkLetter } from '#lib/letters/password-link-letter.ts';
import { Database } from '#lib/store/database.ts';
import { Outbox } from '#lib/store/outbox.ts';
import { type MailSender, startMailSender, waitAfter } from '#lib/studio/workers/mail-sender.ts';
import { ownDatabase } from '../../../e2e/database/own-database.ts';

let database: Database;
let raw: pg.Client;
let outbox: Outbox;
const senders: MailSender[] = [];

const server = ownDatabase();

beforeAll(async () => {
  database = new Database(server.url);
  raw = new pg.Client({ connectionString: server.url });
  await raw.connect();
  outbox = new Outbox(database);
});

afterAll(async () => {
  await raw?.end();
  await database?.close();
});

beforeEach(() => raw.query('DELETE FROM utskick'));
afterEach(() => Promise.all(senders.splice(0).map((sender) => sender.stop())));

const parts = { log: { error: () => {} }, vault: { open: (sealed: string) => sealed.replace('förseglad ', '') } };

function start(mail: MailPort): MailSender {
  const sender = startMailSender(outbox, mail, parts);
  senders.push(sender);
  return sender;
}

/** Mail that goes nowhere: what was sent, and what `answer` makes of each letter. */
function mailbox(answer: (letter: Letter) => Promise<void> = async () => {}) {
  const sent: Letter[] = [];
  const mail: MailPort = {
    check: async () => {},
    async send(letter) {
      await answer(letter);
      sent.push(letter);
      return 'skickat';
    },
  };
  return { mail, sent };
}

const put = (...till: string[]) => outbox.put({ till, amne: 'Att granska', text: 'Läs.\n', innehall: null });
const all = async () => (await outbox.list(null, { sida: 1, per_sida: 100 })).rader;
const one = async () => {
  const [letter] = await all();
  if (letter === undefined) throw new Error('there is no letter');
  return letter;
};
const settled = () => vi.waitFor(async () => expect((await all()).filter(({ lage }) => lage === 'vantar')).toEqual([]), 10_000);

describe('the outbox', () => {
  test('sends what is put into it, to each recipient by itself', async () => {
    const { mail, sent } = mailbox();
    await put('asa@exempel.se', 'bo@exempel.se');
    start(mail);
    await settled();
    expect(sent.map(({ till }) => till).toSorted()).toEqual(['asa@exempel.se', 'bo@exempel.se']);
    expect(await one()).toMatchObject({ lage: 'skickat', forsok: 1, fel: null, nasta: null, skickat: expect.any(String) });
  });

  test('tells a link to nobody but whom the letter is to', async () => {
    const { mail, sent } = mailbox();
    const letter = passwordLinkLetter('inbjudan', { av: 'Åsa', sajt: 'Sajten', epost: 'bo@exempel.se', utgar: '2026-11-26T10:00:00.000Z' });
    await outbox.put({ till: ['bo@exempel.se'], ...letter, innehall: null, hemlighet: 'förseglad https://studio.example/#nyckel' });
    start(mail);
    await settled();
    expect(sent[0]?.text).toContain('\n\nhttps://studio.example/#nyckel\n\n');
    expect(JSON.stringify(await one())).not.toContain('nyckel');
    expect((await one()).text).toContain('Länken står bara i brevet');
  });

  test('sends nothing of a transaction that came to nothing', async () => {
    const broken = database.transaction(async (unit) => {
      await new Outbox(unit).put({ till: ['asa@exempel.se'], amne: 'Nej', text: 'Nej', innehall: null });
      throw new Error('ångrat');
    });
    await expect(broken).rejects.toThrow('ångrat');
    expect(await all()).toEqual([]);
  });

  test('tells the senders as it commits', async () => {
    const listener = new pg.Client({ connectionString: server.url });
    await listener.connect();
    const told: string[] = [];
    listener.on('notification', ({ payload }) => told.push(payload ?? ''));
    await listener.query('LISTEN studio_andrat');
    await put('asa@exempel.se', 'bo@exempel.se');
    await vi.waitFor(() => expect(told).toEqual(['utskick']));
    await listener.end();
  });

  test('is sent at once when the sender is woken', async () => {
    const { mail, sent } = mailbox();
    const sender = start(mail);
    await put('asa@exempel.se');
    sender.wake();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });

  test('is sent once, however many instances send', async () => {
    const { mail, sent } = mailbox(() => new Promise((resolve) => setImmediate(resolve)));
    const everybody = Array.from({ length: 60 }, (_, index) => `person${index}@exempel.se`);
    await put(...everybody);
    for (let instance = 0; instance < 4; instance += 1) start(mail);
    await settled();
    expect(sent.map(({ till }) => till).toSorted()).toEqual(everybody.toSorted());
    expect(new Set(sent.map(({ id }) => id)).size).toBe(60);
  });

  test('is kept and no more where no mail server is named, and sent once there is one', async () => {
    await put('asa@exempel.se');
    start(outboxOnlyMail());
    await settled();
    expect(await one()).toMatchObject({ lage: 'bara_utkorg', skickat: null });
    await senders.pop()?.stop();
    const { mail, sent } = mailbox();
    const { id } = await one();
    expect(await outbox.sendAgain(id)).toMatchObject({ id, lage: 'vantar' });
    start(mail);
    await settled();
    expect(sent).toHaveLength(1);
    expect(await outbox.sendAgain(id)).toBeUndefined();
  });
});

describe('a letter that is not taken', () => {
  const later = () => Promise.reject(new MailFailure({ retryable: true, orsak: 'Inte just nu.' }));

  test('waits and keeps the cause, then goes', async () => {
    let first = true;
    const { mail, sent } = mailbox(() => (first ? later() : Promise.resolve()));
    await put('asa@exempel.se');
    const sender = start(mail);
    await vi.waitFor(async () => expect(await one()).toMatchObject({ lage: 'vantar', fel: 'Inte just nu.', forsok: 1 }));
    expect(await outbox.nextIn()).toBeGreaterThan(5);
    first = false;
    await leaseEnds();
    sender.wake();
    await settled();
    expect(sent).toHaveLength(1);
    expect(await one()).toMatchObject({ lage: 'skickat', fel: null, forsok: 2 });
  });

  test('is tried ever more seldom, for most of a day', () => {
    const waits = Array.from({ length: 24 }, (_, index) => waitAfter(index + 1));
    expect(waits.slice(0, 3)).toEqual([30, 60, 120]);
    expect(waits.at(-1)).toBe(3600);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;
    expect(hours).toBeGreaterThan(12);
  });

  test('is given up at last', async () => {
    await put('asa@exempel.se');
    await raw.query('UPDATE utskick SET forsok = 23');
    start(mailbox(later).mail);
    await settled();
    expect(await one()).toMatchObject({ lage: 'misslyckat', fel: 'Inte just nu.', forsok: 24 });
  });

  test('is given up at once when it is refused, and may be sent again by hand', async () => {
    const refused = () => Promise.reject(new MailFailure({ retryable: false, orsak: 'Mottagaren finns inte.' }));
    await put('asa@exempel.se');
    start(mailbox(refused).mail);
    await settled();
    expect(await one()).toMatchObject({ lage: 'misslyckat', fel: 'Mottagaren finns inte.', forsok: 1 });
    expect(await outbox.sendAgain((await one()).id)).toMatchObject({ lage: 'vantar', forsok: 0 });
  });

  test('does not keep the others waiting when sending it breaks in a way nobody foresaw', async () => {
    const { mail, sent } = mailbox(({ till }) => (till === 'fel@exempel.se' ? Promise.reject(new TypeError('oj')) : Promise.resolve()));
    await put('fel@exempel.se', 'asa@exempel.se');
    start(mail);
    await settled();
    expect(sent.map(({ till }) => till)).toEqual(['asa@exempel.se']);
    expect((await all()).find(({ till }) => till === 'fel@exempel.se')).toMatchObject({ lage: 'misslyckat' });
  });
});

/** A moment ago: the column keeps milliseconds, and rounds up as well. */
const leaseEnds = () => raw.query(`UPDATE utskick SET nasta = now() - interval '1 second'`);

describe('a sender that dies while sending', () => {
  test('leaves the letter to the others once its lease is over, under the same name', async () => {
    await put('asa@exempel.se');
    const [claimed] = await outbox.claim(5);
    if (claimed === undefined) throw new Error('nothing was claimed');
    expect(await outbox.claim(5)).toEqual([]);
    expect(await outbox.nextIn()).toBeGreaterThan(60);
    await leaseEnds();
    const { mail, sent } = mailbox();
    start(mail);
    await settled();
    expect(sent.map(({ id }) => id)).toEqual([claimed.id]);
  });

  test('has no say any more when it wakes up late', async () => {
    await put('asa@exempel.se');
    const [late] = await outbox.claim(1);
    await leaseEnds();
    const [current] = await outbox.claim(1);
    if (late === undefined || current === undefined) throw new Error('nothing was claimed');
    await outbox.giveUp(late, 'för sent');
    await outbox.again(late, 1, 'för sent');
    await outbox.done(late, 'skickat');
    expect(await one()).toMatchObject({ lage: 'vantar', fel: null });
    await outbox.done(current, 'skickat');
    expect(await one()).toMatchObject({ lage: 'skickat' });
  });
});

test('letters are removed three months after, but for those that wait', async () => {
  await put('gammal@exempel.se', 'vantar@exempel.se', 'ny@exempel.se');
  await raw.query(`UPDATE utskick SET lage = 'skickat', skapad = now() - interval '91 days' WHERE till = 'gammal@exempel.se'`);
  await raw.query(`UPDATE utskick SET skapad = now() - interval '91 days' WHERE till = 'vantar@exempel.se'`);
  await outbox.purge();
  expect((await all()).map(({ till }) => till).toSorted()).toEqual(['ny@exempel.se', 'vantar@exempel.se']);
});
