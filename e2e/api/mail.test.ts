import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '#lib/adapters/mail/mail-server.ts';
import type { OutboxLetter } from '#lib/contract/letter.ts';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { letterThatFailed } from './newsroom/letters.ts';
import { agent, as } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

const [writer, reviewer] = await Promise.all([as('skribent'), as('granskare')]);

const review = (caller: Caller, id: string, fields: object = {}, sprak = 'sv') =>
  caller.post(`/innehall/${id}/sprak/${sprak}/status`, { status: 'granskning', ...fields });

/** The letters about an article, by whom they are to. */
async function lettersAbout(id: string): Promise<Map<string, OutboxLetter>> {
  const rows = await sql<OutboxLetter>('SELECT * FROM utskick WHERE innehall_id = $1', [id]);
  return new Map(rows.map((letter) => [letter.till, letter]));
}

describe('a version that is to be reviewed', () => {
  test('is told of to those who may approve it, and to nobody else', async () => {
    const [chief, food, swedishOnly, englishOnly, reader, gone] = await Promise.all([
      as('chefredaktor'),
      as('granskare', { sektioner: ['mat'] }),
      as('granskare', { sprak: ['sv'] }),
      as('granskare', { sprak: ['en'] }),
      as('lasare'),
      as('granskare'),
    ]);
    await (await as('admin')).patch(`/anvandare/${gone.id}`, { aktiv: false });
    const { id } = await writer.created(swedish());
    expect((await review(writer, id)).status).toBe(200);
    const told = await lettersAbout(id);
    for (const { epost } of [reviewer, chief, swedishOnly]) expect(told.has(epost), epost).toBe(true);
    for (const { epost } of [writer, food, englishOnly, reader, gone]) expect(told.has(epost), epost).toBe(false);
  });

  test('is told of with who asks, which article in which language, and where it is', async () => {
    const words = swedish();
    const { id } = await writer.created(words);
    await writer.saved(id, 'en', english({ rubrik: 'The bridge is built' }));
    await review(writer, id);
    const letter = (await lettersAbout(id)).get(reviewer.epost);
    expect(letter?.amne).toBe(`Att granska: ${words.rubrik}`);
    const { namn } = (await writer.get('/jag')).body.vem;
    for (const part of [namn, 'den svenska versionen', 'Nyheter', `/studio/artikel/${id}`]) expect(letter?.text).toContain(part);
    await sql('DELETE FROM utskick WHERE innehall_id = $1', [id]);
    await review(writer, id, {}, 'en');
    const other = (await lettersAbout(id)).get(reviewer.epost);
    expect(other?.amne).toBe('Att granska: The bridge is built');
    expect(other?.text).toContain('den engelska versionen');
  });

  test('is told of to the person who is asked alone, with the words that came along, which stand at the text as well', async () => {
    const [other, { id }] = await Promise.all([as('granskare'), writer.created(swedish())]);
    expect((await review(writer, id, { granskare: other.epost, meddelande: 'Kolla siffrorna.' })).status).toBe(200);
    const told = await lettersAbout(id);
    expect([...told.keys()]).toEqual([other.epost]);
    for (const part of ['ber dig granska', 'Kolla siffrorna.']) expect(told.get(other.epost)?.text).toContain(part);
    const [thread, ...more] = (await other.get(`/innehall/${id}/kommentarer`)).body.kommentarer;
    expect([thread, more]).toMatchObject([{ text: 'Kolla siffrorna.', sprak: 'sv', block: null, av: { id: writer.id } }, []]);
    // Another may be asked though it waits already; of everybody it is no news.
    expect((await review(writer, id)).status).toBe(200);
    expect((await review(writer, id, { granskare: reviewer.id })).status).toBe(200);
    expect([...(await lettersAbout(id)).keys()].toSorted()).toEqual([other.epost, reviewer.epost].toSorted());
  });

  test('is told of to those of the role that is asked, who may approve it', async () => {
    const [publisher, elsewhere, { id }] = await Promise.all([
      as('publicist'),
      as('publicist', { sektioner: ['mat'] }),
      writer.created(swedish()),
    ]);
    expect((await review(writer, id, { granskare: 'publicist' })).status).toBe(200);
    const told = await lettersAbout(id);
    expect([told.has(publisher.epost), told.has(elsewhere.epost), told.has(reviewer.epost)]).toEqual([true, false, false]);
  });

  test.each(['skribent', 'en-roll-som-inte-finns', 'ingen@test.se', crypto.randomUUID()])(
    'is not asked of %s, who may not approve it, and then nothing has happened',
    async (granskare) => {
      const { id } = await writer.created(swedish());
      const { status, koder, body } = await review(writer, id, { granskare, meddelande: 'Hej' });
      expect([status, koder, body.fel[0].falt]).toEqual([422, ['granskare_ogiltig'], 'granskare']);
      expect([(await writer.item(id)).sprak.sv.status, (await lettersAbout(id)).size]).toEqual(['utkast', 0]);
      expect((await writer.get(`/innehall/${id}/kommentarer`)).body.kommentarer).toEqual([]);
    },
  );

  test('is not told of to whoever asks, though they may approve it too', async () => {
    const { id } = await reviewer.created(swedish());
    await review(reviewer, id);
    expect((await lettersAbout(id)).has(reviewer.epost)).toBe(false);
  });

  test.each([
    ['mejl: false', async (id: string) => review(writer, id, { mejl: false })],
    ['an agent asks', async (id: string) => review(await agent({ sektioner: ['nyheter'], mallar: ['nyhet'], sprak: ['sv', 'en'] }), id)],
    ['it is another status', async (id: string) => writer.post(`/innehall/${id}/sprak/sv/status`, { status: 'behover_uppdateras' })],
  ])('is told of to nobody when %s', async (_, ask) => {
    const { id } = await writer.created(swedish());
    expect((await ask(id)).status).toBe(200);
    expect((await lettersAbout(id)).size).toBe(0);
  });

  test('is told of once, however often it is said', async () => {
    const { id } = await writer.created(swedish());
    for (let again = 0; again < 3; again += 1) await review(writer, id);
    const [count] = await sql<{ antal: number }>('SELECT count(*)::int AS antal FROM utskick WHERE innehall_id = $1 AND till = $2', [
      id,
      reviewer.epost,
    ]);
    expect(count?.antal).toBe(1);
  });

  test('is told of to nobody when the call is refused', async () => {
    const { id } = await writer.created(swedish());
    expect((await review(writer, id, {}, 'en')).status).toBe(422);
    expect((await lettersAbout(id)).size).toBe(0);
  });
});

describe('the outbox of administration', () => {
  test('shows each letter with its state and cause, by pages and by state', async () => {
    const admin = await as('admin');
    const till = `borta-${crypto.randomUUID()}@test.se`;
    const id = await letterThatFailed(till);
    const { body } = await admin.get('/utskick', { lage: 'misslyckat', per_sida: '100' });
    expect(body.utskick.find((letter: OutboxLetter) => letter.id === id)).toMatchObject({
      till,
      lage: 'misslyckat',
      fel: 'Mottagaren finns inte.',
      nasta: null,
      innehall: null,
    });
    expect((await admin.get('/utskick', { lage: 'skickat' })).body.utskick).not.toContainEqual(expect.objectContaining({ id }));
    expect((await admin.get('/utskick', { lage: 'borta' })).koder).toEqual(['falt_varde']);
  });

  test('lets a letter that did not go wait anew, once', async () => {
    const admin = await as('admin');
    const id = await letterThatFailed();
    expect((await admin.post(`/utskick/${id}/igen`)).body.utskick).toMatchObject({ id, lage: 'vantar', forsok: 0 });
    expect((await admin.post(`/utskick/${id}/igen`)).koder).toEqual(['brev_pa_vag']);
    expect((await admin.post(`/utskick/x/igen`)).status).toBe(404);
  });
});

describe('with a mail server', () => {
  let server: MailServer;
  let newsroom: OwnNewsroom;
  const studios: Array<Awaited<ReturnType<typeof ownStudio>>> = [];

  // Of its own: in the newsroom of all tests others' letters would be sent first.
  beforeAll(async () => {
    [server, newsroom] = await Promise.all([startMailServer(), ownNewsroom()]);
    const { databaseUrl } = newsroom;
    const mail = `smtp://127.0.0.1:${server.port}/?fran=studio@test.se`;
    studios.push(await ownStudio({ databaseUrl }), await ownStudio({ databaseUrl, mail }));
  });

  afterAll(async () => {
    for (const studio of studios) await studio.stop();
    await Promise.all([server?.stop(), newsroom?.end()]);
  });

  test('a letter that another instance wrote arrives at once', { timeout: 60_000 }, async () => {
    const [without] = studios;
    if (without === undefined) throw new Error('no Studio was started');
    const [asker, approver] = [await newsroom.as('skribent', without.url), await newsroom.as('granskare', without.url)];
    const { id } = await asker.created(swedish());
    // At the Studio without a mail server: the one with it is told by the database.
    await review(asker, id);
    // A mail's lines are broken wherever they get too long.
    const about = ({ raw }: { raw: string }) => raw.replaceAll('=\r\n', '').includes(`/artikel/${id}`);
    const mine = () => server.received.filter((letter) => letter.till.includes(approver.epost) && about(letter));
    await vi.waitFor(() => expect(mine()).toHaveLength(1), 30_000);
    expect(mine()[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const states = () => newsroom.sql<OutboxLetter>('SELECT lage FROM utskick WHERE innehall_id = $1 AND till = $2', [id, approver.epost]);
    await vi.waitFor(async () => expect((await states()).map(({ lage }) => lage)).toEqual(['skickat']), 30_000);
  });
});
