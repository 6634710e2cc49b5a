/** What the writer says of the version that a save makes. */
export interface VersionWords {
  /** What has been changed, for whoever reads the history. */
  kommentar: string;
  /** What the version is called there; empty for no name. */
  namn: string;
}

export const NO_WORDS: VersionWords = { kommentar: '', namn: '' };
