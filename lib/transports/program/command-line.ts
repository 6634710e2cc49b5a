import { namedTwice } from '#lib/contract/json-text.ts';
import { fieldPath } from '#lib/errors/field-path.ts';

/** What a command line says: the operation, and its fields; a file whose JSON they are added to; or one that is sent as it is. */
export interface CommandLine {
  operation: string;
  fields: Record<string, unknown>;
  /** `-` is what is written to the command. */
  jsonFile: string | undefined;
  uploads: Record<string, string>;
}

export class WrongCommandLine extends Error {}

const FIELD = /^(\p{L}[\p{L}\d_]*)(:=|@|=)([\s\S]*)$/u;

/**
 * Reads `<operation> [fält=text] [fält:=json] [fält@fil] [@fil.json]`. Of a field that is given twice the last counts, and all of them before what the file
 * says. Throws WrongCommandLine with what is wrong and how it is written.
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  const [operation, ...rest] = words;
  if (operation === undefined) throw new WrongCommandLine('Skriv vilken operation: studio hamtaJag. studio --hjalp visar alla.');
  const line: CommandLine = { operation, fields: {}, jsonFile: undefined, uploads: {} };
  for (const word of rest) {
    if (word.startsWith('@')) {
      if (word === '@' || line.jsonFile !== undefined)
        throw new WrongCommandLine('Ange en fil med JSON, en gång: @artikel.json, eller @- för det som skrivs in.');
      line.jsonFile = word.slice(1);
      continue;
    }
    const [, name, sign, value] = FIELD.exec(word) ?? [];
    if (name === undefined || value === undefined)
      throw new WrongCommandLine(`Det går inte att läsa ${word}. Skriv fält=text, fält:=json, fält@fil eller @fil.json.`);
    if (sign === '@') line.uploads[name] = value;
    else line.fields[name] = sign === '=' ? value : jsonIn(name, value);
  }
  return line;
}

function jsonIn(name: string, value: string): unknown {
  const read = parsed(name, value);
  refuseNamedTwice(value, name);
  return read;
}

function parsed(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw new WrongCommandLine(`${name} är inte JSON: ${value}. Är det text, skriv ${name}=…`, { cause });
  }
}

/** Throws WrongCommandLine where a field stands twice in one object of the JSON in `place`: the service would never see but the last. */
export function refuseNamedTwice(json: string, place: string): void {
  const [twice] = namedTwice(new TextEncoder().encode(json), 1);
  if (twice === undefined) return;
  throw new WrongCommandLine(
    `${fieldPath('', twice)} står mer än en gång i samma objekt i ${place}. Låt det stå en gång, med det som ska gälla.`,
  );
}
