import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { isOperation } from '#lib/transports/client/call-of.ts';
import { readCommandLine, refuseNamedTwice, WrongCommandLine } from '#lib/transports/program/command-line.ts';
import { connectStudio, type StudioAddress, StudioAway } from '#lib/transports/program/connect-studio.ts';
import type { DescribedOperation } from '#lib/transports/program/described-operations.ts';

/** The world around the command. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  /** What each operation does and takes, by its name. */
  operations: Readonly<Record<string, DescribedOperation>>;
  readText(file: string): Promise<string>;
  readFile(file: string): Promise<File>;
  say(told: string | Uint8Array): void;
  complain(text: string): void;
}

/** Longer ones begin what is said of them further to the right. */
const WIDEST_FIELD = 40;

const DONE = 0;
const REFUSED = 1;
const NOT_ASKED = 2;
const AWAY = 3;

/**
 * One call from a command line: the answer as JSON, or the file, where it can be piped on, and 0; a refusal in Swedish, what to do about it and 1; what could not be asked
 * at all, and 2; and 3 where nobody answered, so that it is not known what became of it.
 */
export async function runCommand(words: readonly string[], around: Surroundings): Promise<number> {
  if (words.length === 0 || asksForHelp(words[0])) {
    around.say(helpText(around.operations));
    return DONE;
  }
  try {
    if (asksForHelp(words[1])) {
      around.say(operationText(words[0] ?? '', around.operations));
      return DONE;
    }
    const answer = await answerTo(words, around);
    around.say(answer instanceof Blob ? new Uint8Array(await answer.arrayBuffer()) : `${JSON.stringify(answer, null, 2)}\n`);
    return DONE;
  } catch (error) {
    if (error instanceof ApiFault) {
      for (const { orsak, atgard, kod, falt } of error.fel)
        around.complain(`${orsak} ${atgard} [${[kod, falt].filter(Boolean).join(' ')}]\n`);
      return REFUSED;
    }
    if (!(error instanceof StudioAway || error instanceof WrongCommandLine)) throw error;
    around.complain(`${error.message}\n`);
    return error instanceof StudioAway ? AWAY : NOT_ASKED;
  }
}

async function answerTo(words: readonly string[], around: Surroundings): Promise<unknown> {
  const { operation, fields, jsonFile, uploads } = readCommandLine(words);
  if (!isOperation(operation)) throw noOperation(operation);
  const studio: object = connectStudio(addressIn(around.env));
  const input = { ...(jsonFile === undefined ? {} : await objectIn(jsonFile, around)), ...fields };
  const files = Object.entries(uploads);
  // Which fields an operation takes is told by the service, in words made for it.
  const call: (input: FormData | Record<string, unknown>) => Promise<unknown> = Reflect.get(studio, operation);
  if (files.length === 0) return call(input);
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [name, file] of files) form.append(name, await readable(around.readFile(file), file));
  return call(form);
}

function noOperation(name: string): WrongCommandLine {
  return new WrongCommandLine(`Det finns ingen operation som heter ${name}. studio --hjalp visar alla.`);
}

function addressIn({ STUDIO_URL: url, STUDIO_NYCKEL: nyckel }: Surroundings['env']): StudioAddress {
  if (url === undefined || !URL.canParse(url))
    throw new WrongCommandLine('Sätt STUDIO_URL till Studios adress: https://studio.tidningen.se');
  if (nyckel === undefined || nyckel === '')
    throw new WrongCommandLine('Sätt STUDIO_NYCKEL till agentens nyckel. Den skapas i Studio, under Agenter.');
  return { url: new URL(url).origin, nyckel };
}

async function objectIn(file: string, around: Surroundings): Promise<Record<string, unknown>> {
  const text = await readable(around.readText(file), file);
  const value = parsed(text, file);
  refuseNamedTwice(text, file);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongCommandLine(`${file} ska vara ett JSON-objekt.`);
  return { ...value };
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WrongCommandLine(`${file} är inte JSON.`, { cause });
  }
}

async function readable<T>(reading: Promise<T>, file: string): Promise<T> {
  return reading.catch((cause: unknown) => {
    throw new WrongCommandLine(`Det går inte att läsa ${file}.`, { cause });
  });
}

function asksForHelp(word: string | undefined): boolean {
  return word === '--hjalp' || word === '--help';
}

/** What one operation takes, field by field. Throws WrongCommandLine where there is none of that name. */
function operationText(name: string, operations: Surroundings['operations']): string {
  const described = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (described === undefined) throw noOperation(name);
  const { vad, falt } = described;
  const written = falt.map(({ namn, kravs, skrivs, vad: said }) => [`${namn}${skrivs}`, `${kravs ? 'Krävs. ' : ''}${said}`] as const);
  const widest = Math.min(Math.max(0, ...written.map(([field]) => field.length)), WIDEST_FIELD);
  const lines = written.map(([field, said]) => `  ${field.padEnd(widest)}  ${said}`.trimEnd());
  return [`studio ${name}`, '', vad, ...(lines.length === 0 ? [] : ['', ...lines]), ''].join('\n');
}

function helpText(operations: Surroundings['operations']): string {
  const widest = Math.max(...Object.keys(operations).map((name) => name.length));
  const lines = Object.entries(operations).toSorted(([one], [other]) => one.localeCompare(other, 'sv'));
  return [
    'studio <operation> [fält=text] [fält:=json] [fält@fil] [@fil.json]',
    '',
    'STUDIO_URL är Studios adress och STUDIO_NYCKEL agentens nyckel. Svaret är JSON.',
    'Med provkor:=true sägs vad som skulle hända, och ingenting ändras.',
    'Vilka fält en operation tar: studio skapaInnehall --hjalp',
    '',
    '  studio listaInnehall status=utkast per_sida=5',
    '  studio skapaInnehall @artikel.json provkor:=true',
    '  studio laddaUppMedia fil@bild.jpg kredit="Anna Ek"',
    '',
    ...lines.map(([name, { vad }]) => `  ${name.padEnd(widest)}  ${vad}`),
    '',
  ].join('\n');
}
