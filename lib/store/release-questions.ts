import type { ItemFacts } from '#lib/content/facts.ts';
import type { Author, Item } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { type ItemRow, itemOf, itemQuery } from '#lib/store/items.ts';
import { namedForByline } from '#lib/store/names.ts';
import { type PersonRecord, personJson, personOfJson } from '#lib/store/people.ts';
import { OF_SEEN } from '#lib/store/seen-by.ts';
import { takenBy } from '#lib/store/slugs.ts';

/** What must be known before an item may be released. */
export interface AskedRelease {
  /** Whose it is, by the name that its byline goes by. */
  item: Item;
  /** The database's clock, by which all releases are timed: those of the instances may differ. */
  nu: string;
  /** Who is named as having ordered it; `undefined` when nobody is, or there is no such person. */
  person: PersonRecord | undefined;
  /** The languages whose working revision has a slug that another item of the section has. */
  upptagna: ReadonlySet<Language>;
  /** What waits of it to become public, and where. */
  vantar: readonly WaitingPlace[];
}

interface WaitingPlace {
  revisioner: Partial<Record<Language, string>>;
  fakta: Pick<ItemFacts, 'sektion' | 'mall'>;
}

type AskedRow = ItemRow & {
  nu: string;
  undertecknare: Author;
  ordergivare: PersonRecord | null;
  upptagen: boolean;
  vantar: WaitingPlace[] | null;
};

const ASK: Statement = {
  name: 'release_ask_all',
  text: itemQuery([
    'now() AS nu',
    `${namedForByline('i.agare', 'i.ansvarig')} AS undertecknare`,
    `${personJson('$2', '$3')} AS ordergivare`,
    `v.slug <> '' AND EXISTS (${takenBy({ sprak: 'v.sprak', slug: 'v.slug', sektion: 'i.sektion', innehall: 'i.id' })}) AS upptagen`,
    `(SELECT json_agg(json_build_object('revisioner', w.revisioner, 'fakta', json_build_object('sektion', w.fakta ->> 'sektion', 'mall', w.fakta ->> 'mall')))
      FROM ${OF_SEEN} release w WHERE w.innehall_id = i.id AND w.nasta IS NOT NULL AND w.fakta IS NOT NULL) AS vantar`,
  ]),
};

/** What is asked before a release, in one question. */
export class ReleaseQuestions extends Aggregate {
  /** `undefined` when there is no such item. The person is named by id or by e-mail address; `undefined` for nobody. */
  async ask(innehall: string, person: string | undefined): Promise<AskedRelease | undefined> {
    const by = person === undefined ? [null, null] : isId(person) ? [person, null] : [null, person.toLowerCase()];
    const rows = await this.db.query<AskedRow>(ASK, [innehall, ...by]);
    const [first] = rows;
    const item = itemOf(rows);
    if (first === undefined || item === undefined) return undefined;
    const { nu, ordergivare, undertecknare, vantar } = first;
    const upptagna = new Set(rows.flatMap(({ v_sprak, upptagen }) => (v_sprak !== null && upptagen ? [v_sprak] : [])));
    const known = { nu, upptagna, vantar: vantar ?? [], person: ordergivare === null ? undefined : personOfJson(ordergivare) };
    return { item: { ...item, agare: undertecknare }, ...known };
  }
}
