import type { ReaderAssets } from '#lib/site/pages/page-head.tsx';

/** For tests and benches: the files of readers' pages by their names, where nothing is built and nobody fetches them. */
export const EXAMPLE_ASSETS: ReaderAssets = {
  style: '/stil.css',
  script: { src: '/skript.js', integrity: 'sha384-abc' },
  icon: '/ikon.svg',
  ads: { style: '/annons.css', script: { src: '/annons.js', integrity: 'sha384-def' } },
  since: { style: '/sedan.css', script: { src: '/sedan.js', integrity: 'sha384-ghi' } },
  preload: [],
};
