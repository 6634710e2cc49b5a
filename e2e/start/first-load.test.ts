import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/*
 * How much script a browser is sent before anything of a page of the staff can be used, gzipped: what the build says that the page begins with.
 * What is fetched later (a dialog that is opened, the palette) is not in it.
 */

const KB = 1024;

/** What a page may weigh. A heavier one has an import that it could do without until somebody asks for it: see components/studio/lazy-dialog.tsx. */
const MOST = { article: 579 * KB, live: 442 * KB, guide: 319 * KB, any: 286 * KB, beforeLogin: 190 * KB };

const manifestsSchema = z.record(z.string(), z.object({ entryJSFiles: z.record(z.string(), z.array(z.string())) }));
const buildSchema = z.object({ rootMainFiles: z.array(z.string()) });

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(path.join('.next', file))).length;
  sizes.set(file, known);
  return known;
}

/** The scripts that every page begins with, and those of the page and the layouts around it. */
function firstLoadOf(manifest: string): number {
  const world: { globalThis?: unknown; __RSC_MANIFEST?: unknown } = {};
  world.globalThis = world;
  runInNewContext(readFileSync(manifest, 'utf8'), world);
  const { rootMainFiles } = buildSchema.parse(JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')));
  const files = Object.values(manifestsSchema.parse(world.__RSC_MANIFEST)).flatMap(({ entryJSFiles }) =>
    Object.entries(entryJSFiles).flatMap(([entry, scripts]) => (/\/(?:page|layout)$/.test(entry) ? scripts : [])),
  );
  return [...new Set([...rootMainFiles, ...files])].reduce((sum, file) => sum + sizeOf(file), 0);
}

function mostOf(page: string): number {
  if (page.endsWith('artikel/[id]')) return MOST.article;
  if (page.endsWith('artikel/[id]/live')) return MOST.live;
  if (page.endsWith('/kom-igang')) return MOST.guide;
  return page.includes('(redaktion)') ? MOST.any : MOST.beforeLogin;
}

/** Of each page of the staff, its path in `app` and what the build says of it. */
const PAGES = globSync('.next/server/app/studio/**/page_client-reference-manifest.js').map(
  (manifest) => [path.dirname(manifest).replace('.next/server/app/', ''), manifest] as const,
);

describe('what a browser loads first', () => {
  test('the pages are those of the staff', () => {
    expect(PAGES.map(([page]) => page)).toEqual(
      expect.arrayContaining(['studio/logga-in', 'studio/(redaktion)/artikel/[id]', 'studio/(redaktion)/(skarmar)/ko']),
    );
  });

  test.each(PAGES)('%s', (page, manifest) => {
    expect(firstLoadOf(manifest)).toBeLessThanOrEqual(mostOf(page));
  });
});
