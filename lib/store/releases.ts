import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { type Release, type ReleaseMode, type ReleaseState, releaseSchema } from '#lib/contract/release.ts';
import { ListedAggregate, type Statement } from '#lib/store/database.ts';

export interface NewRelease {
  id: string;
  innehall: string;
  lage: ReleaseMode;
  tillstand: ReleaseState;
  revisioner: Record<string, string>;
  datum: string | null;
  av: Author;
  order_av: Author | null;
  overstyr: boolean;
  skapad: string;
}

const CREATE: Statement = {
  name: 'release_create',
  text: `INSERT INTO release (id, innehall_id, lage, tillstand, revisioner, datum, av, order_av, overstyr, skapad, andrad)
    VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7::jsonb, $8::jsonb, $9, $10, $10)`,
};
const STEP: Statement = {
  name: 'release_step',
  text: `INSERT INTO release_steg (release_id, nr, steg, tillstand, detalj, tid)
    SELECT $1, coalesce(max(nr), 0) + 1, $2, $3, $4::jsonb, $5 FROM release_steg WHERE release_id = $1`,
};
const FINISH: Statement = {
  name: 'release_finish',
  text: 'UPDATE release SET tillstand = $2, fel = $3::jsonb, andrad = $4 WHERE id = $1',
};

const SUPERSEDE: Statement = {
  name: 'release_supersede',
  text: `UPDATE release SET tillstand = 'misslyckad', fel = $3::jsonb, andrad = $4 WHERE innehall_id = $1 AND id <> $2 AND tillstand = 'koad'`,
};
const TAKEN_DOWN: Statement = {
  name: 'release_taken_down',
  text: `WITH r AS (UPDATE release SET tillstand = 'nedtagen', andrad = $3 WHERE id = (SELECT id FROM release WHERE innehall_id = $1
      AND lage = 'publicera' AND tillstand = 'klar' ORDER BY skapad DESC, id DESC LIMIT 1) RETURNING id)
    INSERT INTO release_steg (release_id, nr, steg, tillstand, detalj, tid)
    SELECT r.id, (SELECT coalesce(max(nr), 0) + 1 FROM release_steg WHERE release_id = r.id), 'nedtagning', 'klar', $2::jsonb, $3 FROM r`,
};

/** Release tracking: what was to be released, on whose order, and every step of it. */
export class Releases extends ListedAggregate {
  async create(release: NewRelease): Promise<void> {
    await this.db.query(CREATE, [
      release.id,
      release.innehall,
      release.lage,
      release.tillstand,
      JSON.stringify(release.revisioner),
      release.datum,
      JSON.stringify(release.av),
      release.order_av === null ? null : JSON.stringify(release.order_av),
      release.overstyr,
      release.skapad,
    ]);
  }

  async step(id: string, steg: string, tillstand: 'klar' | 'misslyckad', detalj: Record<string, unknown>, tid: string): Promise<void> {
    await this.db.query(STEP, [id, steg, tillstand, JSON.stringify(detalj), tid]);
  }

  async finish(id: string, tillstand: ReleaseState, fel: FaultEntry[] | null, now: string): Promise<void> {
    await this.db.query(FINISH, [id, tillstand, fel === null ? null : JSON.stringify(fel), now]);
  }

  /** Releases of the item that wait for the CMS are over once `id` has begun: `fel` tells what became of them. */
  async supersede(innehall: string, id: string, fel: FaultEntry[], now: string): Promise<void> {
    await this.db.query(SUPERSEDE, [innehall, id, JSON.stringify(fel), now]);
  }

  /** Records at the newest publication that what it made public has been taken down. */
  async takenDown(innehall: string, detalj: Record<string, unknown>, now: string): Promise<void> {
    await this.db.query(TAKEN_DOWN, [innehall, JSON.stringify(detalj), now]);
  }

  /** Newest first. */
  async list(innehall: string): Promise<Release[]> {
    const rows = await this.prisma.release.findMany({
      where: { innehallId: innehall },
      include: { steg: { orderBy: { nr: 'asc' } } },
      orderBy: [{ skapad: 'desc' }, { id: 'desc' }],
    });
    return rows.map(({ orderAv, datum, skapad, andrad, steg, ...row }) =>
      releaseSchema.parse({
        ...row,
        order_av: orderAv,
        datum: datum?.toISOString() ?? null,
        skapad: skapad.toISOString(),
        andrad: andrad.toISOString(),
        steg: steg.map(({ nr, steg: name, tillstand, detalj, tid }) => ({ nr, steg: name, tillstand, detalj, tid: tid.toISOString() })),
      }),
    );
  }
}
