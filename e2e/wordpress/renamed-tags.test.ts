import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article } from './articles.ts';
import { type RunningWordPress, startWordPress } from './start.ts';

/* What somebody calls a tag in WordPress it is called there, until Studio's newsroom renames it. */

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const tagsOf = (id: string) =>
  wp.evaluate(`return array_map( 'wp_specialchars_decode', wp_get_post_tags( ${id}, array( 'fields' => 'names' ) ) );`);
const rename = (from: string, to: string) =>
  wp.evaluate(
    `return (bool) wp_update_term( get_term_by( 'name', '${from}', 'post_tag' )->term_id, 'post_tag', array( 'name' => '${to}' ) );`,
  );

it('a renaming in WordPress is told once, and not undone by what is delivered with the former name', async () => {
  const wanted = article(wp, { taggar: ['Båtar & skepp', 'Kvar'] });
  const { id } = await editor().deliver(wanted);
  expect(await editor().renamedTags(0)).toEqual({ taggar: [], sista: 0, fler: false });
  expect(await rename('Båtar & skepp', 'Fartyg & färjor')).toBe(true);
  const told = await editor().renamedTags(0);
  expect(told).toMatchObject({ taggar: [{ namn: 'Fartyg & färjor' }], fler: false });
  expect(await editor().renamedTags(told.sista)).toEqual({ taggar: [], sista: told.sista, fler: false });

  await editor().deliver({ ...wanted, version: '2026-11-20T09:00:00.000Z', rubrik: 'En annan rubrik' });
  const other = await editor().deliver(article(wp, { taggar: ['båtar & skepp', 'Batar & skepp'] }));
  expect(await tagsOf(id)).toEqual(['Fartyg & färjor', 'Kvar']);
  // The same letters without their rings and dots are another name.
  expect(await tagsOf(other.id)).toEqual(['Batar & skepp', 'Fartyg & färjor']);

  // Studio's names lead where its own newsroom renames; what somebody then makes of the old name is that.
  expect(await editor().renameTag(['Båtar & skepp'], 'Sjöfart')).toBe(false);
  expect(await tagsOf(id)).toEqual(['Kvar', 'Sjöfart']);
  await wp.evaluate(`return wp_insert_term( 'Båtar & skepp', 'post_tag', array( 'slug' => 'nya' ) );`);
  await editor().deliver({ ...wanted, version: '2026-11-20T10:00:00.000Z' });
  expect(await tagsOf(id)).toEqual(['Båtar & skepp', 'Kvar']);
});

it('a renaming that is refused, of a category, or in capitals only is none', async () => {
  await wp.evaluate(`return wp_insert_term( 'Ett', 'post_tag' );`);
  const { sista } = await editor().renamedTags(0);
  await wp.evaluate(
    `return is_wp_error( wp_update_term( get_term_by( 'name', 'Ett', 'post_tag' )->term_id, 'post_tag', array( 'name' => '' ) ) );`,
  );
  await rename('Ett', 'ETT');
  await wp.evaluate(`return wp_update_term( ${wp.categories.kultur}, 'category', array( 'name' => 'Kultur och nöje' ) );`);
  expect(await editor().renamedTags(sista)).toEqual({ taggar: [], sista, fler: false });
});
