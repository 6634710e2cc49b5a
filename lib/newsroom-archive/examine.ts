import { BackupFault } from '#lib/backup/backup-fault.ts';
import { type ArchivedArticle, articleAt, readerOf, wrong } from '#lib/newsroom-archive/archived-article.ts';
import { isRegister, type NewsroomHeader } from '#lib/newsroom-archive/format.ts';
import { outlookOf } from '#lib/newsroom-archive/outlook.ts';
import { type ArchiveRecord, type Rad, readParts } from '#lib/newsroom-archive/read-parts.ts';
import { RegisterOutlook } from '#lib/newsroom-archive/register-outlook.ts';
import { Report } from '#lib/newsroom-archive/report.ts';
import type { RegisterName } from '#lib/store/newsroom-tables.ts';
import type { ArticleHere, Columns, TakenIn } from '#lib/store/taken-in.ts';

/** So many rows, and so many articles, are asked about at a time. */
const ROWS = 200;
const ARTICLES = 25;

/** Places on the sitemap are taken one after the other: beyond so many, articles get new ones. */
const MOST_PLACES = 2_000_000;

/** An archive that has been read from beginning to end: whole, ours, and fit to be read in. */
export interface Examined {
  header: NewsroomHeader;
  report: Report;
  /** The folders of pictures that are not here yet. */
  wanted: ReadonlySet<string>;
  /** Settings that are others here. */
  otherSettings: ReadonlySet<string>;
  /** The last place on the sitemap, where readers have nothing here yet: then each article keeps its own. */
  lastPlace: number | undefined;
}

/**
 * Reads all of an archive and tells what would become of it here; nothing is changed. Throws BackupFault for one that is not whole, has been
 * changed, or names what is neither in it nor here.
 */
export async function examine(file: string, here: TakenIn): Promise<Examined> {
  const examination = new Examination(file, here);
  return examination.through();
}

class Examination {
  private readonly file: string;
  private readonly here: TakenIn;
  private header: NewsroomHeader | undefined;
  private registers: RegisterOutlook | undefined;
  private rows: ArchiveRecord[] = [];
  private articles: ArchivedArticle[] = [];
  /** What is told of in the archive, by id. */
  private readonly sections = new Set<string>();
  private readonly named = {
    roller: new Set<string>(),
    personer: new Set<string>(),
    bilder: new Set<string>(),
    annonsprogram: new Set<string>(),
    artiklar: new Set<string>(),
    uppgifter: new Set<string>(),
  };
  private lastPlace = 0;
  /** Articles that neither are here nor come. */
  private readonly leftOut = new Set<string>();

  constructor(file: string, here: TakenIn) {
    this.file = file;
    this.here = here;
  }

  async through(): Promise<Examined> {
    const reader = readerOf(readParts(this.file));
    for (let part = await reader.take(); part !== undefined; part = await reader.take()) {
      if ('header' in part) await this.begin(part.header);
      else if ('picture' in part) for await (const _ of part.picture.content);
      else if ('manifest' in part) this.begun().report.told.bilder_utan_fil = part.manifest.bilder.saknas;
      else if (part.record.stracka === 'artiklar') await this.article(articleAt(part.record, reader, true));
      else if (isRegister(part.record.stracka)) await this.row(part.record);
    }
    await this.settleRows();
    await this.settleArticles();
    const { report, registers, header } = this.begun();
    registers.finish();
    const lastPlace = this.lastPlace > MOST_PLACES || (await this.here.isPublic()) ? undefined : this.lastPlace;
    return { header, report, wanted: registers.wanted, otherSettings: registers.otherSettings, lastPlace };
  }

  private begun(): { header: NewsroomHeader; report: Report; registers: RegisterOutlook } {
    const { header, registers } = this;
    if (header === undefined || registers === undefined) throw new Error('an archive begins with its header');
    return { header, report: registers.report, registers };
  }

  private async begin(header: NewsroomHeader): Promise<void> {
    const { webbplats, skapad, studio } = header;
    refuseOtherColumns(this.file, header, await this.here.columns());
    this.header = header;
    this.registers = new RegisterOutlook(this.here, header.kolumner, new Report({ webbplats, skapad, studio }), this.leftOut);
    for (const id of await this.here.sections()) this.sections.add(id);
  }

  private async row(record: ArchiveRecord): Promise<void> {
    const before = this.rows[0];
    if (before !== undefined && (before.stracka !== record.stracka || this.rows.length >= ROWS)) await this.settleRows();
    await this.settleArticles();
    this.rows.push(record);
    const { id } = record.rad;
    if (record.stracka === 'sektioner' && typeof id === 'string') this.sections.add(id);
    if (isNamed(record.stracka) && typeof id === 'string') this.named[record.stracka].add(id);
    if (record.stracka === 'uppgifter' || record.stracka === 'bevakningar' || record.stracka === 'stommar')
      this.refuseNowhere(record, record.rad.sektion);
  }

  private async settleRows(): Promise<void> {
    const [first] = this.rows;
    if (first === undefined) return;
    const { rows } = this;
    this.rows = [];
    const name = first.stracka;
    if (!isRegister(name)) return;
    await fitting(rows, async () => {
      for (const { to, column } of POINTERS[name] ?? []) await this.refuseUnknown(to, rows, column);
      await this.begun().registers.see(name, rows);
    });
  }

  private async article(article: ArchivedArticle): Promise<void> {
    await this.settleRows();
    const { innehall, adresser, publicerat } = article.head;
    this.lastPlace = Math.max(this.lastPlace, ...publicerat.map(({ kartnr }) => kartnr));
    const at = { plats: article.plats };
    if (this.named.artiklar.has(innehall.id)) throw wrong(at, 'är en artikel som redan har kommit');
    this.named.artiklar.add(innehall.id);
    for (const { sektion } of [innehall, ...adresser]) this.refuseNowhere(at, sektion);
    for await (const { post, rad, plats } of article.records)
      if (post === 'publicering' || post === 'release') this.refuseNowhere({ plats }, rad.sektion);
    this.articles.push(article);
    if (this.articles.length >= ARTICLES) await this.settleArticles();
  }

  private async settleArticles(): Promise<void> {
    const { articles } = this;
    if (articles.length === 0) return;
    this.articles = [];
    const uses = articles.flatMap(({ head, plats }) => head.bildbruk.map(({ media_id }) => ({ plats, rad: { media_id } })));
    await fitting(uses, () => this.refuseUnknown('bilder', uses, 'media_id'));
    const heads = articles.map(({ head }) => head);
    const [here, taken] = await Promise.all([
      this.here.articles(heads.map(({ innehall }) => innehall.id)),
      this.here.takenAddresses(heads.flatMap(({ adresser }) => adresser)),
    ]);
    const { report } = this.begun();
    for (const head of heads) {
      const { id, rubrik: namn } = head.innehall;
      const found: ArticleHere | undefined = here.get(id);
      const outlook = outlookOf(head, found, taken.get(id));
      report.count('artiklar', COUNTED[outlook.dom]);
      if (outlook.dom !== 'olika') continue;
      report.lookAt({ slag: 'artiklar', id, namn, orsak: outlook.orsak, atgard: outlook.atgard });
      if (found === undefined) this.leftOut.add(id);
    }
  }

  private refuseNowhere(at: Pick<ArchiveRecord, 'plats'>, sektion: unknown): void {
    if (sektion === null || sektion === undefined || this.sections.has(String(sektion))) return;
    throw wrong(at, `hör till sektionen ${JSON.stringify(sektion)}, som varken finns i arkivet eller här`);
  }

  private async refuseUnknown(to: Named, rows: ReadonlyArray<{ plats: string; rad: Rad }>, column: string): Promise<void> {
    const strange = rows.filter(({ rad }) => typeof rad[column] === 'string' && !this.named[to].has(rad[column]));
    if (strange.length === 0) return;
    const known = await this.here.known(
      to,
      strange.map(({ rad }) => String(rad[column])),
    );
    for (const { plats, rad } of strange)
      if (!known.has(String(rad[column]))) throw wrong({ plats }, `pekar på ${CALLED[to]} som varken finns i arkivet eller här`);
  }
}

const CALLED = {
  roller: 'en roll',
  personer: 'en person',
  bilder: 'en bild',
  annonsprogram: 'ett annonsprogram',
  artiklar: 'en artikel',
  uppgifter: 'en uppgift',
} as const;
type Named = keyof typeof CALLED;

function isNamed(stretch: string): stretch is Named {
  return Object.hasOwn(CALLED, stretch);
}

const TO_ARTICLES = { to: 'artiklar', column: 'innehall_id' } as const;
/** What the rows of a register point at, by which columns: what came before them, or is here. */
const POINTERS: Partial<Record<RegisterName, ReadonlyArray<{ to: Named; column: string }>>> = {
  personer: [{ to: 'roller', column: 'roll' }],
  agenter: [{ to: 'personer', column: 'agare_id' }],
  utlankar: [{ to: 'annonsprogram', column: 'program_id' }],
  intakter: [TO_ARTICLES, { to: 'annonsprogram', column: 'program_id' }],
  inlasttrafik: [TO_ARTICLES],
  uppgifter: [TO_ARTICLES],
  kommentarer: [{ to: 'uppgifter', column: 'ko_id' }],
  artikelkommentarer: [TO_ARTICLES],
};

const COUNTED = { ny: 'nya', lika: 'lika', fortsatt: 'fortsatta', aldre: 'aldre', olika: 'olika' } as const;

function refuseOtherColumns(file: string, { kolumner, studio }: NewsroomHeader, here: Columns): void {
  for (const [table, columns] of Object.entries(kolumner)) {
    const strange = columns.find((column) => here[table]?.includes(column) !== true);
    if (strange === undefined) continue;
    throw new BackupFault(
      `Arkivet ${file} är uttaget av Studio ${studio}, som har uppgifter som den här versionen inte har (${table}.${strange}). Uppgradera den här redaktionen och läs in det igen.`,
    );
  }
}

/** PostgreSQL's classes for values that are none of their type, and for rows that break a rule of the table. */
const UNFIT = /^2[23]/;

/** The same, with what the database does not take told as the fault of the archive that it is. */
export async function fitting<Result>(rows: ReadonlyArray<Pick<ArchiveRecord, 'plats'>>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!UNFIT.test(code)) throw error;
    const [first, last] = [rows.at(0)?.plats ?? '', rows.at(-1)?.plats ?? ''];
    const where = first === last ? first : `någon av posterna från ${first} till ${last}`;
    throw new BackupFault(
      `Arkivet är ändrat: ${where} har uppgifter som Studio inte skriver. Ingenting mer har lästs in; ta ut redaktionen igen.`,
      {
        cause: error,
      },
    );
  }
}
