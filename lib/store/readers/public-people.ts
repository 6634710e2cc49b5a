import type { KnownPerson } from '#lib/contract/known-person.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { LISTING_COLUMNS, type PublicListing } from '#lib/store/readers/public-lists.ts';

/** Somebody of the people dictionary, as readers are told. */
export interface PublicPerson extends Pick<KnownPerson, 'id' | 'namn' | 'fodd' | 'foddIso' | 'kandFor' | 'rader' | 'lankar'> {
  /** The address now. */
  slug: string;
}

/** The keys of the names of `k` that are nobody else's: of an article that names one of several namesakes, nobody knows which it is about. */
const OWN_NAMES = `kandis_namn n WHERE n.kandis_id = k.id AND NOT EXISTS (SELECT FROM kandis_namn o WHERE o.tat = n.tat AND o.kandis_id <> n.kandis_id)`;

const AT: Statement = {
  name: 'public_person',
  text: `SELECT k.id, k.namn, k.fodd, k.fodd_iso AS "foddIso", k.kand_for AS "kandFor", k.rader, k.lankar, nu.slug
    FROM kandisadress a JOIN kandis k ON k.id = a.kandis_id JOIN kandisadress nu ON nu.kandis_id = k.id AND nu.aktuell WHERE a.slug = $1`,
};
// Of each of the names as many as are shown, newest first, and of those the newest: however many articles there are.
const LATEST: Statement = {
  name: 'public_person_latest',
  text: `WITH k AS (SELECT $4::uuid AS id), funna AS (
      SELECT l.innehall_id, l.publicerad FROM (SELECT n.tat FROM k, ${OWN_NAMES}) t, LATERAL (
        SELECT innehall_id, publicerad FROM publicerad_person WHERE sprak = $1 AND tat = t.tat
        ORDER BY publicerad DESC, innehall_id DESC LIMIT $2::int + $3::int) l
      GROUP BY 1, 2 ORDER BY 2 DESC, 1 DESC LIMIT $2::int OFFSET $3::int)
    SELECT ${LISTING_COLUMNS}
    FROM funna JOIN publicerad_version p ON p.innehall_id = funna.innehall_id AND p.sprak = $1
      JOIN revision r ON r.id = p.revision_id JOIN publicering f ON f.id = p.publicering_id
    ORDER BY p.publicerad DESC, p.innehall_id DESC`,
};
const ADDRESSES: Statement = {
  name: 'public_person_addresses',
  text: `SELECT a.slug FROM kandisadress a JOIN kandis k ON k.id = a.kandis_id WHERE a.aktuell
      AND EXISTS (SELECT FROM (SELECT n.tat FROM ${OWN_NAMES}) t JOIN publicerad_person p ON p.sprak = $1 AND p.tat = t.tat)
    ORDER BY a.slug LIMIT $2`,
};
const PAGES: Statement = {
  name: 'public_person_pages',
  text: `SELECT k.id, a.slug FROM kandis k JOIN kandisadress a ON a.kandis_id = k.id AND a.aktuell WHERE k.id = ANY($2)
      AND EXISTS (SELECT FROM (SELECT n.tat FROM ${OWN_NAMES}) t JOIN publicerad_person p ON p.sprak = $1 AND p.tat = t.tat)`,
};

/** People of the dictionary as readers meet them: who they are, and what is public that is about them. */
export class PublicPeople extends Aggregate {
  /** Whose address it is, or was. */
  async at(slug: string): Promise<PublicPerson | undefined> {
    const [row] = await this.db.query<PublicPerson>(AT, [slug]);
    return row;
  }

  /** What names somebody by a name that is nobody else's, newest first. */
  latest(sprak: Language, person: string, limit: number, offset = 0): Promise<PublicListing[]> {
    return this.db.query<PublicListing>(LATEST, [sprak, limit, offset, person]);
  }

  /** The addresses of those of whom there is something to read in the language, in their order. */
  async addresses(sprak: Language, limit: number): Promise<string[]> {
    return (await this.db.query<{ slug: string }>(ADDRESSES, [sprak, limit])).map(({ slug }) => slug);
  }

  /** The addresses of those of them of whom there is something to read in the language, by their ids. */
  async pages(sprak: Language, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ id: string; slug: string }>(PAGES, [sprak, ids]);
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  }
}
