/** The kinds, in the order in which an archive tells of them: what is pointed at comes before what points. */
export const ARCHIVED_KINDS = [
  'roller',
  'sektioner',
  'personer',
  'agenter',
  'installningar',
  'personlexikon',
  'taggar',
  'annonsprogram',
  'utlankar',
  'bevakningar',
  'bilder',
  'artiklar',
  'uppgifter',
  'kommentarer',
] as const;
