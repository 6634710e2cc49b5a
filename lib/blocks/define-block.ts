import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { ShownPart } from '#lib/blocks/liveinlagg/report-parts.ts';
import type { ReadersSince } from '#lib/content/changed-since.ts';
import type { CorrectedText } from '#lib/content/corrections.ts';
import type { Steps } from '#lib/content/steps.ts';
import type { Sponsor } from '#lib/contract/article.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';

/** An article that another one leads on to. */
export interface RelatedArticle {
  rubrik: string;
  /** Within the site (`/mat/bullar`) or a whole address. */
  url: string;
  /** Who pays for it, as readers are told; absent for the newsroom's own. */
  markning?: string;
}

/** A picture as Studio serves it to its own readers. */
export interface ServedPicture {
  /** The same picture in other types, the smaller first, each in several widths. */
  typer: ReadonlyArray<{ typ: string; kopior: ReadonlyArray<{ address: string; bredd: number }> }>;
  /** `#rrggbb`, or null when it has none. */
  farg: string | null;
}

/** A part of a picture in one shape, as Studio serves it. */
export interface CroppedPicture {
  address: string;
  bredd: number;
  hojd: number;
}

/** Renders a part of the page later, and gives what stands in its place until then. */
export type PutOff = (part: () => ReactNode) => ReactNode;

/** What a block's component and its structured data may know of the article around it. */
export interface RenderContext {
  sprak: Language;
  mall: string;
  /** Turns an address of Studio's own (`/media/…`) into one that works where the HTML will stand. */
  absolute(address: string): string;
  /** The narrower copies a picture of Studio's own is kept in, so that a phone fetches a small one. */
  variants?(address: string): ReadonlyArray<{ address: string; bredd: number }>;
  /** What else Studio serves a picture of its own as; `undefined` for others, absent where it stands among another system's pictures. */
  served?(address: string): ServedPicture | undefined;
  /** The content item's id, for addresses that Studio answers about it (a calendar file); absent where there is none. */
  innehall?: string;
  /** Where the page tells that its article was read; absent where nobody is to be counted: in drafts. */
  matning?: string;
  /** Readers do not have it: who follows what leads out of it is not one of them. */
  utkast?: true;
  /** The id of the block that is being rendered, or of the nearest one around it that has one; absent at the top. */
  block?: string;
  /** The instant readers see as the article's date; `null` for what is not public yet. */
  publicerad?: string | null;
  /** The whole addresses of the picture at the top of the page and its crops, for structured data that wants a picture and has none. */
  huvudbild?: readonly string[];
  /** The crops of a picture of Studio's own, around what matters in it; none of others, and absent as `served` is. */
  crops?(address: string, fokus: { x: number; y: number } | null): readonly CroppedPicture[];
  /** The site as a node of structured data, for what must name who says it. */
  utgivare?: object;
  /** Whether a live report goes on, by the article's `meta`; absent where nobody has said. */
  live?: boolean;
  /** What is shown of a report that is long, where each part of it has a page; absent where all of it stands in one. */
  livedel?: ShownPart;
  /** The site that the article belongs to: links to it stay within. Its name signs what nobody else has. */
  sajt?: { namn: string; lank: string };
  /** Who pays for the article: every link out of it says so. */
  sponsrad?: Sponsor | null;
  /** Where the article itself stands, so that it never leads on to itself; absent for what has no address yet. */
  lank?: string;
  /**
   * The latest public articles by tag, newest first: fetched by the caller when the page is rendered, for the tags that
   * lib/blocks/relaterat/auto-tags.ts finds. Without it no block waits for them.
   */
  relaterade?: ReadonlyMap<string, readonly RelatedArticle[]>;
  /** Whoever shows the HTML puts in the latest by tag itself, each time it is read: a list of them says by which tag. */
  relateratFornyas?: true;
  /** Which way the sections of a list are numbered, by the Swedish version's `meta`; `upp` when absent. */
  avsnittRiktning?: 'upp' | 'ned';
  /** What corrections changed, by the ids of their blocks, where readers are shown it. */
  rattelser?: ReadonlyMap<string, readonly CorrectedText[]> | undefined;
  /** Since when readers have had what they have, where it is marked for whoever has read it before. */
  sedan?: ReadersSince | undefined;
  /** Shows the words of a text node as something has come of them, for whoever compares two versions; absent for readers. */
  words?(node: TextNode): ReactNode;
  /** For whoever renders in turns (lib/render/put-off.tsx); without it all is rendered at once. Ask lib/blocks/in-slices.ts. */
  putOff?: PutOff;
}

export interface SiteProps<Attrs> {
  id: string;
  attrs: Attrs;
  context: RenderContext;
  /** The block's content, rendered; nothing for a block without content. */
  children?: ReactNode;
  /** The same content as data, for a component whose markup depends on it (a table with a header row). */
  content?: ReadonlyArray<Block | TextNode>;
}

export type CheckLevel = 'blockerar' | 'varnar';

/** What a check found: a code of lib/checks/catalogue.ts, and the field within the block (`attrs.rader[0].betyg`). */
export interface Finding {
  kod: string;
  falt?: string;
  params?: Record<string, string | number>;
  /** Set for the milder form of a code that otherwise stops a release; the catalogue has its sentences. */
  mild?: true;
}

/** What a block's own check may know of the world. What is left out is not judged. */
export interface CheckedAt {
  /** The instant of the check (ISO 8601). */
  nu?: string;
  /** For so many days after somebody saw a price in the shop it is not old. */
  prisdagar?: number;
}

export interface BlockExamples {
  /** Blocks as a caller would send them. All pass the parser, the editor's schema and the block's own checks. */
  valid: Array<{ namn: string; block: Block }>;
  /** Blocks that are refused on save (`kod` of lib/errors) or found by a check (`kod` of the catalogue). */
  invalid: Array<{ namn: string; block: Block; kod: string }>;
}

export interface PartProps {
  attrs: Record<string, unknown>;
  /** Its place among its siblings, and its parent's among the parent's: row and column of a table cell. */
  index: number;
  parentIndex: number;
  children?: ReactNode;
}

/** A node that only lives inside one block type: a list item, a table row. */
export interface PartDefinition {
  type: string;
  /** Attributes besides `id`, as for a block. */
  attrs: z.ZodObject;
  /** `inline`, or the types that may stand in it. */
  content: 'inline' | readonly string[];
  element(props: PartProps): ReactNode;
}

/**
 * The one extension point for block types: a folder under lib/blocks assembles one of these in its index.ts, and
 * registry.ts lists it. Everything else (saving, blockfalt, the editor's node and form, rendering, checks, search,
 * translation) is derived from it.
 */
export interface BlockDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** The contract's name, as in `{type: 'faktaruta'}`. */
  type: string;
  /** What the insert menu calls it. */
  namn: string;
  /** One Swedish sentence: what it is for. Shown in the menu, in blockfalt and in the handbook. */
  beskrivning: string;
  /** Attributes besides `id`, written in the words of field.ts. Strict: an unknown attribute is refused. */
  attrs: Schema;
  /** `inline` for text with marks, `none`, or the types that may stand in it. */
  content: 'inline' | 'none' | readonly string[];
  parts?: readonly PartDefinition[];
  /** Whether the block may stand at the top of a document. */
  topLevel: boolean;
  /** The template the block belongs to; absent for one that is common to all. */
  onlyIn?: readonly string[];
  /** Accepted shorthands turned into the one kept form, on save. Pure; given and returning a parsed block. */
  normalise?(block: Block): Block;
  /**
   * The same for what depends on the other blocks of the type, on save: a number in a row. Pure; given every top-level
   * block of the type in document order and which way the article counts, and returning as many in the same order.
   */
  normaliseTogether?(blocks: readonly Block[], counted?: Pick<RenderContext, 'avsnittRiktning'>): Block[];
  /** What readers see. Pure; tolerates missing attributes; returns null for what must not be shown. */
  Site(props: SiteProps<z.infer<Schema>>): ReactNode;
  /** What stands before the first block of the type, drawn from all of them: a list of contents. Pure, as `Site`. */
  Before?(props: { blocks: readonly Block[]; context: RenderContext }): ReactNode;
  /** What is wrong or doubtful with one block of this type, beyond the ranges its fields declare. */
  check?(block: Block, attrs: z.infer<Schema>, world: CheckedAt): Finding[];
  /**
   * Nodes for the page's JSON-LD graph. Nothing invented, nothing empty. A node of the page's own type (a Recipe on a page
   * that is one) becomes part of the page's node; an `@id` that begins with # is the page's own.
   */
  structuredData?(attrs: z.infer<Schema>, context: RenderContext, id: string): object[];
  /**
   * Reads, in steps, what all the others would otherwise read at once, and keeps what it read: for a block that may hold
   * thousands of things that take long to read. Nobody has to call it.
   */
  prepare?(attrs: z.infer<Schema>): Steps<void>;
}

/** Types one definition against its own schema, then forgets the type so that the registry can hold them all. */
export function defineBlock<Schema extends z.ZodObject>(definition: BlockDefinition<Schema>): BlockDefinition {
  // Sound because every caller of Site, check and structuredData hands it attrs parsed by this very schema.
  return definition as unknown as BlockDefinition;
}
