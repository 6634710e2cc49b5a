/** What a suggestion does: puts a block in, strikes it, writes it anew, moves it, or sets a field or a picture. */
export const SUGGESTION_KINDS = ['infogat', 'struket', 'ersatt', 'flyttat', 'falt', 'bild'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** What has become of one. `foraldrad`: what it is about is gone, or is already as it says. */
export const SUGGESTION_STATES = ['oppen', 'godtagen', 'avbojd', 'foraldrad'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** What somebody has said of one, once and for all. */
export const DECISIONS = ['godtagen', 'avbojd', 'foraldrad'] as const satisfies readonly SuggestionState[];
export type Decision = (typeof DECISIONS)[number];

/** So many proposals of one language version may have something undecided in them. */
export const MOST_OPEN_PROPOSALS = 20;
