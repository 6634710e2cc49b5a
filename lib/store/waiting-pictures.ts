import type { PicturePlace } from '#lib/access/pictures-readers-see.ts';
import type { Hero, Meta } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PictureWaiting } from '#lib/contract/media.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import { type KeptDocument, unpackedText } from '#lib/store/packed-document.ts';
import { ASKED } from '#lib/store/releases.ts';

/** Where a picture is in what waits to become public, or is asked for: as it was ordered, and as the article is worked on. */
export interface WaitingPicture extends PicturePlace, PictureWaiting {
  sprak: Language;
  /** Whether the version that is worked on is the one that waits. */
  arbetas: boolean;
}

interface WaitingRow extends KeptDocument {
  innehall: string;
  rubrik: string;
  sprak: Language;
  platser: Array<Pick<PicturePlace, 'sektion' | 'mall'>>;
  /** Whether what waits is the version that is worked on, and whether that one shows the picture. */
  arbetas: boolean;
  visas: boolean;
  /** What has been written in a live report since its document was saved whole. */
  andringar: unknown[] | null;
  hero: Hero | null;
  meta: Meta | null;
}

const COLUMNS = 'innehall_id, revisioner, fakta FROM release WHERE fakta IS NOT NULL';
// Of what has been worked on since, the version itself is read: its uses are nobody's any more.
const WAITING: Statement = {
  name: 'picture_waiting',
  text: `WITH v AS (SELECT ${COLUMNS} AND nasta IS NOT NULL AND lage IN ('publicera', 'schemalagd') UNION ALL SELECT ${COLUMNS} AND ${ASKED})
    SELECT v.innehall_id AS innehall, s.rubrik, p.sprak, r.id IS NULL AS arbetas, r.hero, r.meta,
      json_build_array(json_build_object('sektion', v.fakta ->> 'sektion', 'mall', v.fakta ->> 'mall'), json_build_object('sektion', i.sektion, 'mall', i.mall)) AS platser,
      EXISTS (SELECT FROM bildbruk b WHERE b.media_id = $1 AND b.innehall_id = v.innehall_id AND b.sprak = p.sprak AND b.lage = 'arbets') AS visas,
      CASE WHEN r.live_grund IS NULL THEN r.block ELSE g.block END AS block, CASE WHEN r.live_grund IS NULL THEN r.dokument ELSE g.dokument END AS dokument,
      (SELECT json_agg(a.live_andring) FROM revision a WHERE a.live_grund = r.live_grund AND a.live_steg <= r.live_steg) AS andringar
    FROM v JOIN innehall i ON i.id = v.innehall_id CROSS JOIN jsonb_each_text(v.revisioner) AS p (sprak, revision)
    JOIN sprakversion s ON s.innehall_id = v.innehall_id AND s.sprak = p.sprak
    LEFT JOIN revision r ON r.id = p.revision::uuid AND r.id <> s.arbetsrevision_id LEFT JOIN revision g ON g.id = r.live_grund`,
};

/** The pictures of what waits: what was ordered is shown with the pictures that were there. */
export class WaitingPictures extends Aggregate {
  private readonly all: Queryable;

  /** `seen` is what whoever asks sees, `all` everything: who may change a picture is decided by all of what waits. */
  constructor(seen: Queryable, all: Queryable) {
    super(seen);
    this.all = all;
  }

  /**
   * Where the picture is in what waits to become public, or is asked for, as far as whoever asks sees the articles. Of a version that is not
   * worked on any more it is enough that its id stands there.
   */
  of(media: string): Promise<WaitingPicture[]> {
    return waitingIn(this.db, media);
  }

  /** The same of every article, to be decided by and not to be told of. */
  everywhere(media: string): Promise<WaitingPicture[]> {
    return waitingIn(this.all, media);
  }
}

async function waitingIn(db: Queryable, media: string): Promise<WaitingPicture[]> {
  const rows = await db.query<WaitingRow>(WAITING, [media]);
  return rows
    .filter((row) => (row.arbetas ? row.visas : textOf(row).includes(media)))
    .flatMap(({ innehall, rubrik, sprak, arbetas, platser }) => platser.map((place) => ({ innehall, rubrik, sprak, arbetas, ...place })));
}

/** All that a version says, in small letters. */
function textOf({ hero, meta, block, dokument, andringar }: WaitingRow): string {
  const document = dokument === null ? JSON.stringify(block) : unpackedText(dokument);
  return `${JSON.stringify([hero, meta, andringar])} ${document}`.toLowerCase();
}
