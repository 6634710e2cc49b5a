import type { LinkCause } from '#lib/contract/link.ts';

/** What was found at a link. */
export type Found =
  /** A reader gets a page; `leder_till` is where it has moved to for good. */
  | { typ: 'framme'; svar: number; leder_till: string | null }
  /** A reader gets none. `natet` is said where it may be Studio itself that reaches nobody. */
  | { typ: 'trasig'; orsak: LinkCause; svar: number | null; natet: boolean }
  /** Readers may get one: those who check are not let in. */
  | { typ: 'oviss'; orsak: LinkCause; svar: number | null }
  /** To be asked later, as the host wishes. */
  | { typ: 'senare'; sekunder: number };
