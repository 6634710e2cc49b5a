/** By which a page of Studio names the person it was opened by, in everything that it asks (docs/decisions/sessions.md). */
export const PAGE_PERSON_HEADER = 'Studio-Person';
