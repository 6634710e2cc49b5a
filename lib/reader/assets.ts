/** Under which address readers fetch the style, the script, the fonts and the icon. */
export const ASSETS_ADDRESS = '/studio/stil';

/** The file in the built folder that says which is which: names of files beside it. */
export const MANIFEST = 'lasare.json';

export interface ReaderManifest {
  style: string;
  script: string;
  icon: string;
  ads: { style: string; script: string };
  /** What verifies proofs. */
  intyg: string;
  since: { style: string; script: string };
  preload: string[];
}
