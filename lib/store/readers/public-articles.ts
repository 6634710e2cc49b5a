import { blockHashes } from '#lib/content/block-hash.ts';
import type { EarlierPublication } from '#lib/content/corrections.ts';
import type { BroughtOut, PublishedFacts } from '#lib/content/facts.ts';
import type { Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import { FACT_COLUMNS, type FactRow, publishedFacts } from '#lib/store/readers/publication.ts';
import {
  KEPT_COLUMNS,
  KEPT_JOIN,
  type KeptPage,
  type KeptRow,
  keptOf,
  type PublicStanding,
  STANDING_COLUMNS,
  type StandingRow,
  standingOf,
} from '#lib/store/readers/standing.ts';
import { REVISION_COLUMNS, type RevisionRow, revisionOf } from '#lib/store/revisions.ts';

/** One public language version, as its page shows it. */
export type PublicArticle = BroughtOut<
  Omit<PublicStanding, 'sprak' | 'sektion' | 'taggar'> & {
    fakta: PublishedFacts;
    revision: Revision;
    publicerad: string;
    uppdaterad: string | null;
  }
>;

export type AddressTarget =
  | { typ: 'artikel'; artikel: PublicArticle }
  /** The same, and what a renderer has made of it already. */
  | { typ: 'hallen'; stand: PublicStanding; hallen: KeptPage }
  | { typ: 'flyttad'; sektion: string; slug: string }
  | { typ: 'nedtagen'; sektion: string };

const ARTICLE_COLUMNS = `${FACT_COLUMNS}, ${REVISION_COLUMNS}, ${STANDING_COLUMNS}, p.publicerad AS p_publicerad, p.uppdaterad AS p_uppdaterad`;
// A page is one question: what a renderer has made of the article at the address and, where there is nothing, one more: the article with
// the address that serves it. What has been taken down leads to the section it stood in.
const KEPT: Statement = {
  name: 'public_kept',
  text: `SELECT ${STANDING_COLUMNS}, ${KEPT_COLUMNS}, k.delar AS k_delar, k.akthet AS k_akthet
    FROM adress a JOIN publicerad_version p ON p.innehall_id = a.innehall_id AND p.sprak = a.sprak JOIN renderad k ON ${KEPT_JOIN}
      JOIN publicering f ON f.id = p.publicering_id JOIN innehall i ON i.id = p.innehall_id
    WHERE a.sprak = $1 AND a.sektion = $2 AND a.slug = $3 AND a.aktuell AND k.renderare = $4`,
};
const ADDRESS: Statement = {
  name: 'public_address',
  text: `SELECT a.aktuell, n.sektion AS nu_sektion, n.slug AS nu_slug, CASE WHEN n.slug IS NULL THEN
        (SELECT f.sektion FROM publicering f WHERE f.innehall_id = a.innehall_id AND f.sprak = a.sprak ORDER BY f.nr DESC LIMIT 1) END AS a_sektion,
      ${ARTICLE_COLUMNS}
    FROM adress a LEFT JOIN publicerad_version n ON n.innehall_id = a.innehall_id AND n.sprak = a.sprak
      LEFT JOIN publicerad_version p ON a.aktuell AND p.innehall_id = a.innehall_id AND p.sprak = a.sprak
      LEFT JOIN publicering f ON f.id = p.publicering_id LEFT JOIN innehall i ON i.id = p.innehall_id
      LEFT JOIN revision r ON r.id = f.revision_id
    WHERE a.sprak = $1 AND a.sektion = $2 AND a.slug = $3`,
};
/** What a public translation was made of, by the revision that it names itself: it need not have been public. */
const TRANSLATED_FROM: Statement = {
  name: 'public_translated_from',
  text: `SELECT ${REVISION_COLUMNS} FROM revision r WHERE r.id = $1`,
};
/** So many releases are looked back on for what a correction changed. */
const MOST_EARLIER = 60;
/** What readers have and had, the newest first; nothing of what is confidential again, whose history is nobody's but of those who have been let in. */
const EARLIER: Statement = {
  name: 'public_earlier',
  text: `SELECT EXISTS (SELECT 1 FROM avtryck a WHERE a.tabell = 'nedtagen' AND a.rad = f.id::text) AS nedtagen, f.skapad AS tid, ${REVISION_COLUMNS}
    FROM publicering f JOIN revision r ON r.id = f.revision_id
    WHERE f.innehall_id = $1 AND f.sprak = $2 AND f.nr <= (SELECT c.nr FROM publicering c WHERE c.id = $3)
      AND NOT EXISTS (SELECT 1 FROM innehall i WHERE i.id = $1 AND i.konfidentiell)
    ORDER BY f.nr DESC LIMIT ${MOST_EARLIER}`,
};
const ARTICLE: Statement = {
  name: 'public_article',
  text: `SELECT ${ARTICLE_COLUMNS}
    FROM publicerad_version p JOIN publicering f ON f.id = p.publicering_id JOIN innehall i ON i.id = p.innehall_id
      JOIN revision r ON r.id = f.revision_id
    WHERE p.innehall_id = $1 AND p.sprak = $2`,
};

// A publication is never changed, so that what it says is so whether it is still the current one or not.
const PUBLICATION: Statement = {
  name: 'public_publication',
  text: `SELECT ${FACT_COLUMNS}, f.publicerad, v.lank FROM publicering f JOIN sprakversion v ON v.innehall_id = f.innehall_id AND v.sprak = f.sprak
    WHERE f.id = $1`,
};

/** A revision that was translated: a digest of each of its blocks by id, and no word of it. */
export type TranslatedFrom = BroughtOut<{ sprak: Language; block: Readonly<Record<string, string>> }>;

/** What stands around the words of a publication. */
export interface PublicationFacts {
  fakta: PublishedFacts;
  publicerad: string;
  /** Where readers find the article; `null` when it has been taken down. */
  lank: string | null;
}

interface ArticleRow extends FactRow, RevisionRow, StandingRow {
  p_publicerad: string;
  p_uppdaterad: string | null;
}

/** What readers have of an article, by its address or its id: its current publications, and nothing that is being worked on. */
export class PublicArticles extends Aggregate {
  /** What an address leads to, with the article that stands there, or what that renderer has made of it. */
  async address(sprak: Language, sektion: string, slug: string, renderare: number): Promise<AddressTarget | undefined> {
    interface Row extends ArticleRow {
      aktuell: boolean;
      nu_sektion: string | null;
      nu_slug: string | null;
      a_sektion: string | null;
    }
    const [kept] = await this.db.query<StandingRow & KeptRow>(KEPT, [sprak, sektion, slug, renderare]);
    if (kept !== undefined) return { typ: 'hallen', stand: standingOf(kept), hallen: keptOf(kept) };
    const [row] = await this.db.query<Row>(ADDRESS, [sprak, sektion, slug]);
    if (row === undefined) return undefined;
    if (row.nu_slug === null || row.nu_sektion === null) return { typ: 'nedtagen', sektion: row.a_sektion ?? sektion };
    if (row.aktuell) return { typ: 'artikel', artikel: articleOf(row) };
    return { typ: 'flyttad', sektion: row.nu_sektion, slug: row.nu_slug };
  }

  async publication(id: string): Promise<PublicationFacts | undefined> {
    const [row] = await this.db.query<FactRow & Omit<PublicationFacts, 'fakta'>>(PUBLICATION, [id]);
    return row && { fakta: publishedFacts(row), publicerad: row.publicerad, lank: row.lank };
  }

  /** What tells whether a block is what it was when it was translated; undefined for no revision. */
  async translatedFrom(revision: string): Promise<TranslatedFrom | undefined> {
    const [row] = await this.db.query<RevisionRow>(TRANSLATED_FROM, [revision]);
    if (row === undefined) return undefined;
    const { sprak, block } = revisionOf(row);
    return broughtOut({ sprak, block: blockHashes(block) });
  }

  /** What readers have had of a language version up to that publication, the newest first, as far as anybody looks back. */
  async earlier(innehall: string, sprak: Language, publicering: string): Promise<BroughtOut<EarlierPublication>[]> {
    const rows = await this.db.query<RevisionRow & Pick<EarlierPublication, 'tid' | 'nedtagen'>>(EARLIER, [innehall, sprak, publicering]);
    return rows.map((row) => {
      const { rubrik, ingress, block } = revisionOf(row);
      return broughtOut({ tid: row.tid, nedtagen: row.nedtagen, rubrik, ingress, block });
    });
  }

  async article(innehall: string, sprak: Language): Promise<PublicArticle | undefined> {
    const [row] = await this.db.query<ArticleRow>(ARTICLE, [innehall, sprak]);
    return row && articleOf(row);
  }
}

function articleOf(row: ArticleRow): PublicArticle {
  const { sprak: _, sektion: __, taggar: ___, ...stand } = standingOf(row);
  return broughtOut({
    ...stand,
    fakta: publishedFacts(row),
    revision: revisionOf(row),
    publicerad: row.p_publicerad,
    uppdaterad: row.p_uppdaterad,
  });
}
