import type { CmsReference, ContentStatus, Revision, Sponsor } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { HEAD_COLUMNS, type HeadRow, headOf, type ItemHead } from '#lib/store/item-rows.ts';
import { scheduleOf } from '#lib/store/release-queue.ts';
import { REVISION_COLUMNS, type RevisionRow, revisionOf } from '#lib/store/revisions.ts';

export interface Publication {
  innehall: string;
  sprak: Language;
  revision: { id: string; nr: number };
  sektion: string;
  slug: string;
  lank: string;
  /** Whether it stands in the lists of articles. */
  listad: boolean;
  /** The date readers see; kept from an earlier publication unless the release set one. */
  publicerad: string;
  /** When something already public was updated; `null` at the first publication. */
  uppdaterad: string | null;
}

/** The revision that readers have, and the dates they see. */
export interface CurrentPublication {
  revision: string;
  publicerad: string;
  uppdaterad: string | null;
}

/** What an item has become by the time it is held. */
export interface HeldItem {
  raderad: boolean;
  status: ContentStatus;
  mall: string;
  sponsrad: Sponsor | null;
}

/** One public language version, as its page shows it. */
export interface PublicArticle {
  head: ItemHead;
  revision: Revision;
  publicerad: string;
  uppdaterad: string | null;
  sektion: string;
  slug: string;
  /** The other public language versions of the same item. */
  andra: Array<{ sprak: Language; sektion: string; slug: string }>;
}

export type AddressTarget =
  | { typ: 'artikel'; innehall: string }
  | { typ: 'flyttad'; sektion: string; slug: string }
  | { typ: 'nedtagen'; sektion: string };

const PUBLISH: Statement = {
  name: 'published_put',
  text: `INSERT INTO publicerad_version (innehall_id, sprak, revision_id, sektion, slug, publicerad, uppdaterad, listad) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (innehall_id, sprak) DO UPDATE SET revision_id = $3, sektion = $4, slug = $5, publicerad = $6, uppdaterad = $7, listad = $8`,
};
const CURRENT: Statement = {
  name: 'published_current',
  text: 'SELECT revision_id AS revision, publicerad, uppdaterad FROM publicerad_version WHERE innehall_id = $1 AND sprak = $2',
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
  text: 'SELECT raderad, status, mall, sponsrad FROM innehall WHERE id = $1 FOR NO KEY UPDATE',
};
// A schedule that is over without the item having become public leaves a draft behind: lib/content/states.ts.
const MARK_ITEM: Statement = {
  name: 'published_mark_item',
  text: `UPDATE innehall i SET publicerad = coalesce($3, i.publicerad), cms = coalesce($4::jsonb, i.cms), andrad = $5, schemalagd = s.schema,
      status = coalesce($2, CASE WHEN i.status = 'schemalagd' AND s.schema IS NULL THEN 'utkast' ELSE i.status END)
    FROM (SELECT ${scheduleOf('$1')} AS schema) s WHERE i.id = $1 RETURNING i.status`,
};
const SET_LISTED: Statement = { name: 'published_set_listed', text: 'UPDATE publicerad_version SET listad = $2 WHERE innehall_id = $1' };
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
const ADDRESS: Statement = {
  name: 'address_find',
  text: `SELECT a.innehall_id, a.aktuell, p.sektion AS nu_sektion, p.slug AS nu_slug, i.sektion
    FROM adress a JOIN innehall i ON i.id = a.innehall_id LEFT JOIN publicerad_version p ON p.innehall_id = a.innehall_id AND p.sprak = a.sprak
    WHERE a.sprak = $1 AND a.sektion = $2 AND a.slug = $3`,
};
const ARTICLE: Statement = {
  name: 'published_article',
  text: `SELECT ${HEAD_COLUMNS}, ${REVISION_COLUMNS}, p.publicerad AS p_publicerad, p.uppdaterad AS p_uppdaterad, p.sektion AS p_sektion, p.slug AS p_slug,
      (SELECT json_agg(json_build_object('sprak', o.sprak, 'sektion', o.sektion, 'slug', o.slug)) FROM publicerad_version o
        WHERE o.innehall_id = p.innehall_id AND o.sprak <> p.sprak) AS p_andra
    FROM publicerad_version p JOIN innehall i ON i.id = p.innehall_id JOIN revision r ON r.id = p.revision_id
    WHERE p.innehall_id = $1 AND p.sprak = $2 AND NOT i.raderad`,
};
/** What readers can see. A release writes here last, in one transaction, so that nothing is ever half published. */
export class Published extends Aggregate {
  /**
   * Makes one language version public at its address and marks its revision approved. Returns false when another item
   * already answers at that address: the caller must roll back then.
   */
  async publish(publication: Publication): Promise<boolean> {
    const { innehall, sprak, revision, sektion, slug, lank, listad, publicerad, uppdaterad } = publication;
    const [, taken] = await Promise.all([
      this.db.query(RETIRE_ADDRESSES, [innehall, sprak, sektion, slug]),
      this.db.query(TAKE_ADDRESS, [innehall, sprak, sektion, slug]),
      this.db.query(PUBLISH, [innehall, sprak, revision.id, sektion, slug, publicerad, uppdaterad, listad]),
      this.db.query(MARK_VERSION, [innehall, sprak, revision.id, revision.nr, lank, uppdaterad]),
    ]);
    return taken.length > 0;
  }

  /** What readers have of the language version, since when; `undefined` when it is not public. */
  async current(innehall: string, sprak: Language): Promise<CurrentPublication | undefined> {
    const [row] = await this.db.query<CurrentPublication>(CURRENT, [innehall, sprak]);
    return row;
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

  /** Whether what is public of the item stands in the lists of articles from now on. */
  async setListed(innehall: string, listad: boolean): Promise<void> {
    await this.db.query(SET_LISTED, [innehall, listad]);
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

  async address(sprak: Language, sektion: string, slug: string): Promise<AddressTarget | undefined> {
    interface Row {
      innehall_id: string;
      aktuell: boolean;
      nu_sektion: string | null;
      nu_slug: string | null;
      sektion: string;
    }
    const [row] = await this.db.query<Row>(ADDRESS, [sprak, sektion, slug]);
    if (row === undefined) return undefined;
    if (row.nu_slug === null || row.nu_sektion === null) return { typ: 'nedtagen', sektion: row.sektion };
    if (row.aktuell) return { typ: 'artikel', innehall: row.innehall_id };
    return { typ: 'flyttad', sektion: row.nu_sektion, slug: row.nu_slug };
  }

  async article(innehall: string, sprak: Language): Promise<PublicArticle | undefined> {
    interface Row extends HeadRow, RevisionRow {
      p_publicerad: string;
      p_uppdaterad: string | null;
      p_sektion: string;
      p_slug: string;
      p_andra: PublicArticle['andra'] | null;
    }
    const [row] = await this.db.query<Row>(ARTICLE, [innehall, sprak]);
    if (row === undefined) return undefined;
    return {
      head: headOf(row),
      revision: revisionOf(row),
      publicerad: row.p_publicerad,
      uppdaterad: row.p_uppdaterad,
      sektion: row.p_sektion,
      slug: row.p_slug,
      andra: row.p_andra ?? [],
    };
  }
}
