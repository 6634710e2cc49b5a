import type { CmsReference } from '#lib/contract/article.ts';
import type { ContentStatus } from '#lib/contract/closed/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { imprintOfText } from '#lib/store/imprints.ts';
import { usesInto, usesValue } from '#lib/store/picture-uses.ts';
import { type NewPublication, PUBLICATIONS, publicationValues } from '#lib/store/publication.ts';
import { scheduleOf } from '#lib/store/release-queue.ts';

/** What an item has become by the time it is held. */
export interface HeldItem {
  raderad: boolean;
  status: ContentStatus;
}

// SQL that makes the statuses and addresses of the languages of the item what they are when another publication has come. A
// public version that is older than the source's new words needs updating, unless it was renewed with them.
const OUTDATED = `($14::text IS NOT NULL AND s.sprak <> $14 AND s.inaktuell AND (s.publicerad_revision_id IS NOT NULL OR n.sprak IS NOT NULL)
  AND NOT s.sprak = ANY($15::text[]))`;
const MARK_VERSIONS = `UPDATE sprakversion s SET
      status = CASE WHEN ${OUTDATED} THEN 'behover_uppdateras' WHEN s.arbetsrevision_id = n.revision THEN 'godkand' ELSE s.status END,
      publicerad_revision_id = coalesce(n.revision, s.publicerad_revision_id), publicerad_revision_nr = coalesce(n.nr, s.publicerad_revision_nr),
      lank = coalesce(n.lank, s.lank), uppdaterad = CASE WHEN n.sprak IS NULL THEN s.uppdaterad ELSE n.uppdaterad END
    FROM sprakversion x LEFT JOIN n ON n.sprak = x.sprak
    WHERE x.innehall_id = $1 AND s.innehall_id = x.innehall_id AND s.sprak = x.sprak AND (n.sprak IS NOT NULL OR ${OUTDATED})`;

// An item has one address that serves it at a time: the earlier ones are counted, and so retired, before the new one is taken.
// An address that no longer serves its item may be taken over; one that does may not. The row itself says which: of two who
// want it at once, the second waits for the first and then finds what it has become.
const TAKE_ADDRESSES = `g AS (
      UPDATE adress d SET aktuell = false FROM n
      WHERE d.innehall_id = $1 AND d.sprak = n.sprak AND d.aktuell AND (d.sektion, d.slug) IS DISTINCT FROM ($4, n.slug) RETURNING 1),
    a AS (
      INSERT INTO adress (innehall_id, sprak, sektion, slug) SELECT $1, n.sprak, $4, n.slug FROM n, (SELECT count(*) FROM g) g
      ON CONFLICT (sprak, sektion, slug) DO UPDATE SET innehall_id = $1, aktuell = true
      WHERE adress.innehall_id = $1 OR NOT adress.aktuell RETURNING sprak)`;

// A schedule that is over without the item having become public leaves a draft behind: lib/content/states.ts.
const markItem = ([status, publicerad, cms, now]: readonly string[]) =>
  `UPDATE innehall i SET publicerad = coalesce(${publicerad}, i.publicerad), cms = coalesce(${cms}::jsonb, i.cms), andrad = ${now}, schemalagd = s.schema,
      status = coalesce(${status}, CASE WHEN i.status = 'schemalagd' AND s.schema IS NULL THEN 'utkast' ELSE i.status END)
    FROM (SELECT ${scheduleOf('$1')} AS schema) s WHERE i.id = $1 RETURNING i.status`;

/** Where a publishing system has the article: said there, and not by a publication. */
const CMS_IMPRINT = (innehall: string, cms: string) =>
  `INSERT INTO avtryck (tabell, rad, hash) SELECT 'cms', ${innehall}::text, coalesce(${imprintOfText(`${cms}::jsonb ->> 'lank'`)}, '') WHERE ${cms}::text IS NOT NULL`;
const PUBLISH: Statement = {
  name: 'published_publish',
  text: `WITH n AS (
      SELECT * FROM jsonb_to_recordset($2::jsonb)
        AS n(sprak text, revision uuid, nr int, slug text, lank text, publicerad timestamptz, uppdaterad timestamptz, ord jsonb)),
    ${PUBLICATIONS},
    ${TAKE_ADDRESSES},
    ${usesInto(`SELECT n.sprak, 'publik' AS lage FROM n`, '$19')},
    v AS (${MARK_VERSIONS}),
    c AS (${CMS_IMPRINT('$1::uuid', '$18')}),
    i AS (${markItem(['$16', '$17', '$18', '$12'])})
    SELECT i.status, ARRAY(SELECT sprak FROM a) AS adresser FROM i`,
};
const HOLD: Statement = {
  name: 'published_hold',
  text: 'SELECT raderad, status FROM innehall WHERE id = $1 FOR NO KEY UPDATE',
};
const MARK_ITEM: Statement = {
  name: 'published_mark_item',
  text: `WITH a AS (${CMS_IMPRINT('$1::uuid', '$4')}) ${markItem(['$2', '$3', '$4', '$5'])}`,
};
const MARK_CMS: Statement = {
  name: 'published_mark_cms',
  text: `WITH a AS (${CMS_IMPRINT('$1::uuid', '$2')}) UPDATE innehall SET cms = $2::jsonb WHERE id = $1`,
};
const MARK_MOVED: Statement = {
  name: 'published_mark_moved',
  text: `WITH a AS (${CMS_IMPRINT('$1::uuid', '$2')}),
    v AS (UPDATE sprakversion SET lank = $2::jsonb ->> 'lank' WHERE innehall_id = $1 AND sprak = 'sv' AND publicerad_revision_id IS NOT NULL)
    UPDATE innehall SET cms = $2::jsonb WHERE id = $1`,
};
const WITHDRAW: Statement = {
  name: 'published_withdraw',
  text: `WITH v AS (UPDATE sprakversion SET publicerad_revision_id = NULL, publicerad_revision_nr = NULL, lank = NULL WHERE innehall_id = $1),
      a AS (UPDATE adress SET aktuell = false WHERE innehall_id = $1 AND aktuell),
      d AS (UPDATE delning SET aterkallad = now() WHERE innehall_id = $1 AND aterkallad IS NULL),
      b AS (DELETE FROM bildbruk WHERE innehall_id = $1 AND lage = 'publik'),
      p AS (DELETE FROM publicerad_version WHERE innehall_id = $1 RETURNING publicering_id)
    INSERT INTO avtryck (tabell, rad, hash) SELECT 'nedtagen', p.publicering_id::text, '' FROM p`,
};
const APPROVE: Statement = {
  name: 'published_approve',
  text: `UPDATE sprakversion SET status = 'godkand' WHERE innehall_id = $1 AND sprak = $2 AND arbetsrevision_id = $3`,
};
/** What a publication makes of the item beside what readers get. */
export interface Becomes {
  /** The source language, when it is released; `null` when it is not. */
  nyKalla: Language | null;
  /** The languages that have come with new words. */
  fornyade: readonly Language[];
  /** `null` leaves what there is, as for the others. */
  status: ContentStatus | null;
  publicerad: string | null;
  cms: CmsReference | null;
}

interface Outcome {
  /** The item's after it. */
  status: ContentStatus;
  /** The languages that got their addresses. */
  adresser: Language[];
}

/** What readers can see. A release writes here last, in one transaction, so that nothing is ever half published. */
export class Published extends Aggregate {
  /**
   * Makes the versions public at their addresses, marks their revisions approved and the item public, and says of other public
   * languages that they need updating when the source, `nyKalla`, has new words: all but the renewed ones. Of a language
   * whose address is not among those that were taken, another item answers there: the caller must roll back then.
   */
  async publish(publication: NewPublication, { nyKalla, fornyade, status, publicerad, cms }: Becomes): Promise<Outcome> {
    const [row] = await this.db.query<{ status: ContentStatus; adresser: Language[] }>(PUBLISH, [
      ...publicationValues(publication),
      ...[nyKalla, [...fornyade], status, publicerad, cms === null ? null : JSON.stringify(cms)],
      usesValue(...publication.versioner.map(({ sprak, bilder }) => ({ sprak, lage: 'publik' as const, bilder }))),
    ]);
    if (row === undefined) throw new Error(`item ${publication.innehall} is gone`);
    return row;
  }

  /** Approval without publication: a release that has been accepted for later. An older revision than the working one approves nothing. */
  async approve(innehall: string, sprak: Language, revision: string): Promise<void> {
    await this.db.query(APPROVE, [innehall, sprak, revision]);
  }

  /** Holds the item against every other writer until the transaction ends; what it has become by then. */
  async hold(innehall: string): Promise<HeldItem> {
    const [row] = await this.db.query<HeldItem>(HOLD, [innehall]);
    if (row === undefined) throw new Error(`item ${innehall} is gone`);
    return row;
  }

  /** Sets what is given, and what the item shows of its schedule; `null` leaves what there is. Returns the status after it. */
  async markItem(
    innehall: string,
    status: ContentStatus | null,
    publicerad: string | null,
    cms: CmsReference | null,
    now: string,
  ): Promise<ContentStatus> {
    const values = [innehall, status, publicerad, cms === null ? null : JSON.stringify(cms), now];
    const [row] = await this.db.query<{ status: ContentStatus }>(MARK_ITEM, values);
    if (row === undefined) throw new Error(`item ${innehall} is gone`);
    return row.status;
  }

  /** What the CMS holds of the item now; nobody has changed the item by that. */
  async markCms(innehall: string, cms: CmsReference): Promise<void> {
    await this.db.query(MARK_CMS, [innehall, JSON.stringify(cms)]);
  }

  /** The same of one that has moved to where Swedish is read now: that is where readers find it. */
  async markMoved(innehall: string, cms: CmsReference): Promise<void> {
    await this.db.query(MARK_MOVED, [innehall, JSON.stringify(cms)]);
  }

  /**
   * Takes every language of the item away from readers, also from those who have been given a link to share. Its addresses
   * stay known, so that they can redirect.
   */
  async withdraw(innehall: string): Promise<void> {
    await this.db.query(WITHDRAW, [innehall]);
  }
}
