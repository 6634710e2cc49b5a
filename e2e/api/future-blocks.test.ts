import { expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import { packDocument, unpackedText } from '#lib/store/packed-document.ts';
import { paragraph, swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { as } from './newsroom/people.ts';

/** What a newer version of Studio may have saved: a block of a type, and one with an attribute, that this one does not know. */
const FUTURE = [
  { type: 'framtida', attrs: { id: 'bframtid1', djup: { b: 1, a: [null, 'x'] } }, content: [{ type: 'okand', attrs: { c: 2 } }] },
  { type: 'citat', attrs: { id: 'bframtid2', text: 'Ja.', vem: 'Bo', ton: 'glad' } },
];

test('an article with blocks of a newer version is edited around them, which come back byte for byte', async () => {
  const writer = await as('skribent');
  const { id } = await writer.created(swedish());
  const before = (await writer.item(id)).sprak.sv.arbetsrevision;
  const future = [...FUTURE, paragraph('Före.', 'bstycke001')] as Block[];
  // The database lets nobody change a revision; only its owner may say for once that no trigger looks.
  await sql(`BEGIN; SET LOCAL session_replication_role = replica;
    UPDATE revision SET dokument = '\\x${packDocument(future).toString('hex')}' WHERE id = '${before.id}'; COMMIT`);

  const block = [FUTURE[0], paragraph('Efter.', 'bstycke001'), FUTURE[1]];
  const saved = await writer.save(id, 'sv', swedish({ block, bas: before.id }));
  expect([saved.status, saved.fel]).toEqual([200, []]);
  // Past the application: its answers are held against a document that knows no such block.
  const [kept] = await sql<{ dokument: Buffer }>('SELECT dokument FROM revision WHERE id = $1', [saved.body.id]);
  expect(kept && unpackedText(kept.dokument)).toBe(JSON.stringify(block));

  const checked = await writer.validate(id);
  expect(checked.body.blockerande).toBe(true);
  expect(checked.body.fel).toContainEqual(expect.objectContaining({ kod: 'block_okant', block: 'bframtid1' }));
  const preview = await writer.post(`/innehall/${id}/forhandsvisning`);
  expect([preview.status, preview.body.html.includes('Efter.')]).toEqual([200, true]);

  const changed = structuredClone(FUTURE);
  Object.assign(changed[1]?.attrs ?? {}, { text: 'Nej.' });
  const refused = await writer.save(id, 'sv', swedish({ block: changed, bas: saved.body.id }));
  expect([refused.status, refused.koder]).toEqual([422, ['falt_okant']]);
});
