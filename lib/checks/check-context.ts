import type { CheckedAt } from '#lib/blocks/define-block.ts';
import type { RegisteredPrograms } from '#lib/blocks/registered-programs.ts';
import type { CheckCode } from '#lib/checks/catalogue.ts';
import type { RightsObstacle } from '#lib/content/picture-rights.ts';
import type { ArticleContent, Source, Sponsor } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What the checks need to know of a picture in the archive. */
export interface MediaFacts {
  kredit: string;
  /** Absent for one that the archive does not have. */
  filnamn?: string;
  bredd: number;
  /** Also for an id that the archive does not have. */
  raderad: boolean;
  /** Why the picture may not be shown, judged by the caller, who knows the time and the channel. */
  hinder?: readonly RightsObstacle[];
  /** Whether links that are shared in social media may show it. */
  delas?: boolean;
}

export type CheckedArticle = ArticleContent & { sprak: Language };

/**
 * What the checks know besides the words themselves. All of it is handed in: the same rules run on the server, which
 * looks everything up, and in the browser, which passes what it has. What is left out is not judged.
 */
export interface CheckContext extends CheckedAt {
  /** Template id. */
  mall: string;
  sektion: { id: string; namn: string; mallar: readonly string[] };
  sponsrad: Sponsor | null;
  kallor: readonly Source[];
  /** Who is named as responsible by a key alone (lib/content/byline.ts). */
  obekraftadAnsvarig?: string | undefined;
  taggar: readonly string[];
  kategorier: readonly number[];
  /** Whether the publishing system refuses an article without a category. */
  kategoriKravs: boolean;
  /** Whether another article of the section has the same slug in this language. */
  slugUpptagen: boolean;
  /** Whether the source has a newer revision than the one this version was translated from. */
  inaktuell: boolean;
  /** Proposals for this version in which nobody has decided of everything, and whether they stop a release; absent when that is not known. */
  forslag?: { antal: number; stoppar: boolean };
  /** The version this one is translated from; absent for the source itself. */
  kalla?: Pick<ArticleContent, 'block'>;
  /** The version readers see now; absent when none is public. */
  publicerad?: ArticleContent;
  /** By media id, those the article uses. */
  media: ReadonlyMap<string, MediaFacts>;
  /** The codes of the site's outbound links (`/ut/kod`) that lead somewhere; absent when there is none. */
  registeredCodes?: ReadonlySet<string>;
  /** Those of the programs that pay for links which the article may mean; absent when there is none. */
  registeredPrograms?: RegisteredPrograms;
  /** Under which addresses the site is read: what leads to one of their hosts stays on the site. */
  egnaAdresser?: readonly string[];
  /** Addresses the link monitor has something to say about. */
  lankar?: ReadonlyMap<string, 'dod' | 'nedtagen'>;
}

/** One thing found, before its sentences are filled in. */
export interface ArticleFinding {
  kod: CheckCode;
  /** `ingress`, `meta.seoBesk`, `block[3].attrs.alt` … */
  falt: string;
  /** The id of the block concerned. */
  block?: string;
  params?: Record<string, string | number>;
  /** The code's milder form, which only warns. */
  mild?: true;
  /** About the content item and not one of its language versions: tags, categories, sources. */
  gallerAlla?: true;
}
