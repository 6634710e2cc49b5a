import { z } from 'zod';
import { isFrontSetting } from '#lib/content/front-setting.ts';
import { WATCH_INTERVAL } from '#lib/contract/closed/feed-watch.ts';
import { SKELETON_KINDS } from '#lib/contract/closed/own-skeleton.ts';
import { REDIRECT_STATUSES } from '#lib/contract/closed/redirect.ts';
import { savedEditionSchema } from '#lib/contract/edition.ts';
import { linkSchema } from '#lib/contract/known-person.ts';
import { PROGRAM_RELS } from '#lib/contract/outbound-link.ts';
import { toldDay } from '#lib/contract/told-day.ts';
import { wrong } from '#lib/newsroom-archive/archived-article.ts';
import type { ArchiveRecord, Rad } from '#lib/newsroom-archive/read-parts.ts';
import type { Report } from '#lib/newsroom-archive/report.ts';
import { REGISTERS, type RegisterName } from '#lib/store/newsroom-tables.ts';
import type { Columns, TakenIn } from '#lib/store/taken-in.ts';

/** What every row of a register has, and must be: what is not held here, the table holds. */
const ROW: Record<RegisterName, z.ZodType> = {
  roller: z.looseObject({ id: z.string(), namn: z.string().min(1) }),
  sektioner: z.looseObject({ id: z.string().regex(/^[a-z][a-z0-9-]{0,79}$/) }),
  personer: z.looseObject({
    id: z.uuid(),
    epost: z.string().min(1),
    namn: z.string(),
    profil: z.looseObject({ lankar: z.array(linkSchema) }).nullish(),
    skribentnamn: z.array(z.string()).optional(),
    adresser: z
      .array(
        z.object({
          slug: z
            .string()
            .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
            .max(80),
          aktuell: z.boolean(),
        }),
      )
      .optional(),
  }),
  agenter: z.looseObject({ id: z.uuid(), namn: z.string() }),
  installningar: z
    .looseObject({ nyckel: z.string(), version: z.int().min(1), varde: z.looseObject({}) })
    // The front pages are made of them.
    .refine(({ nyckel, varde }) => !isFrontSetting(nyckel) || savedEditionSchema.safeParse(varde).success),
  personlexikon: z.looseObject({
    id: z.uuid(),
    namn: z.string(),
    nycklar: z.array(z.object({ tat: z.string(), ord: z.string() })),
    lankar: z.array(linkSchema).optional(),
  }),
  taggar: z.looseObject({
    id: z.uuid(),
    namn: z.string().min(1),
    slug: z.string(),
    namnformer: z.array(z.object({ nyckel: z.string(), grov: z.string(), namn: z.string() })),
    adresser: z.array(z.string()),
    tidigare: z.array(z.uuid()).optional(),
  }),
  stommar: z
    .looseObject({
      id: z.uuid(),
      namn: z.string().min(1),
      slag: z.enum(SKELETON_KINDS),
      mall: z.string().nullable(),
      block: z.array(z.looseObject({ type: z.string() })),
    })
    .refine(({ slag, mall }) => (slag === 'artikel') === (mall !== null)),
  samlingar: z.looseObject({ id: z.uuid(), namn: z.string().min(1) }),
  bilder: z.looseObject({
    id: z.uuid(),
    samlingar: z.array(z.uuid()).optional(),
    fil: z.uuid().nullable(),
    typ: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']),
  }),
  annonsprogram: z.looseObject({
    id: z.uuid(),
    namn: z.string().min(1),
    rel: z.array(z.enum(PROGRAM_RELS)),
    parametrar: z.record(z.string(), z.string()),
  }),
  utlankar: z.looseObject({
    kod: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
    program_id: z.uuid(),
    adress: z.string().startsWith('https://'),
  }),
  omdirigeringar: z.looseObject({
    id: z.uuid(),
    fran: z.string().startsWith('/'),
    till: z
      .string()
      .regex(/^(?:\/|https?:\/\/)/)
      .nullable(),
    status: z.union(REDIRECT_STATUSES.map((known) => z.literal(known))),
  }),
  bevakningar: z.looseObject({
    id: z.uuid(),
    adress: z.string().regex(/^https?:\/\//),
    namn: z.string().min(1),
    ord: z.array(z.string()),
    intervall: z.int().min(WATCH_INTERVAL.least).max(WATCH_INTERVAL.most),
  }),
  intakter: z.looseObject({
    program_id: z.uuid(),
    innehall_id: z.uuid().nullable(),
    dag: toldDay,
    valuta: z.string(),
    kalla: z.string(),
    belopp: z.int(),
    // An archive of before it was written down has none.
    delar: z.record(z.string(), z.string().regex(/^-?\d{1,19}$/)).nullish(),
  }),
  inlasttrafik: z.looseObject({ innehall_id: z.uuid(), dag: toldDay, kalla: z.string() }),
  uppgifter: z.looseObject({ id: z.uuid(), rubrik: z.string() }),
  kommentarer: z.looseObject({ id: z.uuid(), ko_id: z.uuid(), text: z.string().min(1) }),
  artikelkommentarer: z.looseObject({ id: z.uuid(), innehall_id: z.uuid(), svar_pa: z.uuid().nullable(), text: z.string().min(1) }),
};

/** What a row is called to people. */
const CALLED = ['namn', 'rubrik', 'filnamn', 'nyckel', 'kod', 'text', 'fran', 'kalla', 'id'] as const;
/** Of a text that is nobody's name so much tells which it is. */
const CALLED_LENGTH = 80;

export function calledIn(rad: Rad): string {
  const found = CALLED.find((field) => typeof rad[field] === 'string' && rad[field] !== '');
  return found === undefined ? '' : String(rad[found]).slice(0, CALLED_LENGTH);
}

/** Why a row is not read in beside one that is here. */
interface Hindrance {
  orsak: string;
  atgard: string;
}

/** Rows of a register that are not here yet, and why some of them cannot come: among them those of articles that were left out. */
export async function newRows(
  here: TakenIn,
  name: RegisterName,
  columns: Columns,
  rows: readonly Rad[],
  leftOut: ReadonlySet<string>,
): Promise<{ fresh: Rad[]; same: Rad[]; other: Rad[]; hindered: Array<{ rad: Rad; why: Hindrance }> }> {
  const known = new Map((await here.knownRows(name, columns, rows)).map((row) => [row.nyckel, row]));
  const stateOf = (rad: Rad) => known.get(REGISTERS[name].nyckel.map((column) => String(rad[column])).join(' '));
  const absent = rows.filter((rad) => stateOf(rad)?.finns !== true);
  const same = rows.filter((rad) => stateOf(rad)?.lika === true);
  const other = rows.filter((rad) => stateOf(rad)?.finns === true && stateOf(rad)?.lika !== true);
  const hindrance = await hindranceOf(here, name, absent, leftOut);
  const hindered = absent.flatMap((rad) => {
    const why = hindrance(rad);
    return why === undefined ? [] : [{ rad, why }];
  });
  return { fresh: absent.filter((rad) => hindrance(rad) === undefined), same, other, hindered };
}

/** What stands in the way of each of the rows that are not here. */
async function hindranceOf(
  here: TakenIn,
  name: RegisterName,
  rows: readonly Rad[],
  leftOut: ReadonlySet<string>,
): Promise<(rad: Rad) => Hindrance | undefined> {
  if (name === 'artikelkommentarer' || isFigures(name))
    return ({ innehall_id }) => (leftOut.has(String(innehall_id)) ? NO_ARTICLE : undefined);
  if (name === 'taggar') {
    const occupied = await here.occupiedTags(rows);
    return ({ id }) => (occupied.has(String(id)) ? SAME_TAG : undefined);
  }
  if (name === 'personlexikon') {
    const external = await here.external(rows.map(({ externt_id }) => externt_id).filter((id) => typeof id === 'string'));
    return ({ externt_id }) => (typeof externt_id === 'string' && external.has(externt_id) ? SAME_PERSON : undefined);
  }
  if (name === 'bevakningar') {
    const watched = await here.watched(rows.map(({ adress }) => adress));
    return ({ adress }) => (watched.has(String(adress)) ? SAME_WATCH : undefined);
  }
  if (name === 'omdirigeringar') {
    const taken = await here.redirected(rows.map(({ fran }) => fran));
    return ({ fran }) => (taken.has(String(fran)) ? SAME_REDIRECT : undefined);
  }
  return () => undefined;
}

/** Registers of figures, of which there are too many rows to tell of each. */
function isFigures(name: RegisterName): boolean {
  return name === 'intakter' || name === 'inlasttrafik';
}

const NO_ARTICLE: Hindrance = {
  orsak: 'Artikeln som det hör till lästes inte in.',
  atgard: 'Läs in arkivet igen när artikeln kan läsas in.',
};
const OTHER_FIGURES: Hindrance = {
  orsak: 'Källan har andra siffror här, för minst en artikel och dag.',
  atgard: 'De som finns här är kvar som de var. Läs in källans fil igen om arkivets är de rätta.',
};
const SAME_REDIRECT: Hindrance = {
  orsak: 'Adressen omdirigeras redan här.',
  atgard: 'Den omdirigering som finns här är kvar som den var. Ändra den om arkivets adress är den rätta.',
};
const SAME_WATCH: Hindrance = {
  orsak: 'Flödet bevakas redan här.',
  atgard: 'Den bevakning som finns här är kvar som den var. Ändra den om arkivets ord och sektion är de rätta.',
};

const SAME_PERSON: Hindrance = {
  orsak: 'Personen finns redan i personlexikonet här, från samma källa.',
  atgard: 'Den som finns här är kvar som den var. För över det som saknas för hand.',
};
const SAME_TAG: Hindrance = {
  orsak: 'En annan tagg här har redan namnet eller adressen.',
  atgard: 'Artiklarna får den som finns här. Ändra den under Taggar om arkivets uppgifter är de rätta.',
};
const OTHER: Hindrance = {
  orsak: 'Finns redan här, med andra uppgifter.',
  atgard: 'Det som finns här är kvar som det var. Ändra det här om arkivets uppgifter är de rätta.',
};
const EMAIL_TAKEN: Hindrance = {
  orsak: 'Någon annan har kontot med den e-postadressen här.',
  atgard: 'Personen läses in avstängd och utan e-postadress, så att namnet står kvar vid texterna. Kontot som finns här gäller.',
};
const INVITED: Hindrance = {
  orsak: 'Agentens nyckel följer inte med.',
  atgard: 'Byt nyckel under Agenter och ge den nya till programmet.',
};

/** What would become of the registers of an archive. */
export class RegisterOutlook {
  readonly report: Report;
  readonly wanted = new Set<string>();
  readonly otherSettings = new Set<string>();
  private readonly here: TakenIn;
  private readonly columns: Columns;
  private readonly settings: Rad[] = [];
  private readonly leftOut: ReadonlySet<string>;
  private readonly toldFigures = new Set<string>();

  constructor(here: TakenIn, columns: Columns, report: Report, leftOut: ReadonlySet<string>) {
    this.here = here;
    this.columns = columns;
    this.report = report;
    this.leftOut = leftOut;
  }

  async see(name: RegisterName, records: readonly ArchiveRecord[]): Promise<void> {
    for (const record of records) if (!ROW[name].safeParse(record.rad).success) throw wrong(record, 'har inte de uppgifter som den ska ha');
    const { fresh, same, other, hindered } = await newRows(
      this.here,
      name,
      this.columns,
      records.map(({ rad }) => rad),
      this.leftOut,
    );
    const left = [...hindered, ...other.map((rad) => ({ rad, why: isFigures(name) ? OTHER_FIGURES : OTHER }))];
    this.report.count(name, 'lika', same.length);
    this.report.count(name, 'olika', left.length);
    if (name === 'installningar') {
      for (const { rad } of left) this.otherSettings.add(String(rad.nyckel));
      this.settings.push(...fresh.map(({ nyckel, version }) => ({ nyckel, version })));
    } else {
      for (const { rad, why } of left) this.lookAt(name, rad, why);
      this.report.count(name, 'nya', fresh.length);
    }
    if (name === 'bilder') for (const { id, fil } of fresh) this.wanted.add(String(fil ?? id));
    if (name === 'agenter') for (const rad of fresh) if (rad.aterkallad === null) this.lookAt(name, rad, INVITED);
    if (name === 'personer') for (const rad of (await emailTaken(this.here, fresh)).values()) this.lookAt(name, rad, EMAIL_TAKEN);
  }

  /** Versions of a setting follow each other: none is read in after one that is another here. */
  finish(): void {
    for (const { nyckel } of this.settings) this.report.count('installningar', this.otherSettings.has(String(nyckel)) ? 'olika' : 'nya');
    for (const nyckel of this.otherSettings) this.lookAt('installningar', { nyckel }, OTHER);
  }

  private lookAt(slag: RegisterName, rad: Rad, { orsak, atgard }: Hindrance): void {
    const namn = calledIn(rad);
    if (isFigures(slag)) {
      // Once for each source: the rest is counted.
      const told = JSON.stringify([slag, namn, orsak]);
      if (this.toldFigures.has(told)) return;
      this.toldFigures.add(told);
    }
    this.report.lookAt({ slag, id: String(rad.id ?? rad.nyckel ?? rad.kalla), namn, orsak, atgard });
  }
}

/** Those of the people whose address for e-mail somebody else has here, by their ids. */
export async function emailTaken(here: TakenIn, people: readonly Rad[]): Promise<Map<string, Rad>> {
  const emails = await here.emails(people.map(({ epost }) => epost));
  const taken = people.filter(({ id, epost }) => {
    const holder = emails.get(String(epost));
    return holder !== undefined && holder !== id;
  });
  return new Map(taken.map((rad) => [String(rad.id), rad]));
}
