import { equalJson } from '#lib/content/equal-json.ts';
import { withoutUndefined } from '#lib/content/without-undefined.ts';
import type { Item } from '#lib/contract/article.ts';
import type { LogEvent } from '#lib/contract/log-events.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { laterThan } from '#lib/operations/item/later-than.ts';
import { tidyTags } from '#lib/operations/item/tidy-tags.ts';
import type { FieldLine } from '#lib/store/agent-work.ts';

/** What changes fields of an article, told field by field in the log. */
export const OF_FIELDS: readonly LogEvent[] = ['andraInnehall', 'taggaInnehall'];

/** The fields that are undone. Where an article stands, its state and who knows of it are decisions that others have acted on since. */
const UNDOABLE = [
  'rubrik',
  'taggar',
  'kategorier',
  'sponsrad',
  'kallor',
  'ansvarig',
  'ansvarig_av_agent',
] as const satisfies (keyof Item)[];
type Undoable = (typeof UNDOABLE)[number];
/** It follows its name, and is not told by itself. */
const UNTOLD: ReadonlySet<string> = new Set<Undoable>(['ansvarig_av_agent']);

interface UndoneFields {
  angrade: string[];
  /** What has been changed since, or put back: it stays. */
  kvar: string[];
  /** The lines of the log that have been undone. */
  rader: string[];
  fore: Record<string, unknown>;
  efter: Record<string, unknown>;
}

/** The lines of the agent that changed something else than fields which can be undone, by their kind. */
export function leftLines(own: readonly FieldLine[]): Map<LogEvent, number> {
  const isLeft = ({ efter }: FieldLine) => Object.keys(efter).some((field) => !isUndoable(field));
  return new Map(OF_FIELDS.map((handelse) => [handelse, own.filter((line) => line.handelse === handelse && isLeft(line)).length]));
}

function isUndoable(field: string): field is Undoable {
  return UNDOABLE.some((own) => own === field);
}

/**
 * Undoes what an agent made of the article's fields: each as before it where it is as the agent left it and nobody else has changed it since. `lines` are the changes of the
 * article, the newest first; `own` says which of them are to be undone, `undone` those that have been.
 */
export async function undoFields(
  context: OperationContext,
  innehall: string,
  lines: readonly FieldLine[],
  { own, undone }: { own: ReadonlySet<FieldLine>; undone: ReadonlySet<string> },
): Promise<UndoneFields> {
  const item = own.size === 0 ? undefined : await context.store.items.get(innehall);
  if (item === undefined) return { angrade: [], kvar: [], rader: [], fore: {}, efter: {} };
  const outcomes = UNDOABLE.map((field) => [field, undoField(item, field, lines, { own, undone })] as const);
  const changed = outcomes.filter(([field, { value }]) => !equalJson(value, item[field]));
  const values: Partial<Item> = Object.fromEntries(changed.map(([field, { value }]) => [field, value]));
  // They are tags already, and the article is held: who renames tags holds those first.
  if (values.taggar !== undefined) values.taggar = tidyTags(await context.store.tags.calledNow(values.taggar));
  const names = changed.map(([field]) => field);
  if (names.length > 0) {
    const after: Item = { ...item, ...withoutUndefined(values), andrad: laterThan(item.andrad, context.now) };
    await context.store.items.patch(after, names);
  }
  const told = (fields: readonly string[]) => fields.filter((field) => !UNTOLD.has(field));
  return {
    angrade: told(names),
    kvar: told(outcomes.filter(([, { isKept }]) => isKept).map(([field]) => field)),
    rader: [...own].map(({ id }) => id),
    fore: Object.fromEntries(names.map((field) => [field, item[field]])),
    efter: { ...values },
  };
}

/** Whether somebody has stood for the name that an agent entered: the name is the same, and theirs from then on. */
function confirms({ efter }: FieldLine, field: Undoable): boolean {
  return field === 'ansvarig' && Object.hasOwn(efter, 'ansvarig_av_agent');
}

/** What a field is to say, and whether something that the agent made of it stays. */
function undoField(
  item: Item,
  field: Undoable,
  lines: readonly FieldLine[],
  { own, undone }: { own: ReadonlySet<FieldLine>; undone: ReadonlySet<string> },
): { value: unknown; isKept: boolean } {
  let value: unknown = item[field];
  let isOthers = false;
  let isKept = false;
  for (const line of lines) {
    if (undone.has(line.id) || !(Object.hasOwn(line.efter, field) || (!own.has(line) && confirms(line, field)))) continue;
    if (!own.has(line)) isOthers = true;
    else if (!isOthers && equalJson(value, line.efter[field])) value = line.fore[field];
    else {
      isOthers = true;
      isKept ||= !equalJson(value, line.fore[field]);
    }
  }
  return { value, isKept };
}
