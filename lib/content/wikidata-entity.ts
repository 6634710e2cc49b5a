/** In which languages an entity's names are read; its description in the first alone. */
const LANGUAGES = ['sv', 'mul', 'en'] as const;

/** What is read of an entity: what it is, occupations, birth, and pages of its own. */
export const READ_PROPERTIES = ['P31', 'P106', 'P569', 'P856', 'P2003', 'P2013', 'P2002', 'P7085', 'P2397'] as const;

/** More than anybody is told of one thing (`read-wikidata.ts` takes no more either). */
const MOST_TOLD = 500;

type Fields = Readonly<Record<string, unknown>>;

/** The entity without all that is not read of one: a hundredth of what Wikidata tells of somebody well known. Any JSON may be given; what is no object is answered as it is. */
export function slimEntity(entity: unknown): unknown {
  if (!isObject(entity) || 'entities' in entity) return entity;
  const { id, missing, labels, descriptions, aliases, claims } = entity;
  return {
    id,
    ...(missing === undefined ? {} : { missing }),
    labels: only(labels, LANGUAGES, (label) => label),
    descriptions: only(descriptions, ['sv'], (text) => text),
    aliases: only(aliases, LANGUAGES, (list) => (Array.isArray(list) ? list.slice(0, MOST_TOLD + 1) : [])),
    claims: only(claims, READ_PROPERTIES, (list) => (Array.isArray(list) ? list.slice(0, MOST_TOLD + 1).map(slimStatement) : [])),
  };
}

/** The ids of the entities that are told of it as its occupations. */
export function occupationsOf(entity: unknown): string[] {
  return itemsOf(entity, 'P106');
}

/** Whether it may be what somebody does, and no person. */
export function isNoHuman(entity: unknown): boolean {
  return !itemsOf(entity, 'P31').includes('Q5');
}

export function entityId(entity: unknown): string {
  const { id } = isObject(entity) ? entity : {};
  return typeof id === 'string' ? id : '';
}

function itemsOf(entity: unknown, property: (typeof READ_PROPERTIES)[number]): string[] {
  const { claims } = isObject(entity) ? entity : {};
  const list = isObject(claims) ? claims[property] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((statement) => {
    const value = valueOfStatement(statement);
    return isObject(value) && typeof value.id === 'string' ? value.id : [];
  });
}

function slimStatement(statement: unknown): unknown {
  const { rank, mainsnak } = isObject(statement) ? statement : {};
  const { snaktype } = isObject(mainsnak) ? mainsnak : {};
  const value = valueOfStatement(statement);
  return {
    ...(rank === undefined ? {} : { rank }),
    mainsnak: { ...(snaktype === undefined ? {} : { snaktype }), ...(value === undefined ? {} : { datavalue: { value } }) },
  };
}

function valueOfStatement(statement: unknown): unknown {
  const { mainsnak } = isObject(statement) ? statement : {};
  const { datavalue } = isObject(mainsnak) ? mainsnak : {};
  return isObject(datavalue) ? datavalue.value : undefined;
}

function only(map: unknown, keys: readonly string[], part: (value: unknown) => unknown): Fields {
  if (!isObject(map)) return {};
  return Object.fromEntries(keys.flatMap((key) => (map[key] === undefined ? [] : [[key, part(map[key])]])));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
