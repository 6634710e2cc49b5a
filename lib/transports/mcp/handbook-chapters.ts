import { fault } from '#lib/errors/fault.ts';

/** Chapters that are made of the templates and blocks, and are as long as all the others together. */
export const GENERATED_CHAPTERS: readonly string[] = ['Mallar', 'Block'];

export interface Chapter {
  /** Undefined for what stands before the first heading. */
  namn: string | undefined;
  text: string;
}

/** The handbook cut at its headings of the second level. */
export function handbookChapters(text: string): Chapter[] {
  return text.split(/^(?=## )/m).map((part) => ({ namn: /^## (.+)$/m.exec(part.split('\n', 1)[0] ?? '')?.[1]?.trim(), text: part }));
}

/** The chapters asked for by name, or all that no other tool tells. Throws 422 for a name that there is not. */
export function shownChapters(chapters: readonly Chapter[], asked: unknown): string {
  const names = Array.isArray(asked) ? asked.map((name) => String(name).toLowerCase()) : undefined;
  const known = chapters.flatMap(({ namn }) => namn ?? []);
  const unknown = names?.find((name) => !known.some((one) => one.toLowerCase() === name));
  if (unknown !== undefined) throw fault('falt_varde', { falt: 'kapitel' }, { fick: unknown.slice(0, 60), tillatna: known.join(', ') });
  const shown = chapters.filter(({ namn }) =>
    names === undefined ? namn === undefined || !GENERATED_CHAPTERS.includes(namn) : names.includes(namn?.toLowerCase() ?? ''),
  );
  return shown.map(({ text }) => text).join('');
}
