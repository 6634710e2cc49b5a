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

/** The chapters asked for by name, or all that no other tool tells. */
export function shownChapters(chapters: readonly Chapter[], asked: unknown): string {
  const names = Array.isArray(asked) ? asked.map((name) => String(name).toLowerCase()) : undefined;
  const shown = chapters.filter(({ namn }) =>
    names === undefined ? namn === undefined || !GENERATED_CHAPTERS.includes(namn) : names.includes(namn?.toLowerCase() ?? ''),
  );
  return shown.map(({ text }) => text).join('');
}
