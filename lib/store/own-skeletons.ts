import type { SkeletonKind } from '#lib/contract/closed/own-skeleton.ts';
import type { ListedSkeleton, OwnSkeleton, SkeletonUse } from '#lib/contract/own-skeleton.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';

/** Without the blocks, which are read of one alone: all of them together may be tens of megabytes. */
const LISTED = `s.id, s.slag, s.namn, s.beskrivning, s.sektion, s.mall, s.typer, s.skapad, ${named('s.av')} AS av`;

const LIST: Statement = {
  name: 'skeletons_list',
  text: `SELECT ${LISTED} FROM stomme s WHERE ($1::text IS NULL OR s.slag = $1) ORDER BY svensk_ordning(s.namn), s.id`,
};
const BY_ID: Statement = { name: 'skeleton_by_id', text: `SELECT ${LISTED}, s.block FROM stomme s WHERE s.id = $1` };
/** Of two at once, the second counts the first's. */
const HOLD: Statement = { name: 'skeletons_hold', text: `SELECT pg_advisory_xact_lock(hashtextextended('stommar', 0))::text` };
const CREATE: Statement = {
  name: 'skeleton_create',
  text: 'INSERT INTO stomme (id, slag, namn, beskrivning, sektion, mall, typer, block, av, skapad) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
};
const WITH_PICTURE: Statement = {
  name: 'skeletons_with_picture',
  text: 'SELECT s.id, s.slag, s.namn FROM stomme s WHERE $1::uuid = ANY(stommens_bilder(s.block)) ORDER BY svensk_ordning(s.namn), s.id',
};
const REMOVE: Statement = { name: 'skeleton_remove', text: 'DELETE FROM stomme WHERE id = $1' };

/** Skeletons of articles, and patterns of blocks, that the newsroom has made for itself. */
export class OwnSkeletons extends Aggregate {
  /** All of a kind, or all, in the order of their names. They are few: nobody may make more than are found again. */
  list(slag: SkeletonKind | null): Promise<ListedSkeleton[]> {
    return this.db.query<ListedSkeleton>(LIST, [slag]);
  }

  async byId(id: string): Promise<OwnSkeleton | undefined> {
    const [row] = await this.db.query<OwnSkeleton>(BY_ID, [id]);
    return row;
  }

  /** The same as `list`; nobody else makes one until the transaction ends. */
  async listForWriting(): Promise<ListedSkeleton[]> {
    await this.db.query(HOLD, []);
    return this.list(null);
  }

  async create({ id, slag, namn, beskrivning, sektion, mall, typer, block, av, skapad }: OwnSkeleton): Promise<void> {
    await this.db.query(CREATE, [id, slag, namn, beskrivning, sektion, mall, typer, JSON.stringify(block), JSON.stringify(av), skapad]);
  }

  /** Those that show the picture of the library. */
  withPicture(media: string): Promise<SkeletonUse[]> {
    return this.db.query<SkeletonUse>(WITH_PICTURE, [media]);
  }

  async remove(id: string): Promise<void> {
    await this.db.query(REMOVE, [id]);
  }
}
