import { signingKeys, signingPersons } from '#lib/content/byline.ts';
import { namedPeople } from '#lib/content/named-people.ts';
import { personSlugs } from '#lib/content/person-slug.ts';
import type { Author } from '#lib/contract/article.ts';
import type { ArticleAbout } from '#lib/contract/known-person.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { namedForByline } from '#lib/store/names.ts';
import { giveAddress, lockDictionary } from '#lib/store/person-addresses.ts';
import { REVISION_COLUMNS, type RevisionRow, revisionOf } from '#lib/store/revisions.ts';

// Two may take two changes of one version: each waits for the other before it reads, so that the later one reads the later.
const TAKE: Statement = {
  name: 'person_articles_take',
  text: `WITH tagna AS (
      DELETE FROM personko WHERE lopnr IN (SELECT lopnr FROM personko ORDER BY lopnr LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING innehall_id, sprak)
    SELECT t.*, pg_advisory_xact_lock(hashtextextended('personko' || t.innehall || t.sprak, 0))::text AS _
    FROM (SELECT DISTINCT innehall_id AS innehall, sprak FROM tagna ORDER BY 1, 2) t`,
};
// Held before anything of theirs is touched, so that a version that is taken down at this moment keeps nothing, and neither waits for the other: who takes
// one down holds it, too, and then all that is of it.
const HOLD: Statement = {
  name: 'person_articles_hold',
  text: `SELECT p.innehall_id AS innehall, p.sprak FROM publicerad_version p JOIN unnest($1::uuid[], $2::text[]) AS k(innehall, sprak)
    ON p.innehall_id = k.innehall AND p.sprak = k.sprak FOR KEY SHARE OF p SKIP LOCKED`,
};
const PUT_BACK: Statement = {
  name: 'person_articles_put_back',
  text: `INSERT INTO personko (innehall_id, sprak) SELECT p.innehall_id, p.sprak FROM publicerad_version p
    JOIN unnest($1::uuid[], $2::text[]) AS k(innehall, sprak) ON p.innehall_id = k.innehall AND p.sprak = k.sprak
    WHERE NOT (p.innehall_id || p.sprak) = ANY($3::text[])`,
};
const READ: Statement = {
  name: 'person_articles_read',
  text: `SELECT p.innehall_id AS innehall, p.taggar, f.ansvarig, ${namedForByline('f.agare', 'f.ansvarig')} AS agare, ${REVISION_COLUMNS} FROM unnest($1::uuid[], $2::text[]) AS k(innehall, sprak)
    JOIN publicerad_version p ON p.innehall_id = k.innehall AND p.sprak = k.sprak AND p.listad JOIN revision r ON r.id = p.revision_id
    JOIN publicering f ON f.id = p.publicering_id`,
};
const PUT: Statement = {
  name: 'person_articles_put',
  text: `WITH p AS (SELECT innehall_id, sprak, publicerad FROM publicerad_version WHERE innehall_id = $1 AND sprak = $2),
    bort AS (DELETE FROM publicerad_person WHERE innehall_id = $1 AND sprak = $2 AND tat <> ALL($3::text[]) RETURNING tat),
    till AS (INSERT INTO publicerad_person (innehall_id, sprak, tat, publicerad) SELECT p.innehall_id, p.sprak, n, p.publicerad FROM p, unnest($3::text[]) AS n
      ON CONFLICT (innehall_id, sprak, tat) DO UPDATE SET publicerad = excluded.publicerad WHERE publicerad_person.publicerad <> excluded.publicerad
      RETURNING tat)
    SELECT EXISTS (SELECT FROM (SELECT tat FROM bort UNION ALL SELECT tat FROM till) a JOIN kandis_namn n ON n.tat = a.tat) AS andrad`,
};
const SIGNED: Statement = {
  name: 'person_articles_signed',
  text: `WITH p AS (SELECT innehall_id, sprak, publicerad FROM publicerad_version WHERE innehall_id = $1 AND sprak = $2),
    bort AS (DELETE FROM publicerad_skribent WHERE innehall_id = $1 AND sprak = $2 AND nyckel <> ALL($3::text[]) RETURNING nyckel),
    till AS (INSERT INTO publicerad_skribent (innehall_id, sprak, nyckel, publicerad) SELECT p.innehall_id, p.sprak, n, p.publicerad FROM p, unnest($3::text[]) AS n
      ON CONFLICT (innehall_id, sprak, nyckel) DO UPDATE SET publicerad = excluded.publicerad WHERE publicerad_skribent.publicerad <> excluded.publicerad
      RETURNING nyckel)
    SELECT EXISTS (SELECT FROM bort) OR EXISTS (SELECT FROM till) AS andrad`,
};
const WITHOUT_ADDRESS: Statement = {
  name: 'person_articles_without_address',
  text: `SELECT DISTINCT k.id, k.namn FROM kandis_namn n JOIN kandis k ON k.id = n.kandis_id
    WHERE n.tat = ANY($1) AND NOT EXISTS (SELECT FROM kandisadress a WHERE a.kandis_id = k.id AND a.aktuell)`,
};
// Of the newest alone: who signed nothing of late has no more to have there.
const SIGNED_OF_LATE: Statement = {
  name: 'person_articles_signed_of_late',
  text: `SELECT f.ansvarig, ${namedForByline('f.agare', 'f.ansvarig')} AS agare
    FROM (SELECT publicering_id FROM publicerad_version p WHERE p.sprak = $1 AND p.listad ORDER BY p.publicerad DESC, p.innehall_id DESC LIMIT $2) p
    JOIN publicering f ON f.id = p.publicering_id`,
};
const TURN: Statement = { name: 'person_filling_turn', text: 'SELECT efter FROM personfyllning FOR UPDATE SKIP LOCKED' };
const FILL: Statement = {
  name: 'person_filling_piece',
  text: `WITH del AS (SELECT innehall_id, sprak FROM publicerad_version WHERE innehall_id > $1 ORDER BY innehall_id, sprak LIMIT $2),
    hela AS (SELECT p.innehall_id, p.sprak FROM publicerad_version p WHERE p.innehall_id > $1 AND p.innehall_id <= (SELECT max(innehall_id::text)::uuid FROM del)),
    ny AS (INSERT INTO personko (innehall_id, sprak) SELECT innehall_id, sprak FROM hela)
    SELECT max(innehall_id::text) AS sista FROM hela`,
};
const GO_ON: Statement = { name: 'person_filling_go_on', text: 'UPDATE personfyllning SET efter = $1' };
const FILLED: Statement = { name: 'person_filling_done', text: 'DELETE FROM personfyllning' };

const ABOUT: Statement = {
  name: 'person_articles_about',
  text: `SELECT p.innehall_id AS innehall, p.sprak, r.rubrik, v.lank, p.publicerad FROM (
      SELECT DISTINCT l.innehall_id, l.sprak FROM kandis_namn n, unnest(ARRAY['sv', 'en']) AS s(sprak), LATERAL (
        SELECT innehall_id, sprak FROM publicerad_person WHERE sprak = s.sprak AND tat = n.tat ORDER BY publicerad DESC, innehall_id DESC LIMIT $2) l
      WHERE n.kandis_id = $1 AND NOT EXISTS (SELECT FROM kandis_namn o WHERE o.tat = n.tat AND o.kandis_id <> n.kandis_id)) f
    JOIN publicerad_version p ON p.innehall_id = f.innehall_id AND p.sprak = f.sprak JOIN revision r ON r.id = p.revision_id
    JOIN sprakversion v ON v.innehall_id = p.innehall_id AND v.sprak = p.sprak
    ORDER BY p.publicerad DESC, p.innehall_id, p.sprak DESC LIMIT $2`,
};
const SHARED_KEYS: Statement = {
  name: 'person_articles_shared_keys',
  text: `SELECT n.tat FROM kandis_namn n WHERE n.kandis_id = $1
    AND EXISTS (SELECT FROM kandis_namn o WHERE o.tat = n.tat AND o.kandis_id <> n.kandis_id)`,
};

interface SignedRow {
  innehall: string;
  taggar: string[];
  ansvarig: string | null;
  agare: Author;
}

interface Version {
  innehall: string;
  sprak: Language;
}

/** Whom public articles name, and who signs them: read behind the releases, from a queue that a trigger writes (prisma/migrations). */
export class PersonArticles extends Aggregate {
  /** The public articles that name somebody by a name that is nobody else's in the dictionary, newest first. */
  about(person: string, limit: number): Promise<ArticleAbout[]> {
    return this.db.query<ArticleAbout>(ABOUT, [person, limit]);
  }

  /** The keys of those of somebody's names that others have too. */
  async sharedKeys(person: string): Promise<Set<string>> {
    return new Set((await this.db.query<{ tat: string }>(SHARED_KEYS, [person])).map(({ tat }) => tat));
  }

  /** Who signs the newest public articles of a language, so many of them, and how many of those each signs; the one with most first. */
  async signersOfLate(sprak: Language, articles: number): Promise<Array<{ namn: string; artiklar: number }>> {
    const rows = await this.db.query<{ ansvarig: string | null; agare: Author }>(SIGNED_OF_LATE, [sprak, articles]);
    const counted = new Map<string, number>();
    for (const namn of rows.flatMap(signingPersons)) counted.set(namn, (counted.get(namn) ?? 0) + 1);
    const signers = [...counted].map(([namn, artiklar]) => ({ namn, artiklar }));
    return signers.toSorted((one, other) => other.artiklar - one.artiklar || one.namn.localeCompare(other.namn, 'sv'));
  }

  /** Puts the next of what was public before there was a queue into it, so many versions, within the caller's transaction. Whether there is more; not while another instance does it. */
  async fillNext(most: number): Promise<boolean> {
    const [turn] = await this.db.query<{ efter: string }>(TURN, []);
    if (turn === undefined) return false;
    const [piece] = await this.db.query<{ sista: string | null }>(FILL, [turn.efter, most]);
    const last = piece?.sista ?? null;
    await (last === null ? this.db.query(FILLED, []) : this.db.query(GO_ON, [last]));
    return last !== null;
  }

  /** The next versions to read, so many at most; nobody else gets them until the transaction that takes them has ended, and when it fails they are back. */
  async take(most: number): Promise<Version[]> {
    const rows = await this.db.query<Version & { _: string }>(TAKE, [most]);
    return rows.map(({ innehall, sprak }) => ({ innehall, sprak }));
  }

  /**
   * Keeps whom the versions name and who signs them now, and gives those people of the dictionary addresses who have none. To be called by whoever has
   * taken them. Whether one of them names others of the dictionary, or is signed by others, than it was.
   */
  async put(taken: readonly Version[]): Promise<boolean> {
    const all = keysOf(taken);
    const versions = await this.db.query<Version>(HOLD, all);
    if (versions.length < taken.length)
      await this.db.query(PUT_BACK, [...all, versions.map(({ innehall, sprak }) => `${innehall}${sprak}`)]);
    const keys = keysOf(versions);
    const rows = await this.db.query<RevisionRow & SignedRow>(READ, keys);
    const named = new Map(
      rows.map((row) => {
        const { sprak, block } = revisionOf(row);
        return [`${row.innehall} ${sprak}`, namedPeople(row.taggar, block)];
      }),
    );
    const signed = new Map(rows.map((row) => [`${row.innehall} ${row.r_sprak}`, signingKeys(row)]));
    const namesOf = ({ innehall, sprak }: Version) => named.get(`${innehall} ${sprak}`) ?? [];
    const changed = await Promise.all(
      versions.map(async (version) => {
        const { innehall, sprak } = version;
        const [[named], [signs]] = await Promise.all([
          this.db.query<{ andrad: boolean }>(PUT, [innehall, sprak, namesOf(version)]),
          this.db.query<{ andrad: boolean }>(SIGNED, [innehall, sprak, signed.get(`${innehall} ${sprak}`) ?? []]),
        ]);
        return named?.andrad === true || signs?.andrad === true;
      }),
    );
    const names = [...new Set([...named.values()].flat())];
    const isWanting = async () => this.db.query<{ id: string; namn: string }>(WITHOUT_ADDRESS, [names]);
    if ((await isWanting()).length > 0) {
      await lockDictionary(this.db);
      for (const { id, namn } of await isWanting()) await giveAddress(this.db, id, personSlugs(namn, id));
    }
    return changed.includes(true);
  }
}

function keysOf(versions: readonly Version[]): [ids: string[], sprak: string[]] {
  return [versions.map(({ innehall }) => innehall), versions.map(({ sprak }) => sprak)];
}
