import { expect, test } from 'vitest';
import { Assistant } from './assistant/mcp-client.ts';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import { agent, as } from './newsroom/people.ts';

/* What an assistant's program offers while somebody fills in a prompt, or the address of something to read. */

const chief = await as('chefredaktor');
const asking = await agent({}, chief);

const PROMPT = { type: 'ref/prompt', name: 'skriv_nyhet' } as const;
const ARTICLE = { type: 'ref/resource', uri: 'studio://innehall/{id}' } as const;
const TEMPLATE = { type: 'ref/resource', uri: 'studio://mallar/{mall}' } as const;

test.each(['auto', 'legacy'] as const)('is told of sections, templates, articles and who gave the order: %s', async (version) => {
  const { client } = await Assistant.connect(asking.nyckel, 'redaktion', version);
  const values = async (
    ref: typeof PROMPT | typeof ARTICLE | typeof TEMPLATE | { type: 'ref/prompt'; name: string },
    name: string,
    value: string,
  ) => (await client.complete({ ref, argument: { name, value } })).completion.values;
  expect(client.getServerCapabilities()?.completions).toEqual({});
  expect(await values(PROMPT, 'sektion', 'm')).toEqual(['mat']);
  expect(await values(PROMPT, 'sektion', 'Nö')).toEqual(['noje']);
  expect(await values(PROMPT, 'anteckningar', 'Bro')).toEqual([]);
  expect(await values(TEMPLATE, 'mall', 're')).toEqual(expect.arrayContaining(['reportage', 'recept', 'recension']));
  const word = uniqueWord();
  const { id } = await chief.created(swedish({ rubrik: `Bron ${word}` }));
  expect(await values(ARTICLE, 'id', '')).toContain(id);
  expect(await values(ARTICLE, 'id', id.slice(0, 8))).toContain(id);
  await expect.poll(() => values({ type: 'ref/prompt', name: 'ratta_fel' }, 'id', word)).toEqual([id]);
  // A word that might begin an id, and begins none.
  const hex = `fa${Math.random().toString(16).slice(2, 7)}`;
  const named = await chief.created(swedish({ rubrik: `Skeppet ${hex}` }));
  await expect.poll(() => values(ARTICLE, 'id', hex)).toEqual([named.id]);
  expect(await values({ type: 'ref/prompt', name: 'skriv_liveinlagg' }, 'order_av', '')).toEqual([chief.epost]);
  await expect(client.complete({ ref: { type: 'ref/prompt', name: 'finns_inte' }, argument: { name: 'id', value: '' } })).rejects.toThrow(
    'finns inte',
  );
  await client.close();
});

test('is not offered where there is nothing to fill in', async () => {
  const { client } = await Assistant.connect(asking.nyckel, 'trafik');
  expect(client.getServerCapabilities()?.completions).toBeUndefined();
  await client.close();
});
