import { randomBytes } from 'node:crypto';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import type { Block } from '#lib/contract/block.ts';
import type { NewsroomReport } from '#lib/contract/newsroom-archive.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { type ArchivedArticle, articleAt, readerOf } from '#lib/newsroom-archive/archived-article.ts';
import { type Examined, examine, fitting } from '#lib/newsroom-archive/examine.ts';
import { isRegister } from '#lib/newsroom-archive/format.ts';
import { outlookOf } from '#lib/newsroom-archive/outlook.ts';
import type { Writing } from '#lib/newsroom-archive/port.ts';
import { type ArchiveRecord, type PictureFile, type Rad, readParts } from '#lib/newsroom-archive/read-parts.ts';
import { emailTaken, newRows } from '#lib/newsroom-archive/register-outlook.ts';
import { ARTICLE_RECORDS, type ArticleRecordName, REGISTERS, type RegisterName } from '#lib/store/newsroom-tables.ts';
import { packDocument } from '#lib/store/packed-document.ts';
import type { Columns, TakenIn } from '#lib/store/taken-in.ts';

/** So many rows, and so many bytes of documents, are written at a time. */
const ROWS = 200;
const BYTES = 4 * 1024 * 1024;

/** No letter is ever delivered there (RFC 2606). */
const NOWHERE = 'inlast.invalid';

/** An archive was being read in, and stopped: the message says where, and what can be done. */
export class ReadingStopped extends BackupFault {
  static override readonly errorName: string = 'ReadingStopped';
}

export interface ReadInto extends Writing {
  /** What is here, to be asked outside any transaction. */
  here: TakenIn;
  pictures: PictureFiles;
}

/**
 * Reads an archive of a whole newsroom in among what is here: all of it is examined first, and then each article is read in by itself, with
 * all that belongs to it, or not at all. What is here stays as it is or is continued. Throws BackupFault, having changed nothing, for an archive
 * that is not whole and ours; what stops later says how far it came, and the same archive can be read in again.
 */
export async function readIn(file: string, into: ReadInto): Promise<NewsroomReport> {
  const examined = await examine(file, into.here);
  await new ReadingIn(file, examined, into).through();
  return examined.report.told;
}

class ReadingIn {
  private readonly file: string;
  private readonly examined: Examined;
  private readonly into: ReadInto;
  private rows: ArchiveRecord[] = [];
  private articles = 0;
  /** Articles that neither are here nor came. */
  private readonly leftOut = new Set<string>();
  private at = 'början';

  constructor(file: string, examined: Examined, into: ReadInto) {
    this.file = file;
    this.examined = examined;
    this.into = into;
  }

  async through(): Promise<void> {
    try {
      await this.parts();
    } catch (error) {
      const why = error instanceof BackupFault ? ` ${error.message}` : '';
      throw new ReadingStopped(
        `Inläsningen stannade vid ${this.at}, när ${this.articles} artiklar var klara.${why} Läs in arkivet igen: det som är inläst lämnas som det är.`,
        { cause: error },
      );
    }
  }

  private async parts(): Promise<void> {
    const { lastPlace } = this.examined;
    if (lastPlace !== undefined) await this.into.step((here) => here.reservePlaces(lastPlace));
    const reader = readerOf(readParts(this.file));
    for (let part = await reader.take(); part !== undefined; part = await reader.take()) {
      if ('picture' in part) await this.picture(part.picture);
      if (!('record' in part)) continue;
      const { record } = part;
      this.at = record.plats;
      if (record.stracka === 'artiklar') {
        await this.settleRows();
        await this.article(articleAt(record, reader, false));
      } else if (isRegister(record.stracka)) {
        const [before] = this.rows;
        if (before !== undefined && (before.stracka !== record.stracka || this.rows.length >= ROWS)) await this.settleRows();
        this.rows.push(record);
      }
    }
    await this.settleRows();
  }

  /** A picture that is here already stays; what is written of one is a whole file or none. */
  private async picture({ fil, namn, content }: PictureFile): Promise<void> {
    await this.settleRows();
    if (this.examined.wanted.has(fil)) await this.into.pictures.add(fil, namn, content);
  }

  private async settleRows(): Promise<void> {
    const records = this.rows;
    this.rows = [];
    const name = records[0]?.stracka;
    if (name === undefined || !isRegister(name)) return;
    const { kolumner } = this.examined.header;
    await fitting(records, () =>
      this.into.step(async (here) => {
        const all = records.map(({ rad }) => rad);
        const { fresh } = await newRows(here, name, kolumner, all, this.leftOut);
        const columns = kolumner[REGISTERS[name].tabell] ?? [];
        const rows = await this.asReadIn(here, name, fresh);
        await here.addToRegister(name, [...columns, ...(ADDED[name] ?? [])], rows);
        if (name === 'bilder') await here.putInCollections(all);
      }),
    );
  }

  /** Nobody comes in by what is read in: people choose a password by a link, agents are given new keys. */
  private async asReadIn(here: TakenIn, name: RegisterName, rows: readonly Rad[]): Promise<Rad[]> {
    if (name === 'installningar') return rows.filter(({ nyckel }) => !this.examined.otherSettings.has(String(nyckel)));
    if (name === 'agenter') return rows.map((rad) => ({ ...rad, nyckel_hash: randomBytes(32).toString('hex'), nyckel_prefix: '' }));
    // What is to be done is to be done of an article that did not come, too.
    if (name === 'uppgifter') return rows.map((rad) => (this.leftOut.has(String(rad.innehall_id)) ? { ...rad, innehall_id: null } : rad));
    if (name !== 'personer') return [...rows];
    const taken = await emailTaken(here, rows);
    return rows.map((rad) => ({
      ...rad,
      losenord_hash: '',
      session_nr: 1,
      ...(taken.has(String(rad.id)) ? { epost: `inlast-${String(rad.id)}@${NOWHERE}`, aktiv: false } : {}),
    }));
  }

  private async article(article: ArchivedArticle): Promise<void> {
    const { head } = article;
    const { innehall, adresser } = head;
    await fitting([article], () =>
      this.into.step(async (here) => {
        // Before the article is held: whoever renames tags holds them first.
        await here.knowTags(innehall.taggar);
        const [held, taken] = [await here.held(innehall.id), await here.takenAddresses(adresser)];
        const { dom } = outlookOf(head, held, taken.get(innehall.id));
        if (dom === 'olika' && held === undefined) this.leftOut.add(innehall.id);
        if (dom !== 'ny' && dom !== 'fortsatt') return;
        await this.putArticle(here, article);
        // With its own commit: nobody hears of a confidential article in between.
        this.into.changed(innehall);
      }),
    );
    // What was left is passed over; of what was read in nothing is left.
    for await (const _ of article.records);
    this.articles += 1;
  }

  private async putArticle(here: TakenIn, { head, records }: ArchivedArticle): Promise<void> {
    const { kolumner } = this.examined.header;
    await here.putArticle(kolumner.innehall ?? [], withoutSchedule(head.innehall));
    let batch: { post: ArticleRecordName; rows: Rad[]; bytes: number } | undefined;
    const settle = async () => {
      if (batch === undefined) return;
      const { post, rows } = batch;
      batch = undefined;
      const columns = kolumner[ARTICLE_RECORDS[post]] ?? [];
      await here.add(ARTICLE_RECORDS[post], post === 'revision' ? [...columns, 'dokument'] : columns, rows);
      if (post === 'release') await here.add('release_steg', kolumner.release_steg ?? [], rows.flatMap(stepsOf));
    };
    for await (const { post, rad } of records) {
      if (batch !== undefined && (batch.post !== post || batch.rows.length >= ROWS || batch.bytes >= BYTES)) await settle();
      batch ??= { post, rows: [], bytes: 0 };
      const [row, bytes] = asRow(post, rad);
      batch.rows.push(row);
      batch.bytes += bytes;
    }
    await settle();
    await here.putParts(head.innehall.id, this.columnsOfParts(), head);
  }

  /** Among what readers have already, an article comes last on the sitemap. */
  private columnsOfParts(): Columns {
    const { header, lastPlace } = this.examined;
    if (lastPlace !== undefined) return header.kolumner;
    const publicerad_version = header.kolumner.publicerad_version?.filter((column) => column !== 'kartnr') ?? [];
    return { ...header.kolumner, publicerad_version };
  }
}

/** Columns that no record of an archive has, and that a row must have. */
const ADDED: Partial<Record<RegisterName, readonly string[]>> = {
  personer: ['losenord_hash', 'session_nr'],
  agenter: ['nyckel_hash', 'nyckel_prefix'],
};

/** A record as the row of its table, and about how large it is. */
function asRow(post: ArticleRecordName, rad: Rad): [row: Rad, bytes: number] {
  if (post === 'release') return [withoutWaiting(rad), 0];
  if (post !== 'revision') return [rad, 0];
  // What is no list of blocks has been refused by its hash.
  const packed = packDocument(rad.block as Block[]);
  return [{ ...rad, block: null, dokument: `\\x${packed.toString('hex')}` }, 2 * packed.length];
}

function stepsOf({ steg }: Rad): Rad[] {
  return Array.isArray(steg) ? steg : [];
}

const WAITING = ['vantar_pa_godkannande', 'schemalagd', 'pagar', 'koad'];

/** What waited to go out there does not go out here too: somebody orders it anew. */
function withoutWaiting(rad: Rad): Rad {
  if (rad.nasta === null && !WAITING.includes(String(rad.tillstand))) return rad;
  return { ...rad, tillstand: 'avbruten', nasta: null, fel: [faultEntry('redaktionen_inlast')] };
}

function withoutSchedule(rad: Rad): Rad {
  return { ...rad, schemalagd: null, status: rad.status === 'schemalagd' ? 'utkast' : rad.status };
}
