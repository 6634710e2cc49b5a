import type { EntryChange } from '#lib/content/live-changes.ts';
import type { Author, RevisionType } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Contribution, KeptMadeWith, MadeWith } from '#lib/contract/provenance.ts';
import type { WrittenText } from '#lib/provenance/part-texts.ts';
import type { PastRevision } from '#lib/provenance/word-origins.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { documentOf, type KeptDocument } from '#lib/store/packed-document.ts';

/** A language version of an article, up to one of its revisions. */
export interface TextSoFar {
  innehall: string;
  sprak: Language;
  nr: number;
}

/** Some of its revisions: those after that number. */
export type SomeOfText = TextSoFar & { efter: number };

/** A revision, with all of its text or with the one entry that it changed in it. */
export type ReadRevision = PastRevision & ({ text: WrittenText } | { andring: EntryChange | null });

interface Row extends KeptDocument {
  id: string;
  innehall: string;
  nr: number;
  typ: RevisionType;
  av: Author;
  skapad: string;
  kall_revision: string | null;
  gjord_med: KeptMadeWith | null;
  rubrik: string;
  ingress: string;
  /** Whether it keeps only what it changed. */
  steg: boolean;
  andring: EntryChange | null;
  godkand_av: Author | null;
  foreslaget: Array<{ del: string; forslag: string; av: Author; gjord_med: MadeWith | null }> | null;
}

/** Copies of copies, further back than anybody makes them. */
const MOST_COPIES = 20;

// What a copy is of was written before it, so that this comes to an end.
const WITH_WHAT_IT_COPIES: Statement = {
  name: 'revision_history_copies',
  text: `WITH RECURSIVE led AS (SELECT $1::uuid AS innehall, $2::text AS sprak, $3::int AS nr, 0 AS steg
      UNION ALL SELECT k.innehall_id, k.sprak, k.nr, led.steg + 1 FROM led
        JOIN revision f ON f.innehall_id = led.innehall AND f.sprak = led.sprak AND f.nr = 1
        JOIN revision k ON k.id = (f.gjord_med ->> 'kopia_av')::uuid WHERE led.steg < ${MOST_COPIES})
    SELECT innehall, sprak, nr FROM led ORDER BY steg DESC`,
};

/** So many documents are in memory at once. */
const AT_ONCE = 20;

const PERSONS = (who: string) => `CASE WHEN ${who} ->> 'typ' = 'person' THEN ${named(who)} END`;

// The releases of an article are few: entries of a live report go out without one.
const NEXT: Statement = {
  name: 'revision_history_next',
  text: `WITH ut AS MATERIALIZED (SELECT l.revisioner ->> $2 AS revision, coalesce(l.godkand_av, l.av) AS av FROM release l
      WHERE l.innehall_id = $1 AND l.utford IS NOT NULL AND NOT l.prov AND l.lage <> 'utkast')
    SELECT r.id, r.innehall_id AS innehall, r.nr, r.typ, ${named('r.av')} AS av, r.skapad, r.kall_revision, r.gjord_med, r.rubrik, r.ingress,
      r.live_grund IS NOT NULL AS steg, r.live_andring AS andring, r.block, r.dokument,
      coalesce((SELECT ${PERSONS('g.av')} FROM godkand_revision g WHERE g.revision_id = r.id),
        (SELECT ${named('ut.av')} FROM ut WHERE ut.revision = r.id::text AND ut.av ->> 'typ' = 'person' LIMIT 1)) AS godkand_av,
      (SELECT jsonb_agg(jsonb_build_object('del', b.del, 'forslag', f.id, 'av', ${named('f.av')}, 'gjord_med', f.gjord_med)) FROM forslagsbeslut b JOIN andringsforslag f ON f.id = b.forslag_id
        WHERE b.revision_id = r.id) AS foreslaget
    FROM revision r WHERE r.innehall_id = $1 AND r.sprak = $2 AND r.nr > $3 AND r.nr <= $4 ORDER BY r.nr LIMIT ${AT_ONCE}`,
};

/** All that has become of a text, for whoever asks whose its words are. */
export class RevisionHistory extends Aggregate {
  /** The text, after those that it is a copy of; a copy whose original the caller does not see begins with itself. */
  withWhatItCopies({ innehall, sprak, nr }: TextSoFar): Promise<TextSoFar[]> {
    return this.db.query<TextSoFar>(WITH_WHAT_IT_COPIES, [innehall, sprak, nr]);
  }

  /** Its revisions in their order, some at a time. */
  async *of({ innehall, sprak, nr, efter }: SomeOfText): AsyncGenerator<ReadRevision[], void> {
    for (let last = efter; ; ) {
      const rows = await this.db.query<Row>(NEXT, [innehall, sprak, last, nr]);
      if (rows.length > 0) yield rows.map(revisionOf);
      const newest = rows.at(-1);
      if (newest === undefined || rows.length < AT_ONCE) return;
      last = newest.nr;
    }
  }
}

function revisionOf(row: Row): ReadRevision {
  const { godkand_av, gjord_med, rubrik, ingress, steg, andring } = row;
  const bidrag = contributionOf(row);
  const past = { bidrag, godkand_av, foreslaget: proposedOf(row, bidrag), isCopy: gjord_med?.kopia_av !== undefined };
  return steg ? { ...past, andring } : { ...past, text: { rubrik, ingress, block: documentOf(row) } };
}

function contributionOf({ id, innehall, nr, typ, av, skapad, kall_revision, gjord_med }: Row): Contribution {
  return { innehall, revision: id, nr, typ, av, skapad, godtagen_av: null, kall_revision, ...toldOf(gjord_med) };
}

/** What was said that words were made with. */
function toldOf(gjord_med: MadeWith | null): Pick<Contribution, 'modell' | 'verktyg' | 'order' | 'kallor'> {
  const { modell = null, verktyg = null, order = null, kallor = [] } = gjord_med ?? {};
  return { modell, verktyg, order, kallor };
}

/** What was accepted was made by whoever proposed it, with what they made it with. */
function proposedOf({ foreslaget }: Row, bidrag: Contribution): Map<string, Contribution> {
  const known = new Map<string, Contribution>();
  return new Map(
    (foreslaget ?? []).map(({ del, forslag, av, gjord_med }) => {
      const own = known.get(forslag) ?? { ...bidrag, ...toldOf(gjord_med), av, godtagen_av: bidrag.av };
      known.set(forslag, own);
      return [del, own];
    }),
  );
}
