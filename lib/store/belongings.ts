import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Person } from '#lib/contract/person.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** An article that readers have never had. */
export interface OwnedDraft {
  id: string;
  sektion: string;
  mall: string;
  sprak: Language[];
  /** Whether the person owns it. */
  ager: boolean;
  /** Whether the person is named as responsible for it. */
  ansvarar: boolean;
}

/** A release that waits, and that the person answers for. */
export interface OwnedRelease {
  id: string;
  innehall: string;
  sektion: string;
  mall: string;
  sprak: Language[];
  overstyr: boolean;
}

/** All that waits for somebody to do it, or to answer for it. */
export interface Owned {
  utkast: OwnedDraft[];
  uppgifter: string[];
  publiceringar: OwnedRelease[];
  agenter: string[];
}

type Somebody = Pick<Person, 'id' | 'namn'>;

// $1 is the person and $2 their name. Who is responsible is written as a name: of an article that is somebody else's it is taken for the
// person's only where nobody else is called so.
const OWNS = `i.agare ->> 'id' = $1::text`;
const ANSWERS = `(btrim(i.ansvarig) = $2::text AND (${OWNS} OR NOT EXISTS (SELECT FROM person p WHERE p.namn = $2::text AND p.id::text <> $1::text)))`;
/** What readers have had stays whose it was: they have read the name below it. */
const NEVER_PUBLIC = `NOT i.raderad AND i.publicerad IS NULL AND NOT EXISTS (SELECT FROM publicerad_version v WHERE v.innehall_id = i.id)`;
const DRAFT = `${NEVER_PUBLIC} AND (${OWNS} OR ${ANSWERS})`;
/** Who is asked for the right when its time has come: lib/operations/release/carry-out/still-allowed.ts. */
const ANSWERABLE = `coalesce(r.godkand_av, CASE WHEN r.av ->> 'typ' = 'agent' THEN r.order_av ELSE r.av END) ->> 'id' = $1::text`;
const WAITING = `r.nasta IS NOT NULL AND r.tillstand IN ('schemalagd', 'koad') AND r.lage IN ('utkast', 'publicera', 'schemalagd') AND ${ANSWERABLE}`;

const HOLD: Statement = {
  name: 'belongings_hold',
  text: `SELECT i.id FROM innehall i WHERE (${DRAFT}) OR i.id IN (SELECT r.innehall_id FROM release r WHERE ${WAITING})
    ORDER BY i.id FOR NO KEY UPDATE OF i`,
};
const DRAFTS: Statement = {
  name: 'belongings_drafts',
  text: `SELECT i.id, i.sektion, i.mall, ${OWNS} AS ager, coalesce(${ANSWERS}, false) AS ansvarar,
      ARRAY(SELECT s.sprak FROM sprakversion s WHERE s.innehall_id = i.id ORDER BY s.sprak DESC) AS sprak
    FROM innehall i WHERE ${DRAFT} ORDER BY i.id`,
};
const TASKS: Statement = {
  name: 'belongings_tasks',
  text: `SELECT id FROM ko WHERE klar_av IS NULL AND ((tagen_till > $2 AND tagen_av ->> 'id' = $1) OR ansvarig ->> 'id' = $1) ORDER BY id FOR NO KEY UPDATE`,
};
const RELEASES: Statement = {
  name: 'belongings_releases',
  text: `SELECT r.id, r.innehall_id AS innehall, i.sektion, i.mall, r.overstyr,
      ARRAY(SELECT s FROM jsonb_object_keys(r.revisioner) s ORDER BY s DESC) AS sprak
    FROM release r JOIN innehall i ON i.id = r.innehall_id WHERE ${WAITING} ORDER BY r.id`,
};
const AGENTS: Statement = {
  name: 'belongings_agents',
  text: 'SELECT id FROM agent WHERE agare_id = $1 AND aterkallad IS NULL ORDER BY id FOR NO KEY UPDATE',
};

const GIVE_DRAFTS: Statement = {
  name: 'belongings_give_drafts',
  text: `UPDATE innehall SET agare = CASE WHEN id = ANY($1::uuid[]) THEN $3::jsonb ELSE agare END,
      ansvarig = CASE WHEN id = ANY($2::uuid[]) THEN $3::jsonb ->> 'namn' ELSE ansvarig END, andrad = $4::text::timestamptz,
      ansvarig_av_agent = ansvarig_av_agent AND NOT id = ANY($2::uuid[]),
      falt_andrade = CASE WHEN id = ANY($2::uuid[]) THEN falt_andrade || jsonb_build_object('ansvarig', $4::text) ELSE falt_andrade END
    WHERE id = ANY($1::uuid[]) OR id = ANY($2::uuid[])`,
};
const GIVE_TASKS: Statement = {
  name: 'belongings_give_tasks',
  text: `UPDATE ko SET andrad = $3, tagen_av = CASE WHEN tagen_av ->> 'id' = $4 THEN $2::jsonb ELSE tagen_av END,
      ansvarig = CASE WHEN ansvarig ->> 'id' = $4 THEN $2::jsonb ELSE ansvarig END WHERE id = ANY($1::uuid[])`,
};
// One that has begun meanwhile is carried out as it was begun.
const GIVE_RELEASES: Statement = {
  name: 'belongings_give_releases',
  text: `UPDATE release SET andrad = $3, godkand_av = CASE WHEN godkand_av IS NULL THEN NULL ELSE $2::jsonb END,
      av = CASE WHEN godkand_av IS NULL AND av ->> 'typ' <> 'agent' THEN $2::jsonb ELSE av END,
      order_av = CASE WHEN godkand_av IS NULL AND av ->> 'typ' = 'agent' THEN $2::jsonb ELSE order_av END
    WHERE id = ANY($1::uuid[]) AND tillstand IN ('schemalagd', 'koad') RETURNING id`,
};
const GIVE_AGENTS: Statement = { name: 'belongings_give_agents', text: 'UPDATE agent SET agare_id = $2 WHERE id = ANY($1::uuid[])' };

/** What a person has that somebody else can have instead. History is not of it: a revision is by whoever saved it. */
export class Belongings extends Aggregate {
  /** All of it, as it is now. */
  async of({ id, namn }: Somebody, now: string): Promise<Owned> {
    const [utkast, uppgifter, publiceringar, agenter] = await Promise.all([
      this.db.query<OwnedDraft>(DRAFTS, [id, namn]),
      this.db.query<{ id: string }>(TASKS, [id, now]),
      this.db.query<OwnedRelease>(RELEASES, [id]),
      this.db.query<{ id: string }>(AGENTS, [id]),
    ]);
    return { utkast, uppgifter: uppgifter.map((row) => row.id), publiceringar, agenter: agenter.map((row) => row.id) };
  }

  /** The same, its articles held against every other writer until the transaction ends. */
  async hold(person: Somebody, now: string): Promise<Owned> {
    const [, owned] = await Promise.all([this.db.query(HOLD, [person.id, person.namn]), this.of(person, now)]);
    return owned;
  }

  /** Makes the receiver the owner of what is held of `from`, an id. Returns the releases that still waited. */
  async give({ utkast, uppgifter, publiceringar, agenter }: Owned, from: string, till: Somebody, now: string): Promise<string[]> {
    const author: Author = { typ: 'person', id: till.id, namn: till.namn };
    const who = JSON.stringify(author);
    const idsOf = (drafts: readonly OwnedDraft[]) => drafts.map(({ id }) => id);
    const responsible = utkast.filter(({ ansvarar }) => ansvarar);
    const [, , moved] = await Promise.all([
      this.db.query(GIVE_DRAFTS, [idsOf(utkast.filter(({ ager }) => ager)), idsOf(responsible), who, now]),
      this.db.query(GIVE_TASKS, [uppgifter, who, now, from]),
      this.db.query<{ id: string }>(GIVE_RELEASES, [publiceringar.map(({ id }) => id), who, now]),
      this.db.query(GIVE_AGENTS, [agenter, till.id]),
    ]);
    return moved.map(({ id }) => id);
  }
}
