import { PassThrough } from 'node:stream';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { ArchivePacker } from '#lib/backup/archive-writer.ts';
import { RELEASE } from '#lib/config/release.ts';
import { keptWithoutSecrets } from '#lib/contract/settings.ts';
import { readSettings, settingsToKeep } from '#lib/contract/settings-at-rest.ts';
import { FORMAT, NEWSROOM, type NewsroomHeader, type NewsroomManifest, STRETCHES, type Stretch } from '#lib/newsroom-archive/format.ts';
import { type CarriedRevision, NewsroomRecords } from '#lib/store/newsroom-records.ts';
import { IN_ARCHIVE, type RegisterName } from '#lib/store/newsroom-tables.ts';
import { unpackedText } from '#lib/store/packed-document.ts';
import type { Seer } from '#lib/store/seen-by.ts';
import { Snapshot } from '#lib/store/snapshot.ts';

/** Records are written in pieces of about so much: what is in memory at once. */
const PIECE_BYTES = 4 * 1024 * 1024;

export interface TakenFrom {
  /** A login that may read every table. */
  databaseUrl: string;
  pictures: PictureFiles;
  webbplats: string;
  /** Who takes it out, where they do not see every article. */
  seer?: Seer | undefined;
  /** Replaces what those who have left were called. */
  told<Value>(value: Value): Value;
}

/**
 * The whole newsroom as one archive, made while it is read: as it was at one moment, without anything that lets somebody in. Whoever reads
 * no further ends it.
 */
export async function* takenOutNewsroom(from: TakenFrom, now: Date): AsyncGenerator<Uint8Array, void> {
  const snapshot = await Snapshot.of(from.databaseUrl);
  const through = new PassThrough();
  const packer = new ArchivePacker(through);
  const packing = new Packing(packer, await NewsroomRecords.of(snapshot, from.seer), from)
    .all(now)
    .catch((error: unknown) => void through.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    yield* through;
  } finally {
    packer.abandon();
    through.destroy();
    await packing;
    await snapshot.close();
  }
}

type Line = string;

class Packing {
  private readonly packer: ArchivePacker;
  private readonly records: NewsroomRecords;
  private readonly from: TakenFrom;
  private readonly antal: Record<string, number> = {};
  private readonly bilder: NewsroomManifest['bilder'] = { filer: 0, byte: 0, saknas: 0 };

  constructor(packer: ArchivePacker, records: NewsroomRecords, from: TakenFrom) {
    this.packer = packer;
    this.records = records;
    this.from = from;
  }

  async all(now: Date): Promise<void> {
    const tables = Object.keys(IN_ARCHIVE).filter((table) => IN_ARCHIVE[table] !== 'own');
    const kolumner = Object.fromEntries(tables.map((table) => [table, this.records.columnsOf(table)]));
    const header: NewsroomHeader = {
      format: FORMAT,
      studio: RELEASE,
      skapad: now.toISOString(),
      webbplats: this.from.webbplats,
      kolumner,
    };
    await this.packer.add(NEWSROOM.header, JSON.stringify(header));
    for (const name of STRETCHES) {
      if (name === 'media') await this.pictures();
      else await this.stretch(name, this.linesOf(name));
    }
    await this.packer.end({ antal: this.antal, bilder: this.bilder });
  }

  private async stretch(name: Stretch, lines: AsyncIterable<Line>): Promise<void> {
    let [piece, bytes, nr, count] = [[] as Line[], 0, 0, 0];
    const flush = async () => {
      if (bytes === 0) return;
      nr += 1;
      await this.packer.add(`poster/${name}/${String(nr).padStart(6, '0')}.ndjson`, piece.join(''));
      [piece, bytes] = [[], 0];
    };
    for await (const line of lines) {
      piece.push(line);
      count += 1;
      bytes += line.length;
      if (bytes >= PIECE_BYTES) await flush();
    }
    await flush();
    this.antal[name] = count;
  }

  private linesOf(name: Exclude<Stretch, 'media'>): AsyncIterable<Line> {
    if (name === 'artiklar') return this.articles();
    return name === 'logg' ? this.log() : this.register(name);
  }

  private async *register(name: RegisterName): AsyncGenerator<Line, void> {
    for await (const rad of this.records.register(name)) yield this.line(name === 'installningar' ? openSetting(rad) : rad);
  }

  private async *log(): AsyncGenerator<Line, void> {
    for await (const rad of this.records.log()) yield this.line(rad);
  }

  private async *articles(): AsyncGenerator<Line, void> {
    for await (const { id, rad } of this.records.articles()) {
      yield this.line({ post: 'artikel', ...rad });
      for await (const revision of this.records.revisions(id)) yield this.revision(revision);
      for (const { post, rad: record } of await this.records.recordsOf(id)) yield this.line({ post, ...record });
    }
  }

  /** The document stands in the line as the text that it was saved as. */
  private revision({ rad, dokument }: CarriedRevision): Line {
    if (dokument === null) return this.line({ post: 'revision', ...rad });
    const { block: _, ...head } = rad;
    return `${this.line({ post: 'revision', ...head }).slice(0, -2)},"block":${unpackedText(dokument)}}\n`;
  }

  private line(record: Record<string, unknown>): Line {
    return `${JSON.stringify(this.from.told(record))}\n`;
  }

  private async pictures(): Promise<void> {
    for await (const { fil, filer } of this.records.pictures()) {
      const there = new Set(await this.from.pictures.names(fil));
      if (!filer.every((name) => there.has(name))) {
        this.bilder.saknas += 1;
        continue;
      }
      for (const name of filer) {
        // A picture whose file is another since the moment that the archive is of has its row there, and its files here no more.
        const file = await this.from.pictures.open(fil, name);
        if (file === undefined) continue;
        this.bilder.byte += await this.packer.addFile(`media/${fil}/${name}`, file);
        this.bilder.filer += 1;
      }
    }
  }
}

/** A version of a setting without the secrets that it holds: sealed with this installation's own, they open nothing anywhere else. */
function openSetting(rad: Record<string, unknown>): Record<string, unknown> {
  const { varde } = rad;
  if (rad.nyckel !== 'installningar' || typeof varde !== 'object' || varde === null || !('varden' in varde)) return rad;
  return { ...rad, varde: { ...varde, varden: settingsToKeep(keptWithoutSecrets(readSettings(varde.varden))) } };
}
