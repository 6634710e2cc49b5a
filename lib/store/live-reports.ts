import type { PictureUse } from '#lib/blocks/article-pictures.ts';
import type { EntryChange } from '#lib/content/live-changes.ts';
import type { ArticleContent, Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { AddedWords } from '#lib/provenance/added-words.ts';
import type { Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { packDocument } from '#lib/store/packed-document.ts';
import { usesInto, usesValue } from '#lib/store/picture-uses.ts';
import { GO_ON } from '#lib/store/publication.ts';
import { type LiveRevision, ReportRevisions } from '#lib/store/report-revisions.ts';

/** What is to be saved as the next revision after `efter`. */
export interface NewLiveRevision extends ArticleContent {
  id: string;
  nr: number;
  hash: string;
  efter: LiveRevision;
  /** The change of an entry; `null` when none was changed. Kept also with a revision that is kept whole. */
  andring: EntryChange | null;
  kommentar: string;
  /** The pictures that it shows. */
  bilder: readonly PictureUse[];
}

export interface LiveSave {
  innehall: string;
  sprak: Language;
  arbets: NewLiveRevision;
  /** The revision that readers get: the working one, one of its own, or `null` for a report they do not see. */
  publik: NewLiveRevision | null;
  /** Whether it was written for readers, with the right to publish: a release that was ordered before it brings it along. */
  lasare: boolean;
  /** How many words readers get more of, by who wrote them; less than none of what is gone. */
  nyaOrd: AddedWords;
  av: Author;
  now: string;
}

/** Somebody did something at a moment. */
export interface Deed {
  av: Author;
  skapad: string;
}

/** Who wrote an entry and who last corrected it; `null` for what was not done by a write of that entry alone. */
export interface Credit {
  skrev: Deed | null;
  rattade: Deed | null;
}

/** A revision that a write to a report made, as it is seen from another revision. */
export interface LiveSuccessor {
  id: string;
  nr: number;
  bas: string | null;
  skapad: string;
  andring: EntryChange | null;
  /** Whether the report goes on, when the write began, ended or resumed it. */
  live: boolean | null;
  /** How many changes of entries it comes after the other; `null` when something else lies between. */
  steg: number | null;
  /** Whether it was written for readers; `null` of what was written before this was kept. */
  lasare: boolean | null;
  /** What whoever wrote it is. */
  typ: Author['typ'];
}

const INSERT: Statement = {
  name: 'live_insert',
  text: `INSERT INTO revision (innehall_id, sprak, id, nr, hash, rubrik, ingress, dokument, meta, hero, slug, bas, kall_revision, kommentar, av, typ,
      skapad, live_grund, live_steg, live_andring, live_lasare)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bytea, $9::json, $10::json, $11, $12, $13, $14, $15::json, 'live', $16, $17, $18, $19::json, $20)`,
};
const MARK_VERSION: Statement = {
  name: 'live_mark_version',
  text: `WITH i AS (UPDATE innehall SET andrad = $7 WHERE id = $1),
    ${usesInto(`SELECT $2::text AS sprak, l AS lage FROM unnest(CASE WHEN $5::uuid IS NULL THEN '{arbets}' ELSE '{arbets,publik}' END::text[]) l`, '$8')}
    UPDATE sprakversion SET arbetsrevision_id = $3, arbetsrevision_nr = $4, publicerad_revision_id = coalesce($5, publicerad_revision_id),
      publicerad_revision_nr = coalesce($6, publicerad_revision_nr), uppdaterad = CASE WHEN $5::uuid IS NULL THEN uppdaterad ELSE $7 END,
      status = CASE WHEN $5::uuid = $3 THEN 'godkand' WHEN status = 'godkand' THEN 'utkast' ELSE status END
    WHERE innehall_id = $1 AND sprak = $2`,
};
const MARK_TRANSLATIONS: Statement = {
  name: 'live_mark_translations',
  text: `UPDATE sprakversion SET inaktuell = true,
      inaktuella_block = CASE WHEN $3 = ANY(inaktuella_block) THEN inaktuella_block ELSE inaktuella_block || $3 END,
      status = CASE WHEN $4 AND publicerad_revision_id IS NOT NULL THEN 'behover_uppdateras' ELSE status END
    WHERE innehall_id = $1 AND sprak <> $2 AND kall_revision_id IS NOT NULL`,
};
const SUCCESSOR = "a.id, a.nr, a.bas, a.skapad, a.live_andring AS andring, a.live_lasare AS lasare, a.av ->> 'typ' AS typ";
const WRITES_SINCE: Statement = {
  name: 'live_writes_since',
  text: `SELECT ${SUCCESSOR},
      CASE WHEN a.meta->>'live' IS DISTINCT FROM b.meta->>'live' THEN a.meta->>'live' = 'true' END AS live,
      CASE WHEN a.live_grund = coalesce(r.live_grund, r.id) AND a.live_steg > coalesce(r.live_steg, 0)
        THEN a.live_steg - coalesce(r.live_steg, 0) END AS steg
    FROM revision r JOIN revision a ON a.innehall_id = r.innehall_id AND a.sprak = r.sprak AND a.nr >= $2 AND a.typ = 'live'
      LEFT JOIN revision b ON b.id = a.bas
    WHERE r.id = $1 ORDER BY a.nr`,
};
// What a release is of it counted the words of; what came since it brings along with those of whoever wrote it.
const COUNTED: Statement = {
  name: 'live_counted',
  text: `SELECT l.revisioner ->> p.sprak AS id FROM publicerad_version v JOIN publicering p ON p.id = v.publicering_id JOIN release l ON l.id = p.release_id
    WHERE v.innehall_id = $1 AND v.sprak = $2 AND p.ord IS NOT NULL`,
};
const ENTRY_SINCE: Statement = {
  name: 'live_entry_since',
  text: `SELECT ${SUCCESSOR}, NULL AS live, NULL AS steg
    FROM revision r JOIN revision a ON a.innehall_id = r.innehall_id AND a.sprak = r.sprak AND a.nr > r.nr AND a.typ = 'live'
    WHERE r.id = $1 AND a.live_andring ->> 'id' = $2 AND a.live_lasare ORDER BY a.nr`,
};
const NEWEST_WHEN_ORDERED: Statement = {
  name: 'live_newest_when_ordered',
  text: `SELECT max(r.nr) AS nr FROM release l JOIN revision r ON r.innehall_id = l.innehall_id AND r.skapad <= coalesce(l.godkand, l.skapad)
    WHERE l.id = $1 AND r.sprak = $2`,
};
const DEEDS: Statement = {
  name: 'live_deeds',
  text: `SELECT live_andring->>'id' AS inlagg, live_andring->>'slag' AS slag, ${named('av')} AS av, skapad FROM revision
    WHERE innehall_id = $1 AND sprak = $2 AND typ = 'live' AND live_andring->>'slag' IS NOT NULL ORDER BY nr`,
};
/** Live reports, as they are written. */
export class LiveReports extends ReportRevisions {
  /** Saves the revisions and makes them the working and the public one: within the transaction that holds the item. */
  async save(save: LiveSave): Promise<void> {
    const { innehall, sprak, arbets, publik, nyaOrd, now } = save;
    const uses = usesValue(
      { sprak, lage: 'arbets', bilder: arbets.bilder },
      ...(publik === null ? [] : [{ sprak, lage: 'publik' as const, bilder: publik.bilder }]),
    );
    const revisions = publik === null || publik.id === arbets.id ? [arbets] : [publik, arbets];
    await Promise.all([
      ...revisions.map((revision) => this.db.query(INSERT, insertValues(save, revision))),
      this.db.query(MARK_VERSION, [innehall, sprak, arbets.id, arbets.nr, publik?.id ?? null, publik?.nr ?? null, now, uses]),
      publik === null ? undefined : this.db.query(GO_ON, [innehall, sprak, publik.id, now, nyaOrd.manniska, nyaOrd.maskin]),
    ]);
  }

  /** An entry of the source has changed: every translation of it is older now, in that block; those that readers have need updating once they see it. */
  async markTranslations(innehall: string, kallsprak: Language, block: string, publik: boolean): Promise<void> {
    await this.db.query(MARK_TRANSLATIONS, [innehall, kallsprak, block, publik]);
  }

  /** What was written to a report in the revisions from that number on, in their order, seen from `revision`. */
  writesSince(revision: string, nr: number): Promise<LiveSuccessor[]> {
    return this.db.query<LiveSuccessor>(WRITES_SINCE, [revision, nr]);
  }

  /** The revision whose words were counted of what readers have; `undefined` where they are told of none. */
  async counted(innehall: string, sprak: Language): Promise<string | undefined> {
    const [row] = await this.db.query<{ id: string | null }>(COUNTED, [innehall, sprak]);
    return row?.id ?? undefined;
  }

  /** What was written for readers to one entry since that revision, in its order. */
  entrySince(revision: string, inlagg: string): Promise<LiveSuccessor[]> {
    return this.db.query<LiveSuccessor>(ENTRY_SINCE, [revision, inlagg]);
  }

  /** The number of the newest revision there was when a release was ordered; `undefined` for one that has just been. */
  async newestWhenOrdered(release: string, sprak: Language): Promise<number | undefined> {
    const [row] = await this.db.query<{ nr: number | null }>(NEWEST_WHEN_ORDERED, [release, sprak]);
    return row?.nr ?? undefined;
  }

  /** Whose the entries of a report are, by the entry's id; of those that were written with the article it tells nothing. */
  async credits(innehall: string, sprak: Language): Promise<Map<string, Credit>> {
    const rows = await this.db.query<Deed & { inlagg: string; slag: EntryChange['slag'] }>(DEEDS, [innehall, sprak]);
    const credits = new Map<string, Credit>();
    for (const { inlagg, slag, av, skapad } of rows) {
      const before = credits.get(inlagg) ?? { skrev: null, rattade: null };
      credits.set(inlagg, slag === 'skrivet' ? { ...before, skrev: { av, skapad } } : { ...before, rattade: { av, skapad } });
    }
    return credits;
  }
}

function insertValues({ innehall, sprak, av, lasare, now }: LiveSave, revision: NewLiveRevision): unknown[] {
  const { id, nr, hash, rubrik, ingress, block, meta, hero, slug, efter, andring, kommentar } = revision;
  const { fortsattning } = efter;
  return [
    innehall,
    sprak,
    id,
    nr,
    hash,
    rubrik,
    ingress,
    packDocument(fortsattning === null ? block : []),
    JSON.stringify(meta),
    hero === null ? null : JSON.stringify(hero),
    slug,
    efter.id,
    efter.kall_revision,
    kommentar,
    JSON.stringify(av),
    now,
    fortsattning?.grund ?? null,
    fortsattning?.steg ?? null,
    andring === null ? null : JSON.stringify(andring),
    lasare,
  ];
}
