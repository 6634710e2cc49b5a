/**
 * What is told in somebody's inbox: they were named, answered in a thread, given a comment or asked for a review; what they have written was
 * approved, the approval taken back, or the text changed by another; their release failed; an agent names them as having given an order; a task was given to them or said something about; a
 * front that they may save is proposed; changes are proposed in an article of theirs, or what they have proposed was accepted or declined, all of it or some.
 */
export const INBOX_EVENTS = [
  'namnd',
  'svar',
  'kommentar_tilldelad',
  'granskning',
  'godkand',
  'godkannande_tillbaka',
  'text_andrad',
  'publicering_misslyckad',
  'order',
  'uppgift_tilldelad',
  'uppgift_kommenterad',
  'framsida_foreslagen',
  'andring_foreslagen',
  'forslag_godtaget',
  'forslag_delvis_godtaget',
  'forslag_avbojt',
  'forslag_delvis_avbojt',
] as const;
export type InboxEvent = (typeof INBOX_EVENTS)[number];

/** Those that are of what is said in a comment. */
export const COMMENT_EVENTS: readonly InboxEvent[] = ['namnd', 'svar', 'kommentar_tilldelad'];

/** What is written of in a letter of all that is not read; of the others there are letters of their own. */
export const WRITTEN_EVENTS: readonly InboxEvent[] = [
  ...COMMENT_EVENTS,
  ...(['godkand', 'godkannande_tillbaka', 'text_andrad', 'andring_foreslagen'] as const),
  ...(['forslag_godtaget', 'forslag_delvis_godtaget', 'forslag_avbojt', 'forslag_delvis_avbojt'] as const),
];

/** A person has so many lines at most, the latest; those that are read stay for so many days. */
export const MOST_INBOX_LINES = 500;
export const READ_LINE_DAYS = 30;
