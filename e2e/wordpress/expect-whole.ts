import { expect } from 'vitest';
import type { TestArticle } from './articles.ts';
import type { RunningWordPress } from './start.ts';
import { cropId } from './whole-article.ts';

/** The article is in WordPress once, with everything that belongs to it. */
export function expectWhole(wp: RunningWordPress, wanted: TestArticle, lank: string): void {
  const posts = wp.query(
    "SELECT ID, post_status, post_content FROM wp_posts WHERE post_type = 'post' AND guid = ?",
    `urn:studio:${wanted.externalId}`,
  );
  expect(posts).toHaveLength(1);
  const [post] = posts;
  const id = String(post?.ID);
  expect(post?.post_status).toBe('publish');
  expect(post?.post_content).toMatch(/<img src="http[^"]+\/uploads\/[^"]+\.jpg"/);

  const attachment = (externalId: string) =>
    wp
      .query("SELECT ID FROM wp_posts WHERE post_type = 'attachment' AND guid = ?", `urn:studio:${externalId}`)
      .map((row) => String(row.ID));
  const { hero } = wanted;
  if (hero === null) throw new Error('an article without a picture is not a whole one');
  const ids = [hero.externalId, cropId(hero), ...wanted.bilder.map(({ externalId }) => externalId)].map(attachment);
  for (const found of ids) expect(found).toHaveLength(1);

  const meta = new Map(
    wp
      .query('SELECT meta_key, meta_value FROM wp_postmeta WHERE post_id = ?', id)
      .map((row) => [String(row.meta_key), String(row.meta_value)]),
  );
  expect(meta.get('_thumbnail_id')).toBe(ids[0]?.[0]);
  expect(meta.get('_studio_share_image')).toBe(ids[1]?.[0]);
  expect(JSON.parse(meta.get('_studio_json_ld') ?? '{}')['@id']).toBe(lank);
  expect(meta.get('_studio_hreflang')).toContain('https://tidningen.example/en/nyheter/ferry');
  expect(meta.get('_wp_old_slug')).toBe(wanted.gamlaSlugar[0]);
  for (const found of ids.flat()) {
    expect(wp.query("SELECT meta_value FROM wp_postmeta WHERE post_id = ? AND meta_key = '_wp_attachment_metadata'", found)).toHaveLength(
      1,
    );
  }

  const terms = wp.query(
    'SELECT t.name FROM wp_terms t JOIN wp_term_taxonomy x ON x.term_id = t.term_id JOIN wp_term_relationships r ON r.term_taxonomy_id = x.term_taxonomy_id WHERE r.object_id = ?',
    id,
  );
  expect(terms.map(({ name }) => name).toSorted()).toEqual(['Nyheter', ...wanted.taggar].toSorted());
}
