import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import {
  KEPT_COLUMNS,
  KEPT_JOIN,
  type KeptPage,
  type KeptRow,
  keptWithoutParts,
  type PublicStanding,
  STANDING_COLUMNS,
  type StandingRow,
  standingOf,
} from '#lib/store/readers/standing.ts';

declare const RENDERED: unique symbol;

/**
 * What has been rendered of a publication, to be kept beside it. Of a type that one function makes (lib/site/render-parts.tsx), of what
 * a release has brought out: nothing else can be kept for readers.
 */
export interface RenderedPublication {
  readonly [RENDERED]: true;
  innehall: string;
  sprak: Language;
  publicering: string;
  renderare: number;
  /** What tells all else that it was made of. */
  underlag: string;
  /** The pictures and the tags that it asked for. */
  bilder: readonly string[];
  taggar: readonly string[];
  delar: Buffer;
  /** That it was made here, of just this (lib/site/authenticity.ts). */
  akthet: string;
}

/** A current publication, and what is kept of it by whatever renderer; `undefined` when nothing is. */
export interface PublicationPlace {
  stand: PublicStanding;
  hallen: (Omit<KeptPage, 'delar' | 'akthet'> & { renderare: number }) | undefined;
}

// Of what is current, and never in the place of what a newer renderer made of the same: two versions run at once while one takes over from
// the other. Held, so that what is taken down meanwhile is waited for and then not there. What a crash undoes of it is made again, so that nobody waits for the disk.
const KEEP: Statement = {
  name: 'kept_page_keep',
  text: `INSERT INTO renderad AS k (innehall_id, sprak, publicering_id, renderare, underlag, bilder, taggar, delar, akthet)
    SELECT p.innehall_id, p.sprak, p.publicering_id, $4, $5, $6, $7, $8, $9
    FROM publicerad_version p, set_config('synchronous_commit', 'off', true)
    WHERE p.innehall_id = $1 AND p.sprak = $2 AND p.publicering_id = $3 FOR KEY SHARE OF p
    ON CONFLICT (innehall_id, sprak) DO UPDATE SET (publicering_id, renderare, underlag, bilder, taggar, delar, akthet) =
      (excluded.publicering_id, excluded.renderare, excluded.underlag, excluded.bilder, excluded.taggar, excluded.delar, excluded.akthet)
    WHERE k.renderare <= excluded.renderare OR k.publicering_id <> excluded.publicering_id RETURNING 1`,
};
const places = (name: string, which: string): Statement => ({
  name,
  text: `SELECT ${STANDING_COLUMNS}, ${KEPT_COLUMNS}, k.renderare AS k_renderare
    FROM (SELECT * FROM publicerad_version WHERE ${which}) p JOIN publicering f ON f.id = p.publicering_id
      JOIN innehall i ON i.id = p.innehall_id LEFT JOIN renderad k ON ${KEPT_JOIN}
    ORDER BY p.innehall_id, p.sprak`,
});
const OF_ITEM = places('kept_page_of_item', 'innehall_id = $1');
const AFTER = places('kept_page_after', '(innehall_id, sprak) > ($1::uuid, $2) ORDER BY innehall_id, sprak LIMIT $3');

type PlaceRow = StandingRow & Omit<KeptRow, 'k_delar' | 'k_akthet'> & { k_renderare: number | null };

/** What readers get of the current publications, rendered and compressed: kept so that it is made once, and made anew whenever it is not there. */
export class KeptPages extends Aggregate {
  /** Keeps it, in the place of what was kept of the language version. Whether it was: not of what is no longer current, nor over what a newer renderer has made of it. */
  async keep({ innehall, sprak, publicering, renderare, underlag, bilder, taggar, delar, akthet }: RenderedPublication): Promise<boolean> {
    const rows = await this.db.query(KEEP, [innehall, sprak, publicering, renderare, underlag, bilder, taggar, delar, akthet]);
    return rows.length > 0;
  }

  /** Those of the item. */
  async ofItem(innehall: string): Promise<PublicationPlace[]> {
    return (await this.db.query<PlaceRow>(OF_ITEM, [innehall])).map(placeOf);
  }

  /** The next ones after that, in an order that releases do not change; from the beginning without one. */
  async after(last: PublicStanding | undefined, limit: number): Promise<PublicationPlace[]> {
    const { innehall, sprak } = last ?? { innehall: '00000000-0000-0000-0000-000000000000', sprak: '' };
    return (await this.db.query<PlaceRow>(AFTER, [innehall, sprak, limit])).map(placeOf);
  }
}

function placeOf(row: PlaceRow): PublicationPlace {
  const hallen = row.k_renderare === null ? undefined : { ...keptWithoutParts(row), renderare: row.k_renderare };
  return { stand: standingOf(row), hallen };
}
