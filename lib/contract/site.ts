import type { LogotypePlace, Typeface } from '#lib/contract/closed/site.ts';
import type { Language } from '#lib/contract/languages.ts';

/** A link of the newsroom's own: to a path of the site, or to a whole address. */
export interface SiteLink {
  text: string;
  adress: string;
}

/** Who the site is, as its newsroom has said in the settings. Texts are empty where nobody has said anything. */
export interface SiteIdentity {
  namn: string;
  beskrivning: Readonly<Record<Language, string>>;
  ansvarig_utgivare: string;
  /** The company or association behind the site. */
  utgivare: string;
  /** An address: whole, or of a picture in Studio. */
  logotyp: string;
  logotyp_visas: LogotypePlace;
  /** The site's colour, #rrggbb; empty for Studio's own. */
  accent: string;
  typsnitt: Typeface;
  /** An e-mail address or a web address. */
  kontakt: string;
  sociala: readonly string[];
  /** After the sections in the menu, and in the foot. */
  meny: Readonly<Record<Language, readonly SiteLink[]>>;
  sidfot: Readonly<Record<Language, readonly SiteLink[]>>;
  /** Where there is no page; empty for Studio's own words. */
  saknas: Readonly<Record<Language, string>>;
  /** From how much of an article’s words readers are told that a program wrote them: nothing, the greater part, a part. */
  ai_not: 'ingen' | 'storre_del' | 'del';
  /** Whether they are told who has reviewed those words. */
  ai_granskare: 'redaktionen' | 'namn';
  /** What readers see of a correction: its text, or the words before and after where somebody has chosen it. */
  rattelser: 'text' | 'fore_efter';
  /** Whether what has changed since a reader read it is marked in their browser, which then keeps what they have read. */
  andrat_sedan: 'visas_inte' | 'visas';
  /** A web address. */
  integritetspolicy: string;
}
