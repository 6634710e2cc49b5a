import { FetchedPart } from '#components/studio/fetched-part.ts';

/** What is shown of others in the text, and told to them of one's cursor there: fetched when somebody else is in the article for the first time. */
export const PRESENCE_MARKS = new FetchedPart(() => import('#components/editor/presence/presence-marks.ts'));
