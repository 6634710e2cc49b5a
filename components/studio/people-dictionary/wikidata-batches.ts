import { type FoundValue, JsonValues } from '#components/studio/people-dictionary/json-values.ts';
import { entityId, isNoHuman, occupationsOf, slimEntity } from '#lib/content/wikidata-entity.ts';

/** So many people are sent at once, and no more letters of them: each batch is saved whole or not at all, in some tenths of a second. */
const PEOPLE = 100;
const LETTERS = 500_000;
/** Of a call the service takes two million bytes. One that is larger when all that is not read is gone is nobody's. */
const MOST_LETTERS = 1_000_000;

export interface Batch {
  /** Those to be imported, and last the occupations that they have. */
  wikidata: unknown[];
  /** The ids of those occupations: that they are no people is nothing to tell. */
  yrken: ReadonlySet<string>;
}

/** How far a file has been read. */
export type Step =
  | { batch: Batch; read: number }
  | { read: number }
  | { unreadable: Extract<FoundValue, { unreadable: string }>['unreadable'] | 'ingen_json'; fil: string };

type SourceFile = Pick<File, 'name' | 'size' | 'stream'>;

/**
 * Reads files of any size, twice: first for what occupations are called, then for the people, so many at a time, each with the occupations that it
 * has. Tells meanwhile how many bytes of both readings are done, and what could not be read.
 */
export async function* wikidataBatches(files: readonly SourceFile[]): AsyncGenerator<Step, void> {
  let done = 0;
  const wanted = new Set<string>();
  const others = new Map<string, unknown>();
  const readable: SourceFile[] = [];
  for (const file of files) {
    let isJson = true;
    for await (const part of valuesOf(file)) {
      if (part.isJson === false) isJson = false;
      for (const found of part.found) if ('value' in found) learn(slimEntity(found.value), wanted, others);
      yield { read: done + part.read };
    }
    done += file.size;
    if (isJson) readable.push(file);
    else {
      yield { unreadable: 'ingen_json', fil: file.name };
      done += file.size;
    }
  }
  for (const id of others.keys()) if (!wanted.has(id)) others.delete(id);
  let entities: string[] = [];
  let occupations = new Set<string>();
  let letters = 0;
  const batch = (): Batch => {
    const yrken = [...occupations].filter((id) => others.has(id));
    const wikidata = [...entities.map((text): unknown => JSON.parse(text)), ...yrken.map((id) => others.get(id))];
    entities = [];
    occupations = new Set();
    letters = 0;
    return { wikidata, yrken: new Set(yrken) };
  };
  for (const file of readable) {
    for await (const part of valuesOf(file)) {
      for (const found of part.found) {
        if ('unreadable' in found) {
          yield { ...found, fil: file.name };
          continue;
        }
        const entity = slimEntity(found.value);
        // What people do is sent with those who do it.
        if (wanted.has(entityId(entity)) && isNoHuman(entity)) continue;
        const text = JSON.stringify(entity);
        if (text.length > MOST_LETTERS) {
          yield { unreadable: 'for_stor', fil: file.name };
          continue;
        }
        entities.push(text);
        letters += text.length;
        for (const occupation of occupationsOf(entity)) occupations.add(occupation);
        if (entities.length >= PEOPLE || letters >= LETTERS) yield { batch: batch(), read: done + part.read };
      }
      yield { read: done + part.read };
    }
    done += file.size;
  }
  if (entities.length > 0) yield { batch: batch(), read: done };
}

function learn(entity: unknown, wanted: Set<string>, others: Map<string, unknown>): void {
  for (const occupation of occupationsOf(entity)) wanted.add(occupation);
  const id = entityId(entity);
  if (id !== '' && isNoHuman(entity) && JSON.stringify(entity).length < 10_000) others.set(id, entity);
}

interface Part {
  found: FoundValue[];
  /** Bytes of the file so far. */
  read: number;
  isJson: boolean;
}

async function* valuesOf(file: SourceFile): AsyncGenerator<Part, void> {
  const values = new JsonValues();
  const decoder = new TextDecoder();
  const reader = file.stream().getReader();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.byteLength;
      yield { found: [...values.read(decoder.decode(value, { stream: true }))], read, isJson: values.isJson };
      if (!values.isJson) return;
    }
    yield { found: [...values.read(decoder.decode()), ...values.end()], read, isJson: values.isJson };
  } finally {
    await reader.cancel();
  }
}
