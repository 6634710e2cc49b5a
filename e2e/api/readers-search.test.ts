import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';

const { url } = inject('studio');
const chief = await as('chefredaktor');
const word = () => `ord${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const found = async (q: string) => (await send({ method: 'GET', path: `/sok?q=${encodeURIComponent(q)}`, headers: {} }, url)).text;
const LIMIT = { timeout: 60_000 };

test('readers find what is public by all of its words, never by those of a draft, and nothing that has been taken down', async () => {
  const [headline, tag, draft, drafted] = [word(), word(), word(), word()];
  const { id, revision } = await chief.created({ sektion: 'mat', ...swedish({ rubrik: `Soppan ${headline}` }), taggar: [tag] });
  expect(await found(headline)).not.toContain('class="rader"');
  await chief.release(id);
  const { pathname } = new URL((await chief.item(id)).sprak.sv?.lank ?? '');
  for (const q of [headline, headline.toUpperCase(), `${tag} soppan`])
    await expect.poll(() => found(q), LIMIT).toContain(`href="${pathname}"`);
  // What is worked on meanwhile is nobody's to find.
  await chief.saved(id, 'sv', { ...swedish({ rubrik: `Grytan ${draft}` }), bas: revision });
  await chief.patch(`/innehall/${id}`, { taggar: [drafted] });
  expect(await found(draft)).not.toContain(pathname);
  expect(await found(drafted)).not.toContain(pathname);
  expect(await found(headline)).toContain(`href="${pathname}"`);
  await chief.release(id);
  await expect.poll(() => found(draft), LIMIT).toContain('Grytan');
  expect(await found(`soppan ${headline}`)).not.toContain('Soppan');
  await chief.takeDown(id);
  expect(await found(draft)).not.toContain('Grytan');
});
