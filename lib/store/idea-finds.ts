import type { Dismissal } from '#lib/contract/closed/idea.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** An entry of a feed as it is kept: a source of an idea. */
export interface NewSource {
  id: string;
  bevakning: string;
  nyckel: string;
  rubrik: string;
  ingress: string;
  adress: string;
  tid: string;
  osaker: boolean;
  drag: readonly number[];
}

/** What is weighed of an idea. */
export interface IdeaWeight {
  relevans: number;
  traffar: readonly string[];
  /** The article of the site that is about the same. */
  egen: string | null;
}

export interface NewIdea extends IdeaWeight {
  id: string;
  rubrik: string;
  ingress: string;
  tid: string;
  ord: readonly string[];
  sektion: string | null;
  bevakning: string;
}

/** A source that has something in common with a new one. */
export interface Candidate {
  ide: string;
  rubrik: string;
  ingress: string;
}

/** An idea that is looked over again, with what its watch looks for. */
export interface LookedOver {
  id: string;
  rubrik: string;
  ingress: string;
  tid: string;
  skapad: string;
  ord: string[];
  sektion: string | null;
  bevakning: string;
  bevakade: string[];
}

/** What somebody has decided of an idea; `avfardad` is null where it was ordered. */
export interface DecidedIdea {
  ord: string[];
  bevakning: string;
  sektion: string | null;
  avfardad: Dismissal | null;
  avgjord: string;
}

/** So many sources with something in common are counted through for those that have most. */
const MOST_COUNTED_THROUGH = 400;
/** So many decisions are learnt from: what the newsroom made of ideas lately. */
const DECISIONS = 600;
/** Of a section so many of its newest articles tell what it writes about, in so many words. */
const ARTICLES = 150;
const WORDS = 40;

// Two that read at once would each make an idea of the same event.
const ONE_AT_A_TIME: Statement = { name: 'idea_find_alone', text: `SELECT pg_advisory_xact_lock(hashtextextended('ideer', 0))::text` };
const KNOWN: Statement = { name: 'idea_find_known', text: 'SELECT nyckel FROM idekalla WHERE bevakning_id = $1 AND nyckel = ANY($2)' };
const STILL_THERE: Statement = {
  name: 'idea_find_still_there',
  text: `UPDATE idekalla SET sedd = $3 WHERE bevakning_id = $1 AND nyckel = ANY($2) AND tid_osaker AND (sedd IS NULL OR sedd < $3::timestamptz - interval '1 day')`,
};
const CANDIDATES: Statement = {
  name: 'idea_find_candidates',
  text: `SELECT k.ide_id AS ide, k.rubrik, k.ingress FROM (SELECT * FROM idekalla WHERE drag && $1::int[] AND tid > $2 LIMIT ${MOST_COUNTED_THROUGH}) k,
      LATERAL (SELECT count(*) AS antal FROM unnest(k.drag) AS d WHERE d = ANY($1::int[])) g
    WHERE g.antal >= $3 ORDER BY g.antal DESC, k.tid DESC, k.id LIMIT $4`,
};
const ADD_IDEA: Statement = {
  name: 'idea_find_add',
  text: `INSERT INTO ide (id, rubrik, ingress, tid, ord, traffar, relevans, sektion, bevakning_id, egen_id, sedd, skapad)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
};
const ADD_SOURCE: Statement = {
  name: 'idea_find_source',
  text: `INSERT INTO idekalla (id, ide_id, bevakning_id, nyckel, rubrik, ingress, adress, tid, tid_osaker, drag, skapad)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (bevakning_id, nyckel) DO NOTHING`,
};
// The last decisions by an index; what is decided of ideas that are gone is forgotten with them.
const DECIDED: Statement = {
  name: 'idea_find_decided',
  text: `SELECT ord, bevakning_id AS bevakning, sektion, avgjord, CASE WHEN tillstand = 'avfardad' THEN orsak END AS avfardad
    FROM ide WHERE avgjord IS NOT NULL ORDER BY avgjord DESC LIMIT ${DECISIONS}`,
};
const SECTION_WORDS: Statement = {
  name: 'idea_find_section_words',
  text: `SELECT tagg FROM (SELECT taggar FROM publicerad_version WHERE sprak = 'sv' AND sektion = $1 ORDER BY publicerad DESC LIMIT ${ARTICLES}) p,
      unnest(p.taggar) AS tagg GROUP BY tagg ORDER BY count(*) DESC, tagg LIMIT ${WORDS}`,
};
const PUBLIC_WORDS: Statement = {
  name: 'idea_find_public_words',
  text: `SELECT p.innehall_id AS innehall, r.rubrik, r.ingress FROM publicerad_version p JOIN revision r ON r.id = p.revision_id
    WHERE p.sprak = 'sv' AND p.innehall_id = ANY($1::uuid[]) AND p.publicerad > $2`,
};
/** What is looked at of an idea, with what is looked for by all whose feeds tell of it. */
const LOOKED_AT = `SELECT i.id, i.rubrik, i.ingress, i.tid, i.skapad, i.ord, i.sektion, i.bevakning_id AS bevakning,
      ARRAY(SELECT DISTINCT o FROM idekalla k JOIN bevakning b ON b.id = k.bevakning_id, unnest(b.ord) AS o WHERE k.ide_id = i.id ORDER BY o) AS bevakade`;
const WEIGHED: Statement = {
  name: 'idea_find_weighed',
  text: `UPDATE ide SET relevans = n.relevans, traffar = ARRAY(SELECT jsonb_array_elements_text(n.traffar)), vagd = $1
    FROM unnest($2::uuid[], $3::int[], $4::jsonb[]) AS n(id, relevans, traffar) WHERE ide.id = n.id`,
};
const TO_LOOK_OVER: Statement = {
  name: 'idea_find_look_over',
  text: `${LOOKED_AT}
    FROM (SELECT * FROM ide WHERE tillstand = 'ny' AND sedd < $1 ORDER BY sedd LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED) i`,
};
const TO_WEIGH: Statement = {
  name: 'idea_find_to_weigh',
  text: `${LOOKED_AT} FROM (SELECT * FROM ide WHERE tillstand = 'ny' AND sedd < 'infinity' AND coalesce(vagd, skapad) < $1
      ORDER BY coalesce(vagd, skapad) LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED) i`,
};
const LOOKED_OVER: Statement = {
  name: 'idea_find_looked_over',
  text: `UPDATE ide SET relevans = n.relevans, traffar = ARRAY(SELECT jsonb_array_elements_text(n.traffar)), egen_id = n.egen, sedd = n.sedd, vagd = $6
    FROM unnest($1::uuid[], $2::int[], $3::jsonb[], $4::uuid[], $5::timestamptz[]) AS n(id, relevans, traffar, egen, sedd) WHERE ide.id = n.id`,
};
const LOOK_AGAIN: Statement = { name: 'idea_find_look_again', text: `UPDATE ide SET sedd = 'epoch' WHERE id = $1 AND tillstand = 'ny'` };

/** What feeds tell of, as it is found, folded and weighed behind calls. */
export class IdeaFinds extends Aggregate {
  /** Nobody else folds anything before the transaction ends. */
  async alone(): Promise<void> {
    await this.db.query(ONE_AT_A_TIME, []);
  }

  /** Those of the keys of a feed that have been taken before. */
  async known(bevakning: string, keys: readonly string[]): Promise<Set<string>> {
    return new Set((await this.db.query<{ nyckel: string }>(KNOWN, [bevakning, keys])).map(({ nyckel }) => nyckel));
  }

  /** Those of the keys that have been taken without a time that can be true are in the feed still: as long as they are, they are known (Ideas.purge). */
  async stillThere(bevakning: string, keys: readonly string[], nu: string): Promise<void> {
    if (keys.length > 0) await this.db.query(STILL_THERE, [bevakning, keys, nu]);
  }

  /** The sources since then that have most in common with one of these traits. */
  candidates(drag: readonly number[], since: string, { least, most }: { least: number; most: number }): Promise<Candidate[]> {
    return this.db.query<Candidate>(CANDIDATES, [drag, since, least, most]);
  }

  async addIdea({ id, rubrik, ingress, tid, ord, traffar, relevans, sektion, bevakning, egen }: NewIdea, nu: string): Promise<void> {
    await this.db.query(ADD_IDEA, [id, rubrik, ingress, tid, ord, traffar, relevans, sektion, bevakning, egen, nu]);
  }

  async addSource(ide: string, source: NewSource, nu: string): Promise<void> {
    const { id, bevakning, nyckel, rubrik, ingress, adress, tid, osaker, drag } = source;
    await this.db.query(ADD_SOURCE, [id, ide, bevakning, nyckel, rubrik, ingress, adress, tid, osaker, drag, nu]);
  }

  /** The last decisions, the latest first. */
  decided(): Promise<DecidedIdea[]> {
    return this.db.query<DecidedIdea>(DECIDED, []);
  }

  /** What the section writes about: the tags of its newest articles, the commonest first. */
  async sectionWords(sektion: string): Promise<string[]> {
    return (await this.db.query<{ tagg: string }>(SECTION_WORDS, [sektion])).map(({ tagg }) => tagg);
  }

  /** The words of those of the articles that readers have had since then. */
  publicWords(articles: readonly string[], since: string): Promise<Array<{ innehall: string; rubrik: string; ingress: string }>> {
    return this.db.query(PUBLIC_WORDS, [articles, since]);
  }

  /** Some of the new ideas that nobody has looked over since, the one that has waited longest first: for the transaction alone. */
  toLookOver(before: string, most: number): Promise<LookedOver[]> {
    return this.db.query<LookedOver>(TO_LOOK_OVER, [before, most]);
  }

  /** The same of those that were not weighed since then, and are not too old to be. */
  toWeigh(before: string, most: number): Promise<LookedOver[]> {
    return this.db.query<LookedOver>(TO_WEIGH, [before, most]);
  }

  /** Keeps what ideas weigh. */
  async weighed(weights: ReadonlyArray<{ id: string } & Omit<IdeaWeight, 'egen'>>, vagd: string): Promise<void> {
    const found = weights.map(({ traffar }) => JSON.stringify(traffar));
    await this.db.query(WEIGHED, [vagd, weights.map(({ id }) => id), weights.map(({ relevans }) => relevans), found]);
  }

  /** Has the idea looked over soon: more is known of it. */
  async lookAgain(ide: string): Promise<void> {
    await this.db.query(LOOK_AGAIN, [ide]);
  }

  /** Keeps what ideas weigh, and when they were looked over; `infinity` for those that nobody needs to look over again. */
  async lookedOver(weights: ReadonlyArray<{ id: string; sedd: string } & IdeaWeight>, vagd: string): Promise<void> {
    const column = <Key extends keyof (typeof weights)[number]>(key: Key) => weights.map((one) => one[key]);
    const found = weights.map(({ traffar }) => JSON.stringify(traffar));
    await this.db.query(LOOKED_OVER, [column('id'), column('relevans'), found, column('egen'), column('sedd'), vagd]);
  }
}
