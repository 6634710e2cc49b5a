import type { FrontOf } from '#lib/content/fill-edition.ts';

export const FRONT = 'framsida';

/** The setting whose versions are the editions of a front. */
export function frontSetting({ sprak, sektion }: FrontOf): string {
  return [FRONT, sprak, ...(sektion === null ? [] : [sektion])].join(':');
}

/** The setting that keeps what is proposed for a front: no front of the site, so that it goes nowhere with the newsroom. */
export function frontProposalsSetting({ sprak, sektion }: FrontOf): string {
  return ['framsidesforslag', sprak, ...(sektion === null ? [] : [sektion])].join(':');
}

/** Whether a setting is one of those. */
export function isFrontSetting(nyckel: string): boolean {
  return nyckel.startsWith(`${FRONT}:`);
}
