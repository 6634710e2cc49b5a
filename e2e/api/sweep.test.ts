import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { blockId, english, paragraph, swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';

const chief = await as('chefredaktor');

type Fields = Record<string, unknown>;

const box = (attrs: Fields, ...content: unknown[]) => ({ type: 'faktaruta', attrs: { id: blockId(), rubrik: 'Fakta', ...attrs }, content });

/** Puts a revision with that document before readers, as it was before saves made points into paragraphs. */
async function publishAsOfOld(id: string, sprak: string, document: unknown[]): Promise<void> {
  const revision = randomUUID();
  await sql(
    `INSERT INTO revision (id, innehall_id, sprak, nr, hash, rubrik, ingress, block, meta, hero, slug, kommentar, av, typ, skapad)
      SELECT $1, innehall_id, sprak, nr + 1, '', rubrik, ingress, $4::json, meta, hero, slug, '', av, 'manuell', now()
      FROM revision WHERE innehall_id = $2 AND sprak = $3 ORDER BY nr DESC LIMIT 1`,
    [revision, id, sprak, JSON.stringify(document)],
  );
  await sql(
    `UPDATE sprakversion SET arbetsrevision_id = $1, arbetsrevision_nr = arbetsrevision_nr + 1, publicerad_revision_id = $1,
      publicerad_revision_nr = arbetsrevision_nr + 1 WHERE innehall_id = $2 AND sprak = $3`,
    [revision, id, sprak],
  );
  await sql('UPDATE publicerad_version SET revision_id = $1 WHERE innehall_id = $2 AND sprak = $3', [revision, id, sprak]);
}

async function published(fields: Fields = {}): Promise<string> {
  const { id } = await chief.created(swedish(fields));
  const { status, body } = await chief.release(id);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return id;
}

async function hitsOf(id: string, query: Record<string, string> = {}): Promise<Fields[]> {
  const { status, body } = await chief.get('/svep/faktaruta', query);
  expect(status).toBe(200);
  return body.traffar.filter((hit: { id: string }) => hit.id === id);
}

describe('the sweep', () => {
  test('finds a published article whose points lie in attrs alone, and tells where it is read', async () => {
    const id = await published();
    await publishAsOfOld(id, 'sv', [paragraph('Text', blockId()), box({ punkter: ['Ett', 'Två'] }), box({}), box({}, paragraph('Tre'))]);
    const { rubrik, sprak } = await chief.item(id);
    expect(await hitsOf(id)).toEqual([
      { id, rubrik, sprak: 'sv', lank: sprak.sv.lank, rutor: 3, tomma: 1, punkter_i_attrs: 1, atgard: expect.stringContaining('Spara') },
    ]);
    expect(sprak.sv.lank).toMatch(/^http/);
  });

  test('tells each language by itself', async () => {
    const id = await published();
    await chief.saved(id, 'en', english());
    expect((await chief.release(id, { sprak: ['en'] })).status).toBe(200);
    await publishAsOfOld(id, 'en', [box({ punkter: ['One'] })]);
    expect((await hitsOf(id)).map(({ sprak }) => sprak)).toEqual(['en']);
  });

  test('passes over boxes that readers see, drafts, and what was taken down', async () => {
    const seen = await published();
    await publishAsOfOld(seen, 'sv', [box({ punkter: ['Ett'] }, paragraph('Två'))]);
    expect(await hitsOf(seen)).toEqual([]);

    const { id: draft } = await chief.created(swedish({ block: [box({})] }));
    expect(await hitsOf(draft)).toEqual([]);

    const gone = await published();
    await publishAsOfOld(gone, 'sv', [box({ punkter: ['Ett'] })]);
    expect(await hitsOf(gone)).toHaveLength(1);
    await chief.takeDown(gone);
    expect(await hitsOf(gone)).toEqual([]);
  });

  test('looks at what readers see, not at the draft that follows', async () => {
    const id = await published();
    await publishAsOfOld(id, 'sv', [box({ punkter: ['Ett'] })]);
    const { slug } = (await chief.item(id)).sprak.sv.arbetsrevision;
    await chief.saved(id, 'sv', { ...swedish(), slug, tvinga: true });
    expect(await hitsOf(id)).toHaveLength(1);
  });

  test('a save as the remedy has it, and a release, leave nothing to find', async () => {
    const id = await published();
    const document = [...(swedish().block as unknown[]), box({ punkter: ['Ett', 'Två'] })];
    await publishAsOfOld(id, 'sv', document);
    expect(await hitsOf(id)).toHaveLength(1);
    const { rubrik, ingress, slug } = (await chief.item(id)).sprak.sv.arbetsrevision;
    await chief.saved(id, 'sv', { rubrik, ingress, slug, block: document, tvinga: true });
    expect((await chief.release(id)).status).toBe(200);
    expect(await hitsOf(id)).toEqual([]);
  });

  test('looks at as many as it is asked to, the newest first, and counts them', async () => {
    const id = await published();
    await publishAsOfOld(id, 'sv', [box({})]);
    const newest = await published();
    await sql(`UPDATE publicerad_version SET publicerad = publicerad + interval '1 day' WHERE innehall_id = $1`, [newest]);
    const { body } = await chief.get('/svep/faktaruta', { antal: '1' });
    expect(body).toEqual({ ok: true, granskade: 1, traffar: [] });
  });

  test('changes nothing, and is open to agents', async () => {
    const id = await published();
    await publishAsOfOld(id, 'sv', [box({ punkter: ['Ett'] })]);
    const before = await chief.item(id);
    expect((await (await agent()).get('/svep/faktaruta')).status).toBe(200);
    expect(await chief.item(id)).toEqual(before);
  });

  test.each(['0', '-1', 'alla', '1.5', '20001', ''])('antal «%s» is refused', async (antal) => {
    const { status, fel } = await chief.get('/svep/faktaruta', { antal });
    expect([status, fel.map(({ falt }) => falt)]).toEqual([422, ['antal']]);
  });
});
