import type { FaultEntry } from '#lib/contract/fault.ts';

/** The tabs that have fields. */
type FormTab = 'artikel' | 'sok' | 'bild';

export type PanelTab = FormTab | 'kontroll' | 'forslag' | 'kommentarer' | 'historik' | 'siffror';

/** Where a writer puts right what an entry of the check is about. */
export interface FaultPlace {
  /** The block to go to, when it is in the text. */
  block?: string;
  /** The panel's tab, when it is there. */
  tab?: FormTab;
  /** The block's own field, when the form of the block has it. */
  field?: string;
  /** The field, by its path; the nearest one that there is a form field for. */
  falt: string;
}

const TABS: ReadonlyArray<[prefix: RegExp, tab: FormTab]> = [
  [/^meta\b/, 'sok'],
  [/^hero\b/, 'bild'],
  [/^(slug|taggar|kategorier|sektion|mall|ansvarig|sponsrad|kallor)\b/, 'artikel'],
];

export function placeOf({ falt, block }: Pick<FaultEntry, 'falt' | 'block'>): FaultPlace {
  if (block !== undefined) {
    const field = /^block\[\d+\]\.attrs\.(\w+)/.exec(falt)?.[1];
    return { block, falt: 'block', ...(field === undefined ? {} : { field }) };
  }
  const tab = TABS.find(([prefix]) => prefix.test(falt))?.[1];
  return { falt: falt.startsWith('block') ? 'block' : falt, ...(tab === undefined ? {} : { tab }) };
}
