import type { PublishedFacts } from '#lib/content/facts.ts';
import type { CmsReference, ContentStatus } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { FACT_COLUMNS, type FactRow, type NewPublication, PUBLISH, publicationValues, publishedFacts } from '#lib/store/publication.ts';
import { scheduleOf } from '#lib/store/release-queue.ts';

/** The revision and the facts that readers have, and the dates they see. */
export interface CurrentPublication {
  revision: string;
  fakta: PublishedFacts;
  publicerad: string;
  uppdaterad: string | null;
}

/** What an item has become by the time it is held. */
export interface HeldItem {
  raderad: boolean;
  status: ContentStatus;
}

const CURRENT: Statement = {
  name: 'published_current',
  text: `SELECT ${FACT_COLUMNS}, p.revision_id AS revision, p.publicerad, p.uppdaterad
    FROM publicerad_version p JOIN publicering f ON f.id = p.publicering_id WHERE p.innehall_id = $1 AND p.sprak = $2`,
};
const RETIRE_ADDRESSES: Statement = {
  name: 'address_retire',
  text: 'UPDATE adress SET aktuell = false WHERE innehall_id = $1 AND sprak = $2 AND aktuell AND (sektion, slug) IS DISTINCT FROM ($3, $4)',
};
// An address that no longer serves its item may be taken over; one that does may not. The row itself says which: of two who
// want it at once, the second waits for the first and then finds what it has become.
const TAKE_ADDRESS: Statement = {
  name: 'address_take',
  text: `INSERT INTO adress (innehall_id, sprak, sektion, slug) VALUES ($1, $2, $3, $4)
    ON CONFLICT (sprak, sektion, slug) DO UPDATE SET innehall_id = $1, aktuell = true
    WHERE adress.innehall_id = $1 OR NOT adress.aktuell RETURNING slug`,
};
const MARK_VERSION: Statement = {
  name: 'published_mark_version',
  text: `UPDATE sprakversion SET status = CASE WHEN arbetsrevision_id = $3 THEN 'godkand' ELSE status END, publicerad_revision_id = $3,
    publicerad_revision_nr = $4, lank = $5, uppdaterad = $6 WHERE innehall_id = $1 AND sprak = $2`,
};
const MARK_STALE_SIBLINGS: Statement = {
  name: 'published_mark_siblings',
  text: `UPDATE sprakversion SET status = 'behover_uppdateras' WHERE innehall_id = $1 AND sprak <> $2 AND publicerad_revision_id IS NOT NULL
    AND inaktuell AND NOT (sprak = ANY($3))`,
};
const HOLD: Statement = {
  name: 'published_hold',
  text: 'SELECT raderad, status FROM innehall WHERE id = $1 FOR NO KEY UPDATE',
};
// A schedule that is over without the item having become public leaves a draft behind: lib/content/states.ts.
const MARK_ITEM: Statement = {
  name: 'published_mark_item',
  text: `UPDATE innehall i SET publicerad = coalesce($3, i.publicerad), cms = coalesce($4::jsonb, i.cms), andrad = $5, schemalagd = s.schema,
      status = coalesce($2, CASE WHEN i.status = 'schemalagd' AND s.schema IS NULL THEN 'utkast' ELSE i.status END)
    FROM (SELECT ${scheduleOf('$1')} AS schema) s WHERE i.id = $1 RETURNING i.status`,
};
const MARK_CMS: Statement = { name: 'published_mark_cms', text: 'UPDATE innehall SET cms = $2::jsonb WHERE id = $1' };
const WITHDRAW: Statement = {
  name: 'published_withdraw',
  text: `WITH v AS (UPDATE sprakversion SET publicerad_revision_id = NULL, publicerad_revision_nr = NULL, lank = NULL WHERE innehall_id = $1),
      a AS (UPDATE adress SET aktuell = false WHERE innehall_id = $1 AND aktuell),
      d AS (UPDATE delning SET aterkallad = now() WHERE innehall_id = $1 AND aterkallad IS NULL)
    DELETE FROM publicerad_version WHERE innehall_id = $1`,
};
const APPROVE: Statement = {
  name: 'published_approve',
  text: `UPDATE sprakversion SET status = 'godkand' WHERE innehall_id = $1 AND sprak = $2 AND arbetsrevision_id = $3`,
};
/** What readers can see. A release writes here last, in one transaction, so that nothing is ever half published. */
export class Published extends Aggregate {
  /**
   * Makes one language version public at its address and marks its revision approved. Returns false when another item
   * already answers at that address: the caller must roll back then.
   */
  async publish(publication: NewPublication): Promise<boolean> {
    const { innehall, sprak, revision, slug, lank, uppdaterad } = publication;
    const { sektion } = publication.fakta;
    const [, taken] = await Promise.all([
      this.db.query(RETIRE_ADDRESSES, [innehall, sprak, sektion, slug]),
      this.db.query(TAKE_ADDRESS, [innehall, sprak, sektion, slug]),
      this.db.query(PUBLISH, publicationValues(publication)),
      this.db.query(MARK_VERSION, [innehall, sprak, revision.id, revision.nr, lank, uppdaterad]),
    ]);
    return taken.length > 0;
  }

  /** What readers have of the language version, since when; `undefined` when it is not public. */
  async current(innehall: string, sprak: Language): Promise<CurrentPublication | undefined> {
    const [row] = await this.db.query<FactRow & Omit<CurrentPublication, 'fakta'>>(CURRENT, [innehall, sprak]);
    return row && { revision: row.revision, fakta: publishedFacts(row), publicerad: row.publicerad, uppdaterad: row.uppdaterad };
  }

  /** After the source language was released: other public languages that are older need updating, but for those renewed with it. */
  async markStaleSiblings(innehall: string, source: Language, renewed: Language[]): Promise<void> {
    await this.db.query(MARK_STALE_SIBLINGS, [innehall, source, renewed]);
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

  /**
   * Takes every language of the item away from readers, also from those who have been given a link to share. Its addresses
   * stay known, so that they can redirect.
   */
  async withdraw(innehall: string): Promise<void> {
    await this.db.query(WITHDRAW, [innehall]);
  }
}
