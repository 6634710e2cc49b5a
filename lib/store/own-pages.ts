import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** An address of an article, in one language. */
export interface ArticleAddress {
  sprak: Language;
  sektion: string;
  slug: string;
}

/** What readers find at such an address. */
export interface AtAddress {
  /** Whether the site has such a section: without one the address is no article's. */
  isSection: boolean;
  /** Whether any article has it, or has had it. */
  isKnown: boolean;
  /** Where readers find that article now; `null` when they do not. */
  now: { sektion: string; slug: string } | null;
}

interface FoundRow {
  nr: number;
  sektion: boolean;
  kand: boolean;
  nu_sektion: string | null;
  nu_slug: string | null;
}

const ARTICLES: Statement = {
  name: 'link_own_articles',
  text: `SELECT k.nr::int AS nr, s.id IS NOT NULL AS sektion, a.innehall_id IS NOT NULL AS kand, p.sektion AS nu_sektion, p.slug AS nu_slug
    FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS k(sprak, sektion, slug, nr)
    LEFT JOIN sektion s ON s.id = k.sektion
    LEFT JOIN adress a ON a.sprak = k.sprak AND a.sektion = k.sektion AND a.slug = k.slug
    LEFT JOIN publicerad_version p ON p.innehall_id = a.innehall_id AND p.sprak = a.sprak ORDER BY k.nr`,
};
const OUTBOUND: Statement = { name: 'link_own_outbound', text: 'SELECT kod, slut FROM utlank WHERE kod = ANY($1)' };

/** What the site itself has at its addresses, for whoever judges links to them. */
export class OwnPages extends Aggregate {
  /** What is at each of the addresses, in their order. */
  async articles(addresses: readonly ArticleAddress[]): Promise<AtAddress[]> {
    if (addresses.length === 0) return [];
    const rows = await this.db.query<FoundRow>(ARTICLES, [
      addresses.map(({ sprak }) => sprak),
      addresses.map(({ sektion }) => sektion),
      addresses.map(({ slug }) => slug),
    ]);
    return rows.map(({ sektion, kand, nu_sektion, nu_slug }) => ({
      isSection: sektion,
      isKnown: kand,
      now: nu_sektion === null || nu_slug === null ? null : { sektion: nu_sektion, slug: nu_slug },
    }));
  }

  /** Of those of the outbound links that there are, when they end; `null` for one without an end. */
  async outbound(codes: readonly string[]): Promise<Map<string, string | null>> {
    if (codes.length === 0) return new Map();
    const rows = await this.db.query<{ kod: string; slut: string | null }>(OUTBOUND, [[...codes]]);
    return new Map(rows.map(({ kod, slut }) => [kod, slut]));
  }
}
