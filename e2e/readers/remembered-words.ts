import { z } from 'zod';
import { factsOf, type ItemFacts } from '#lib/content/facts.ts';
import type { Item, Revision } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';

/** What a release is to bring out. */
export interface Order {
  fakta: ItemFacts;
  /** Ids of the ordered revisions. */
  revisioner: Partial<Record<Language, string>>;
}

/** What a release of the article brings out, ordered now: what is worked on, where no revision is named. */
export function orderOf(item: Item, revisioner: Order['revisioner']): Order {
  const working = Object.fromEntries(Object.values(item.sprak).map(({ sprak, arbetsrevision }) => [sprak, arbetsrevision.id]));
  return { fakta: factsOf(item), revisioner: { ...working, ...revisioner } };
}

/**
 * What was saved, as it was when it was saved, so that nobody has to be asked afterwards which words were ordered, or what was in them.
 */
export class RememberedWords {
  private readonly saved = new Map<string, Revision>();
  private readonly versions = new Map<string, string[]>();
  /** What was said in the reports of a language version, by whomever. */
  private readonly spoken = new Map<string, Set<string>>();

  /** What is worked on in each language by now. */
  remember({ id, sprak }: Item): void {
    for (const language of LANGUAGES) {
      const working = sprak[language]?.arbetsrevision;
      if (working === undefined || this.saved.has(working.id)) continue;
      this.saved.set(working.id, structuredClone(working));
      this.versions.set(`${id} ${language}`, [...this.versionsOf(id, language), working.id]);
    }
  }

  /** Ids of all that were worked on of the language version, the first one first. */
  versionsOf(innehall: string, sprak: Language): readonly string[] {
    return this.versions.get(`${innehall} ${sprak}`) ?? [];
  }

  byId(revision: string): Revision {
    const found = this.saved.get(revision);
    if (found === undefined) throw new Error(`nobody saved ${revision}`);
    return found;
  }

  /** Somebody says so in the report. */
  speak(innehall: string, sprak: Language, text: string): void {
    const key = `${innehall} ${sprak}`;
    this.spoken.set(key, (this.spoken.get(key) ?? new Set()).add(text));
  }

  /**
   * What readers are to have of the words that were ordered: just those, and of a report that somebody has spoken in since, with the entries
   * that `published` has, each of which must have been in the order, with `readers` before it, or be said by somebody.
   */
  toReaders(innehall: string, ordered: Revision, published: Revision, readers: Revision | undefined): Revision {
    const spoken = this.spoken.get(`${innehall} ${ordered.sprak}`);
    if (spoken === undefined) return ordered;
    const known = new Set([...spoken, ...[ordered, readers].flatMap((one) => (one === undefined ? [] : entriesOf(one.block)))]);
    const strange = entriesOf(published.block).find((text) => !known.has(text));
    if (strange !== undefined) throw new Error(`readers of ${innehall} have an entry that nobody made for them: ${strange}`);
    const reports = new Map(published.block.filter(isReport).map((block) => [block.attrs?.id, block]));
    const block = ordered.block.map((one) => (isReport(one) ? (reports.get(one.attrs?.id) ?? one) : one));
    const { id, nr, hash, skapad } = published;
    return { ...ordered, id, nr, hash, skapad, block };
  }
}

const isReport = ({ type }: Block) => type === 'liveinlagg';

const REPORT = z.object({ inlagg: z.array(z.object({ text: z.string() })) });

function entriesOf(blocks: readonly Block[]): string[] {
  return blocks.filter(isReport).flatMap(({ attrs }) => REPORT.parse(attrs).inlagg.map(({ text }) => text));
}
