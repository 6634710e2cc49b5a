import type { CmsAuthors } from '#lib/contract/cms-authors.ts';
import type { ChangedPart, CmsComparison } from '#lib/contract/cms-comparison.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';

/** A section as the CMS knows it. */
export interface CmsSection {
  id: string;
  namn: string;
  /** The section's category in the CMS; null when it has none. */
  kategori: number | null;
}

/** What identifies an article towards the CMS, and decides its address. */
export interface CmsAddress {
  /** The content id: lower case letters, digits, dot, hyphen and underscore, at most 100. The same one always means the same article. */
  externalId: string;
  sektion: CmsSection;
  slug: string;
}

/** A category as the CMS names it. */
export interface CmsCategory {
  id: number;
  namn: string;
}

/** A tag as the CMS names it. */
export interface CmsTag {
  id: number;
  namn: string;
}

/** Tags that have been renamed in the CMS, and the number of the last renaming that is told. */
export interface CmsRenamings {
  taggar: CmsTag[];
  sista: number;
  fler: boolean;
}

export interface CmsFile {
  bytes: Uint8Array;
  /** Media type, such as image/jpeg. */
  typ: string;
  filnamn: string;
}

export interface CmsPicture {
  /** The picture's id in Studio, of the same form as an article's. Another file is another id. */
  externalId: string;
  /** Called only when the CMS does not already have the picture. */
  fil: () => Promise<CmsFile>;
  alt: string;
  caption: string;
  kredit: string;
}

/** A picture that the CMS has by itself, by its own id. */
export interface PictureInCms {
  cmsId: number;
}

/** Where the CMS keeps a picture. */
export interface KeptPicture {
  src: string;
  /** Narrower copies that show all of it. */
  varianter: ReadonlyArray<{ bredd: number; address: string }>;
}

/** What only the CMS can tell and the article's texts depend on. */
export interface CmsPlace {
  /** Where readers find the article, or will; null as long as nobody can say. */
  lank: string | null;
  /** The theme that readers see it in, as the CMS calls it; '' where it does not tell. */
  tema: string;
  /** Where the CMS keeps the picture; undefined for one that it keeps elsewhere, or not at all. */
  bild(externalId: string): KeptPicture | undefined;
}

/** How the article looks in lists and in links that are shared. */
export interface CmsTeaser {
  rubrik: string;
  text: string;
  /**
   * Another picture than the hero as it is, such as the hero cropped around what matters in it: one of Studio's, one that the CMS
   * has by its own id, or one elsewhere. null: the hero.
   */
  bild: CmsPicture | PictureInCms | { src: string } | null;
  /**
   * What a link that is shared in social media shows, where rights do not keep it from that: that picture, which is the hero where it is
   * null; the hero; or none.
   */
  delas: 'puff' | 'hero' | 'ingen';
}

/** The public address of the article in another language. */
export interface CmsLanguageLink {
  sprak: string;
  lank: string;
}

/** What a delivery consists of, in this order. Steps with nothing to do are not told. */
export type CmsStep = 'uppslag' | 'bild' | 'taggar' | 'artikel' | 'nedtagning';

/**
 * Told when a step has been carried out, with what came of it (ids, addresses; never secrets or bodies). The adapter waits
 * for it; when it throws, the delivery stops there and the error reaches the caller.
 */
export type CmsStepListener = (step: CmsStep, detail: Record<string, unknown>) => void | Promise<void>;

export interface CmsArticle extends CmsAddress {
  /**
   * Which delivery of the article this is: a text that is greater, character by character, for each later one, and the same
   * when one is repeated. The time of the release (ISO 8601, UTC) does, followed by its id.
   */
  version: string;
  /** `utkast`: the CMS has it and no reader sees it (one that was public stops being so). `publicera`: readers see it. */
  lage: 'utkast' | 'publicera';
  /** `sida`: what has no date and is in no list or feed, such as who the newsroom is. Kept as what it first became there. */
  typ: 'artikel' | 'sida';
  /** Plain text, as are ingress and the texts of `seo`; the adapter escapes them where the CMS wants HTML. */
  rubrik: string;
  /** As lists and feeds of the CMS show it beside the headline: a paid article's begins with who pays. */
  ingress: string;
  /** Who signs it, as readers are told; '' where nobody does. */
  byline: string;
  /** The name of the user there who is to have it as theirs; '' is whoever delivers it. Where nobody, or more than one, has it, that one too. Absent: as it is there. */
  forfattare?: string;
  seo: { titel: string; beskrivning: string };
  /** The article, rendered for that place but for what the theme there shows by itself. Delivered byte for byte. Asked for again when the CMS turns out to have put it elsewhere. */
  html(place: CmsPlace): string | Promise<string>;
  /** One JSON-LD document, or '' for none. */
  jsonLd(place: CmsPlace): string | Promise<string>;
  /** Categories beside the section's own. */
  kategorier: number[];
  taggar: string[];
  hero: CmsPicture | PictureInCms | null;
  /** The library's pictures that the body shows, each once. */
  bilder: CmsPicture[];
  teaser: CmsTeaser;
  /** The date the reader sees, an instant in UTC that has been; null: the moment of publication, later on unchanged. */
  datum: string | null;
  sprak: CmsLanguageLink[];
  /** Slugs that readers have found it by before, also any that the CMS was never told of. */
  gamlaSlugar: string[];
  /** Where readers go when the article has been taken down; null: the CMS's own page for the section. */
  sektionslank: string | null;
  /**
   * Set for what nobody has ordered to be released there: the delivery only brings an article in line that the CMS has. One
   * that it never had, or that somebody has thrown away in it, is left as it is, with a warning.
   */
  endastBefintlig?: boolean;
  /** What it was read in from, where that is this CMS: the article is that one there, and never a second. */
  ursprung?: CmsOrigin;
  /**
   * How the article was there when a person took over what others had changed of it, where this text has that: as long as it is
   * so, it is written over.
   */
  overtaget?: string;
  /** Set in test mode: an article that readers of the CMS have is left as it is, with a warning. */
  rorEjPublik?: boolean;
  onStep: CmsStepListener;
}

/** What of an article tells where it is and whether readers see it. */
export type CmsPlacement = CmsAddress & Pick<CmsArticle, 'lage'>;

/** What the CMS says about the article after the call. */
export interface CmsReceipt {
  /** The article's id in the CMS, the same through its whole life there. '' when the CMS no longer has it. */
  id: string;
  /** `publish` when readers see it, `draft` when not. Anything else is the CMS's own word and has a warning with it. */
  status: string;
  /** Where readers find it, or will; for a draft possibly an address that needs a login. */
  lank: string;
  /** What the CMS silently did otherwise than it was told. */
  varningar: FaultEntry[];
}

export interface CmsTakedownReceipt extends CmsReceipt {
  /** Where the article's old address now sends its readers. */
  lederTill: string;
}

/** What the CMS had before Studio did, and an article was read in from. */
export interface CmsOrigin {
  /** What the CMS calls it. */
  id: string;
  /** When it had been changed last there, as the CMS writes it, when it was read. */
  andrad: string;
}

/** An article that is not as it was delivered, of which nothing has been decided. */
export interface ChangedArticle {
  externalId: string;
  delar: ChangedPart[];
  /** By which what is decided of it is known to be of this very state. */
  tillstand: string;
}

/** `skriv_over`: the next delivery may write over it. `lat_sta`: it stays, and is not told of again. */
export type CmsDecision = 'skriv_over' | 'lat_sta';

/** What a CMS answers about changes that others than Studio make in it. */
export interface CmsRespect {
  /** Some of the changed articles, by what they are numbered there, and after which to go on asking; null at the end. '' begins. */
  changed(after: string): Promise<{ andrade: ChangedArticle[]; nasta: string | null }>;
  /** The article as it is there beside `article`; null when it is not there. Changes nothing. */
  compare(article: CmsArticle): Promise<CmsComparison | null>;
  /** Keeps what a person has decided; false when the article is not in that state any more. */
  decide(externalId: string, tillstand: string, val: CmsDecision): Promise<boolean>;
  /**
   * Has the CMS know what it had before Studio did as that article, so that what is changed there from then on is noticed; what was changed
   * since it was read is so at once. Whether the article is that one: not where it is gone, or the article is another there. Doing it again does nothing.
   */
  tie(externalId: string, ursprung: CmsOrigin): Promise<boolean>;
  /** Has it tell of changes as they are made, signed with that key. Where it may not, they are seen when all is compared. */
  tellWith(nyckel: string): Promise<void>;
}

/** What a CMS can do with an article that is only tried there. */
export interface CmsTrials {
  /** Where whoever is logged in there sees the draft as readers would, and where they would edit it. */
  addresses(receipt: CmsReceipt): { visa: string; redigera: string };
  /** Takes it away for good. One that is not there is no fault; one that readers see is left. */
  remove(externalId: string): Promise<void>;
}

/** What a CMS answers of its own users as authors of articles. */
export interface CmsAuthorship {
  /** How it is with each of the names, a hundred at most, and whether Studio may make users there. Rejects with CmsFailure where it cannot be told. */
  called(names: readonly string[]): Promise<{ farSkapa: boolean; namn: Array<Pick<CmsAuthors['namn'][number], 'namn' | 'lage'>> }>;
  /**
   * Makes somebody who is called that a user there who may write articles, and who cannot log in: no letter is sent, and nobody knows the password. Where one
   * with the name has come meanwhile none is made. Rejects with CmsFailure.
   */
  make(name: string): Promise<void>;
}

/** What the pages of a CMS look like, by the name that it has for that and the one that people know. */
export interface CmsTheme {
  id: string;
  namn: string;
}

/** Something wrong with the CMS or the way to it, for start-up and administration to show. */
export interface CmsProblem {
  kod: string;
  orsak: string;
  atgard: string;
  /** Whether nothing at all can be delivered before it is put right. */
  stoppar: boolean;
}

/**
 * A content-management system that Swedish articles are released to. Every adapter passes contract-test.ts.
 *
 * deliver and takeDown reject with CmsFailure (failure.ts), which says whether trying again can help; what onStep or
 * a picture's fil threw comes through as it is.
 */
export interface CmsPort {
  readonly namn: 'inbyggd' | 'wordpress';
  /** Where its site is, without a trailing slash. */
  readonly adress: string;
  /** Whether an article must have a category to get a sensible address (the check `kategori_saknas`). */
  readonly kraverKategori: boolean;

  /**
   * Everything that stands in the way of delivering, all at once; [] when all is well. With `largest`, also whether it takes a file of so
   * many bytes. Never rejects for what the CMS does.
   */
  check(largest?: number): Promise<CmsProblem[]>;

  /**
   * Makes the CMS hold exactly this article, whatever it held before. One external id is one article and one picture
   * there, however often, from how many callers and after whatever crash or lost answer it is called: calling again is
   * always safe, and completes what an earlier call left half done. Does not schedule: a `datum` in the future is refused by
   * none and seen by no reader before its time, so the caller must not send one.
   * Of two versions the greater one stays, in whatever order they arrive: delivering the lesser one then changes nothing, and
   * its receipt tells what there is, with the warning `cms_ersatt`.
   * Delivering what is there already changes nothing and is cheap.
   * What somebody has thrown away in the CMS comes back by a later version that has been ordered, and by nothing else: a
   * repeated delivery of a version that it already has leaves it there, with the status `trash` and the warning `cms_papperskorg`.
   * What the CMS had before Studio (`ursprung`) is the article from then on; before anything has been delivered of it a draft leaves it as it is,
   * with the warning `cms_publik_fore_studio`, and so does a takedown.
   * What somebody has changed in the CMS is not written over before a person has said so (`respekt`, `overtaget`): a delivery that was ordered is refused
   * then, and any other leaves it as it is, with the warning `cms_andrad`.
   */
  deliver(article: CmsArticle): Promise<CmsReceipt>;

  /** The categories that articles may have there, in the order of their names; [] where there are none. */
  categories(): Promise<CmsCategory[]>;

  /** Its tags with a greater id than that, in no order; [] where it keeps none of its own. */
  tags(after: number): Promise<CmsTag[]>;

  /**
   * Some of its tags that have been renamed since that renaming, as they are called now, oldest first, and after which to go on asking;
   * `fler`: at once. An article delivered with the former name of one that was renamed there has that one. [] where it keeps none of its own.
   */
  renamedTags(after: number): Promise<CmsRenamings>;

  /**
   * Has its tag with one of the `former` names be called `namn`; articles there keep it, and its address. Two tags are never made one: returns
   * whether articles there still have one of the former. One that Studio made is gone there when nothing has it any more. Calling it again
   * is safe, and for names that it has not nothing is done.
   */
  renameTag(former: readonly string[], namn: string): Promise<boolean>;

  /** Only where readers see articles in somebody else's theme: the one there is now; null where it is not told. Never rejects for what the CMS does. */
  tema?(): Promise<CmsTheme | null>;

  /** Only where others than Studio may change what was delivered. */
  readonly respekt?: CmsRespect;

  /** Only where an article is a user's of the CMS. */
  readonly forfattarskap?: CmsAuthorship;

  /** Only where an article can be tried as a draft before anything is published. */
  readonly provning?: CmsTrials;

  /** Only where readers get what Studio itself has published: all that a delivery would say, without an article being made for it. */
  place?(placement: CmsPlacement): CmsReceipt;

  /**
   * Makes the article invisible to readers and sends those who ask for its address to the section. Calling it for one that
   * is already down, or that the CMS never had or has lost, succeeds: the reader sees none either way. Pictures stay.
   * `version` orders it among the deliveries; absent: it is later than all of them so far. With `aldrigSlappt` Studio's readers have never
   * had it: what the CMS had before Studio is again what it was then, if nobody has changed it since (the warning `cms_andrad`).
   */
  takeDown(
    address: CmsAddress,
    options: { sektionslank: string | null; version?: string; aldrigSlappt?: boolean; onStep: CmsStepListener },
  ): Promise<CmsTakedownReceipt>;

  /** The address the article will have, when that is known before it is delivered; null when only the CMS can say. */
  link(address: CmsAddress): string | null;
  /** What is to be installed in WordPress for Studio to publish there; told by every adapter, since it has to be there first. */
  tillagg(): Promise<CmsFile>;
}
