import type { FrontOf } from '#lib/content/fill-edition.ts';

/** The setting whose versions are the editions of a front. */
export function frontSetting({ sprak, sektion }: FrontOf): string {
  return ['framsida', sprak, ...(sektion === null ? [] : [sektion])].join(':');
}
