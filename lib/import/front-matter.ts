import { parseDocument as parseYaml } from 'yaml';
import { ImportFault } from '#lib/import/import-fault.ts';

/** More of it than any article has; its text is bounded by itself. */
const LONGEST = 256 * 1024;
/** An alias of YAML may stand for what holds aliases: read so many times, no more. */
const MOST_ALIASES = 100;

/** What stands above the text of a Markdown file, and the text. */
export interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
}

/**
 * Parts a Markdown file in its front matter (YAML between two lines of three dashes; nothing where there is none) and its text.
 * Throws ImportFault for front matter that has no end, is no YAML, or says no fields.
 */
export function readFrontMatter(text: string): FrontMatter {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first.trimEnd() !== '---') return { data: {}, body: [first, ...lines].join('\n') };
  const end = lines.findIndex((line) => /^(?:---|\.\.\.)[ \t]*$/.test(line));
  if (end === -1)
    throw new ImportFault(
      'Uppgifterna överst i filen tar aldrig slut.',
      'Avsluta dem med en rad med tre bindestreck, eller hämta hela filen.',
    );
  return { data: readYaml(lines.slice(0, end).join('\n')), body: lines.slice(end + 1).join('\n') };
}

/** The fields of a text of YAML; ImportFault where it is no such text. */
export function readYaml(text: string): Record<string, unknown> {
  if (text.length > LONGEST) throw new ImportFault('Uppgifterna överst i filen är längre än 256 kB.', 'Flytta ned texten under dem.');
  const document = parseYaml(text, { schema: 'core', uniqueKeys: true, merge: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) {
    const line = error.linePos?.[0].line;
    throw new ImportFault(
      `Uppgifterna är inte giltig YAML${line === undefined ? '' : `: rad ${line} går inte att läsa`}.`,
      'Rätta raden. Texter med kolon eller citattecken ska stå inom citattecken.',
    );
  }
  const data: unknown = valueIn(document);
  if (data === null || data === undefined) return {};
  if (typeof data !== 'object' || Array.isArray(data))
    throw new ImportFault('Uppgifterna överst i filen är inga fält.', 'Skriv dem som namn: värde, ett på varje rad.');
  return { ...data };
}

function valueIn(document: ReturnType<typeof parseYaml>): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    throw new ImportFault(
      'Uppgifterna hänvisar till sig själva alltför många gånger.',
      'Skriv ut värdena i stället för att hänvisa med *.',
      error,
    );
  }
}
