import { type PlainAddress, plainAddress, WILDCARD } from '#lib/content/redirect-address.ts';
import type { RedirectStatus } from '#lib/contract/closed/redirect.ts';

/** An old address of the site, and where it leads: `till` is null where it leads nowhere. */
export interface Redirect {
  /** As `plainAddress` spells it; a last `*` stands for whatever follows. */
  fran: string;
  till: string | null;
  status: RedirectStatus;
}

/** A redirect that an address leads by, and where to. */
export interface Led<Row extends Redirect> {
  row: Row;
  till: string | null;
}

/** What leads no reader anywhere: round and round, or on in more steps than anybody follows. */
export interface Circle<Row extends Redirect> {
  rows: Row[];
  isRound: boolean;
}

/** The one spelling of an address of the site that is written otherwise; undefined for what is that already, and for what is none. */
export type OneSpelling = (address: string) => string | undefined;

/** Where a chain is longer, nobody follows it: browsers give up at twenty. */
const MOST_STEPS = 20;
/** A word that no address has: what follows where nothing is known of it. */
const WHATEVER = 'x0zq7';

/**
 * The redirects of a site, to be asked for any address: what is written out goes before what has a `*`, and of those the longest. A look-up
 * takes as long however many there are.
 */
export class RedirectTable<Row extends Redirect> {
  private readonly exact = new Map<string, Row>();
  private readonly patterns = new Map<string, Row>();
  /** Of the patterns, the longest first. */
  private readonly lengths: readonly number[];
  private readonly oneSpelling: OneSpelling;

  /** `oneSpelling` is known where the site itself is asked: whoever is led to another spelling of an address is led on to that one. */
  constructor(rows: Iterable<Row>, oneSpelling: OneSpelling = () => undefined) {
    this.oneSpelling = oneSpelling;
    for (const row of rows) {
      if (isPattern(row.fran)) this.patterns.set(row.fran.slice(0, -1), row);
      else this.exact.set(row.fran, row);
    }
    this.lengths = [...new Set([...this.patterns.keys()].map(({ length }) => length))].toSorted((a, b) => b - a);
  }

  /** Where an address of the site leads; undefined where nobody has said, and where it would lead round and round. */
  lead(address: string): Led<Row> | undefined {
    const led = this.at(address);
    return led === undefined || this.circleFrom(led) !== undefined ? undefined : led;
  }

  /** The next redirect that a reader would meet who has been led so, where the site has nothing there. */
  after({ till }: Led<Row>): Led<Row> | undefined {
    if (till === null || !till.startsWith('/')) return undefined;
    const spelt = this.oneSpelling(till);
    return this.at(till) ?? (spelt === undefined ? undefined : this.at(spelt));
  }

  private at(address: string): Led<Row> | undefined {
    const plain = plainAddress(address);
    return plain && this.step(plain);
  }

  /** The redirects that lead round and round, or on for longer than anybody follows, when the reader is led by that one; undefined where it ends. */
  circleOf(row: Row): Circle<Row> | undefined {
    const led = this.at(isPattern(row.fran) ? row.fran.slice(0, -1) + WHATEVER : row.fran);
    return led && this.circleFrom(led);
  }

  private circleFrom(first: Led<Row>): Circle<Row> | undefined {
    const passed: Led<Row>[] = [];
    for (let led: Led<Row> | undefined = first; led !== undefined; led = this.after(led)) {
      const { row, till } = led;
      const before = passed.findIndex((one) => one.row === row && one.till === till);
      if (before !== -1) return { rows: passed.slice(before).map((one) => one.row), isRound: true };
      if (passed.length === MOST_STEPS) return { rows: [...new Set([...passed.map((one) => one.row), row])], isRound: false };
      passed.push(led);
    }
    return undefined;
  }

  private step({ path, spelt, query }: PlainAddress): Led<Row> | undefined {
    const precise = this.exact.get(path + query);
    if (precise !== undefined) return { row: precise, till: precise.till };
    const plain = this.exact.get(path);
    if (plain !== undefined) return { row: plain, till: withQuery(plain.till, query) };
    const [whole, asSpelt] = [path + query, spelt + query];
    for (const length of this.lengths) {
      if (length > whole.length) continue;
      const row = this.patterns.get(whole.slice(0, length));
      if (row !== undefined) return { row, till: filledIn(row.till, asSpelt.slice(length)) };
    }
    return undefined;
  }
}

export function isPattern(fran: string): boolean {
  return fran.endsWith(WILDCARD);
}

/** What a reader brought along goes on to another address of the site, such as which letter they came from. */
function withQuery(till: string | null, query: string): string | null {
  return till === null || !till.startsWith('/') || /[?#]/.test(till) ? till : till + query;
}

/** Where the pattern leads what follows; never to another host than it says itself. */
function filledIn(till: string | null, rest: string): string | null {
  if (till === null || !isPattern(till)) return till;
  const led = till.slice(0, -1) + (till.endsWith(`/${WILDCARD}`) ? rest.replace(/^\/+/, '') : rest);
  return led.startsWith('/') ? led.replace(/^\/+/, '/') : led;
}
