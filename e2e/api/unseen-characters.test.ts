import { expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import { packDocument } from '#lib/store/packed-document.ts';
import { blockId, paragraph, swedish, uniqueWord } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { agent, as } from './newsroom/people.ts';

/** What XML 1.0 has no form for («Char»), and what no page has a place for. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;

const chief = await as('chefredaktor');

/** As it was kept while nobody refused it. */
async function asKeptThen(id: string, rubrik: string, block: Block[]): Promise<void> {
  await sql(`BEGIN; SET LOCAL session_replication_role = replica;
    UPDATE revision SET rubrik = '${rubrik}', ingress = '${rubrik}', dokument = '\\x${packDocument(block).toString('hex')}' WHERE innehall_id = '${id}';
    UPDATE sprakversion SET rubrik = '${rubrik}' WHERE innehall_id = '${id}'; UPDATE innehall SET rubrik = '${rubrik}' WHERE id = '${id}'; COMMIT`);
}

test('what was kept with characters that nobody sees is read and edited as it is, and readers get it without them', async () => {
  const word = uniqueWord();
  const { id } = await chief.created(swedish({ rubrik: word, slug: word }));
  const rubrik = `${word} rad\u000brad \u0093så\u0094\u0002`;
  const quote: Block = { type: 'citat', attrs: { id: blockId(), text: 'En\u000btvå', vem: 'Anna\u001f' } };
  const own: Block = { type: 'paragraph', attrs: { id: blockId() }, content: [{ type: 'text', text: 'Ett\u0002stycke' }] };
  await asKeptThen(id, rubrik, [quote, own]);

  const { arbetsrevision } = (await chief.item(id)).sprak.sv;
  expect([arbetsrevision.rubrik, arbetsrevision.block]).toEqual([rubrik, [quote, own]]);
  // Who writes around it is not stopped by it, and what they have not touched is as it was; a program that writes it anew is told, and a person is not.
  const rewritten = { bas: arbetsrevision.id, block: [quote, paragraph('Ett stycke till', blockId())] };
  const saved = await chief.save(id, 'sv', swedish({ ...rewritten, rubrik: word, slug: word }));
  expect([saved.status, saved.fel]).toEqual([200, []]);
  expect((await chief.item(id)).sprak.sv.arbetsrevision.block[0]).toEqual(quote);
  const robot = await agent({ sektioner: ['*'], mallar: ['*'], sprak: ['*'] });
  const written = await robot.save(id, 'sv', swedish({ bas: saved.body.id, rubrik, slug: word }));
  expect(written.fel.map(({ kod, falt }) => `${kod} ${falt}`)).toEqual(['tecken_otillatna rubrik']);
  const again = await chief.save(id, 'sv', swedish({ ...rewritten, bas: saved.body.id, rubrik, slug: word }));
  expect((await chief.item(id)).sprak.sv.arbetsrevision.rubrik).toBe(rubrik);
  expect((await chief.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: arbetsrevision.id, bas: again.body.id })).status).toBe(200);
  expect((await chief.post(`/innehall/${id}/kopiera`)).status).toBe(201);

  const released = await chief.release(id, { lage: 'publicera', overstyr: true });
  expect([released.status, released.fel]).toEqual([200, []]);
  const page = `/nyheter/${word}`;
  for (const path of [page, '/rss.xml', '/atom.xml', '/feed.json', '/']) {
    const { status, text } = await read(path);
    expect([path, status, UNSEEN.exec(text)?.index]).toEqual([path, 200, undefined]);
    expect(text, path).toContain(`${word} rad`);
  }
  expect((await read(page)).text).toContain('Ettstycke');
  const titles = JSON.parse((await read('/feed.json')).text).items.map(({ title }: { title: string }) => title);
  expect(titles).toContain(`${word} rad rad “så”`);
});

const read = (path: string) => send({ method: 'GET', path });
