import { CONTENT_STATUSES, type ContentStatus, LANGUAGE_STATUSES, type LanguageStatus } from '#lib/contract/closed/article.ts';
import { recordOf } from '#lib/contract/record-of.ts';

/*
 * Every state of an article and of each of its language versions, and every move between them. The operations ask this
 * table, docs/states.md is made from it, and a test walks each move from each state.
 */

interface Move<Status extends string> {
  /** The operation that makes it; `release engine` is Studio itself, carrying out what somebody has ordered. */
  by: string;
  who: string;
  condition: string;
  /** The state after it, by the state before it; from a state that is not named the move is refused. */
  to: Partial<Record<Status, Status>>;
  effects: readonly string[];
}

const same = <Status extends string>(statuses: readonly Status[]) => recordOf<Status, Status>(statuses, (status) => status);
const into = <Status extends string>(statuses: readonly Status[], status: Status) => recordOf(statuses, () => status);

const PUBLISHERS = 'publicist, chief editor, superadmin, admin with `publicera`; an agent where allowed, with `order_av`';
const WRITERS = 'whoever may write in the section';

/** A schedule that has ended otherwise than by publication: what had not been public is worked on again. */
const WITHOUT_SCHEDULE = { ...same(CONTENT_STATUSES), schemalagd: 'utkast' } as const;

export const CONTENT_MOVES = {
  setDraft: {
    by: 'andraInnehall `status: utkast`',
    who: WRITERS,
    condition: 'not deleted',
    to: { utkast: 'utkast', granskning: 'utkast' },
    effects: [],
  },
  setReview: {
    by: 'andraInnehall `status: granskning`',
    who: WRITERS,
    condition: 'not deleted',
    to: { utkast: 'granskning', granskning: 'granskning' },
    effects: [],
  },
  save: {
    by: 'sparaSprakversion, aterstallRevision, angraAgent',
    who: WRITERS,
    condition: 'not deleted; `bas` is current',
    to: same(CONTENT_STATUSES),
    effects: ['a new revision; what is public, and what is pinned by a schedule, stays'],
  },
  publish: {
    by: 'slappInnehall `lage: publicera`; godkannRelease',
    who: PUBLISHERS,
    condition: 'the check stops nothing, or `overstyr`; English needs public Swedish; the publishing system has confirmed Swedish',
    to: into(CONTENT_STATUSES, 'publicerad'),
    effects: [
      'readers get the pinned revisions at their addresses, older addresses lead there',
      'waiting releases of the same languages are replaced',
      'other public languages become `behover_uppdateras` when the source has new words',
      '`meta.uppdaterad` is set on what was public already',
    ],
  },
  schedule: {
    by: 'slappInnehall `lage: schemalagd`, or `publicera` with a `datum` in the future; godkannRelease',
    who: `${PUBLISHERS} (an agent: \`schemalagga\`)`,
    condition: 'as for publishing; English alone needs Swedish public or scheduled no later',
    to: { ...same(CONTENT_STATUSES), utkast: 'schemalagd', granskning: 'schemalagd' },
    effects: ['`schemalagd` tells time, languages and pinned revisions', 'an earlier schedule of the same languages is replaced'],
  },
  ask: {
    by: 'slappInnehall `publicera` or `schemalagd` of an agent in approval mode, or whose order the person named is to confirm',
    who: 'an agent where allowed, with `order_av`',
    condition: 'as for publishing or scheduling',
    to: same(CONTENT_STATUSES),
    effects: [
      'answered with 202 `vantar_pa_godkannande`: nothing is public, scheduled or told to the publishing system',
      'a person who may publish it confirms (godkannRelease) or declines (avslaRelease) it; an order is confirmed by the person named alone, within 24 hours and before its time',
      'an earlier request for the same languages is replaced; an order is of all its languages, and over when one of them is released otherwise',
    ],
  },
  tryOut: {
    by: 'slappInnehall `lage: publicera` in test mode',
    who: PUBLISHERS,
    condition: 'as for publishing; Swedish alone',
    to: same(CONTENT_STATUSES),
    effects: [
      'nothing becomes public, and nothing public changes: Swedish is handed to the publishing system as a draft unless readers have it there; the site of one’s own gives a share link',
      'nothing that waits is replaced or called off',
    ],
  },
  queue: {
    by: 'slappInnehall, while the publishing system is away',
    who: PUBLISHERS,
    condition: 'as for publishing, without the confirmation',
    to: WITHOUT_SCHEDULE,
    effects: [
      'answered with 202 `koad`, tried again ever more seldom until it is confirmed',
      'after an hour whoever ordered it is written to',
    ],
  },
  carryOut: {
    by: 'release engine, at the time or when the publishing system is back',
    who: 'whoever ordered or confirmed it, still active and still with the right (for an agent: `order_av`)',
    condition: 'as for publishing; not deleted, taken down or replaced since',
    to: into(CONTENT_STATUSES, 'publicerad'),
    effects: ['as for publishing, exactly once'],
  },
  endSchedule: {
    by: 'avbrytRelease, or release engine when the check, a right, the publishing system or test mode stops it',
    who: PUBLISHERS,
    condition: 'it waits',
    to: WITHOUT_SCHEDULE,
    effects: [
      'nothing is published; a failure keeps its cause in the tracking, is put in the work queue, and whoever scheduled it is written to',
    ],
  },
  handOver: {
    by: 'slappInnehall `lage: utkast`',
    who: PUBLISHERS,
    condition: 'none: the check does not stop a draft',
    to: WITHOUT_SCHEDULE,
    effects: [
      'waiting releases of the same languages are called off',
      'Swedish is in the publishing system as a draft, unless readers have it',
    ],
  },
  takeDown: {
    by: 'taNedInnehall',
    who: 'chief editor, superadmin, admin with `publicera`; never an agent',
    condition: '`orsak`',
    to: { publicerad: 'nedtagen' },
    effects: [
      'at once: all languages leave readers, feeds, site maps, lists and caches; addresses lead to the section (302); share links are revoked; waiting releases are called off; the reason is logged',
      'the publishing system makes its article a draft, as soon as it can be reached',
    ],
  },
  delete: {
    by: 'andraInnehall `raderad: true`',
    who: 'chiefs; the owner, of a draft never public',
    condition: 'not public',
    to: { utkast: 'utkast', granskning: 'granskning', schemalagd: 'utkast', nedtagen: 'nedtagen' },
    effects: ['waiting releases are called off', 'until it is brought back every change is refused'],
  },
} as const satisfies Record<string, Move<ContentStatus>>;

export type ContentMove = keyof typeof CONTENT_MOVES;

export const LANGUAGE_MOVES = {
  setDraft: {
    by: 'sattSprakstatus `utkast`',
    who: WRITERS,
    condition: 'the language version exists',
    to: into(LANGUAGE_STATUSES, 'utkast'),
    effects: [],
  },
  setReview: {
    by: 'sattSprakstatus `granskning`',
    who: WRITERS,
    condition: 'the language version exists',
    to: into(LANGUAGE_STATUSES, 'granskning'),
    effects: ['whoever may approve it is written to, when a person asks and does not say `mejl: false`'],
  },
  approve: {
    by: 'sattSprakstatus `godkand`',
    who: 'reviewer and wider; an agent with publishing right on its owner’s order',
    condition: 'the language version exists; where four eyes are asked, none of its writers approves it',
    to: into(LANGUAGE_STATUSES, 'godkand'),
    effects: [],
  },
  outdate: {
    by: 'sattSprakstatus `behover_uppdateras`',
    who: WRITERS,
    condition: 'the language version exists',
    to: into(LANGUAGE_STATUSES, 'behover_uppdateras'),
    effects: [],
  },
  save: {
    by: 'sparaSprakversion, aterstallRevision, angraAgent',
    who: WRITERS,
    condition: '`bas` is current',
    to: { ...same(LANGUAGE_STATUSES), godkand: 'utkast' },
    effects: ['what was approved was another revision'],
  },
  release: {
    by: 'slappInnehall `publicera` or `schemalagd`, accepted',
    who: PUBLISHERS,
    condition:
      'the released revision is the working one; of an older one the state stays; where four eyes are asked, another than its writers releases or has approved it',
    to: into(LANGUAGE_STATUSES, 'godkand'),
    effects: ['approval is part of the release: no review, no letter; in test mode too'],
  },
  handOver: {
    by: 'slappInnehall `utkast`',
    who: PUBLISHERS,
    condition: 'none',
    to: same(LANGUAGE_STATUSES),
    effects: [],
  },
  sourceReleased: {
    by: 'release of the source language',
    who: PUBLISHERS,
    condition: 'this one is public, was translated from older words and is not released with it',
    to: into(LANGUAGE_STATUSES, 'behover_uppdateras'),
    effects: [],
  },
} as const satisfies Record<string, Move<LanguageStatus>>;

export type LanguageMove = keyof typeof LANGUAGE_MOVES;

/** The state an article is in after the move; `undefined` where the move is refused. */
export function contentStatusAfter(move: ContentMove, before: ContentStatus): ContentStatus | undefined {
  const to: Partial<Record<ContentStatus, ContentStatus>> = CONTENT_MOVES[move].to;
  return to[before];
}
