import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';
import { type DemoArticle, type DemoText, type UploadedPicture, withPictures } from '#lib/demo/article.ts';
import type { PictureKey } from '#lib/demo/pictures.ts';
import { eveningAhead } from '#lib/demo/times.ts';

const HOUR = 3_600_000;
/** How far ahead what is scheduled goes out. */
const DAYS_AHEAD = 3;

/** Calls an operation as it would have been called so many hours ago. */
export type Call = <Answer>(actor: Actor, operation: string, input: Record<string, unknown>, hoursAgo?: number) => Promise<Answer>;

export interface DemoStaff {
  writer: Actor;
  chief: Actor;
  uploaded: ReadonlyMap<PictureKey, UploadedPicture>;
  /** When the demo is made. */
  now: Date;
  /** Whether what is to be public becomes so. */
  releases: boolean;
}

interface Created {
  id: string;
  innehall: { sprak: { sv: { arbetsrevision: { id: string } } } };
}

/** Writes the article in both languages and brings it where it is to be; returns its id. */
export async function writeDemoArticle(call: Call, article: DemoArticle, staff: DemoStaff): Promise<string> {
  const { writer, uploaded } = staff;
  const { mall, sektion, taggar, kategorier, kallor, timmarSedan } = article;
  // A report that goes on tells of the last hours: it is no older than its newest entry.
  const written = article.borjadeTimmarSedan === undefined ? timmarSedan + 5 : timmarSedan;
  const created = await call<Created>(
    writer,
    'skapaInnehall',
    { sektion, mall, taggar, kategorier, kallor, ansvarig: writer.namn, ...withPictures(article.sv, uploaded) },
    written,
  );
  const { id } = created;
  if (article.en !== undefined)
    await call(writer, 'sparaSprakversion', { id, sprak: 'en', ...withPictures(article.en, uploaded) }, Math.min(written, timmarSedan + 4));
  await bringToState(call, article, { ...staff, id, bas: created.innehall.sprak.sv.arbetsrevision.id });
  return id;
}

type Written = DemoStaff & { id: string; bas: string };

async function bringToState(call: Call, article: DemoArticle, written: Written): Promise<void> {
  const { id, writer, chief, releases, now } = written;
  const { status, timmarSedan } = article;
  if (status === 'granskning') {
    await call(writer, 'andraInnehall', { id, status }, timmarSedan);
    await call(writer, 'sattSprakstatus', { id, sprak: 'sv', status, mejl: false }, timmarSedan);
  }
  if (status === 'publicerad') {
    const datum = stockholmMinute(new Date(now.getTime() - (article.borjadeTimmarSedan ?? timmarSedan) * HOUR).toISOString());
    if (releases) await call(chief, 'slappInnehall', { id, lage: 'publicera', datum }, timmarSedan);
    await revise(call, article, written);
  }
  if (!releases) return;
  if (status === 'schemalagd')
    await call(chief, 'slappInnehall', { id, lage: 'schemalagd', datum: eveningAhead(now, DAYS_AHEAD) }, timmarSedan);
  if (status === 'begard') await call(writer, 'slappInnehall', { id, lage: 'publicera', order_av: chief.id }, timmarSedan);
}

/** The later Swedish revision that some articles have. */
async function revise(call: Call, article: DemoArticle, { id, bas, writer, chief, uploaded, releases }: Written): Promise<void> {
  const later = article.senareSv;
  if (later === undefined) return;
  const sprak: Language = 'sv';
  const hoursAgo = Math.max(1, article.timmarSedan - 3);
  const text: DemoText = withPictures(later.text, uploaded);
  await call(writer, 'sparaSprakversion', { id, sprak, bas, kommentar: later.kommentar, ...text }, hoursAgo);
  if (later.publicerad && releases) await call(chief, 'slappInnehall', { id, lage: 'publicera', sprak: [sprak] }, hoursAgo - 0.5);
}
