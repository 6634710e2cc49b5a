/** So many places are chosen at the most: the large one, two beside it and a row of four. */
export const MOST_PLACES = 7;

/** What stands in a place: the article that was chosen, the newest of the place's rule, the newest of all, or nothing. */
export const PLACE_SOURCES = ['artikel', 'regel', 'senaste', 'inget'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** Why what was chosen for a place does not stand there: the article, or what the place's rule names. */
export const PLACE_HINDRANCES = ['vantar', 'slut', 'inte_publik', 'annan_sektion', 'redan', 'regel_saknas'] as const;
export type PlaceHindrance = (typeof PLACE_HINDRANCES)[number];
