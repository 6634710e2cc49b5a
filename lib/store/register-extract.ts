import { containing } from '#lib/store/containing.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** Of one table so many rows are looked at, or handed over, by one statement. */
const WINDOW = 1_000;

/** What stands about the person by their id, and how they come in. Never what opens anything. */
const ACCOUNT: Statement = {
  name: 'register_account',
  text: `SELECT jsonb_build_object(
    'person', (SELECT to_jsonb(p) FROM (SELECT id, epost, namn, roll, sektioner, sprak, publicera, aktiv, skapad FROM person WHERE id = $1) p),
    'skribent', (SELECT to_jsonb(s) - 'person_id' FROM skribent s WHERE s.person_id = $1),
    'skribentadresser', (SELECT coalesce(jsonb_agg(slug ORDER BY slug), '[]') FROM skribentadress WHERE person_id = $1),
    'inloggning', jsonb_build_object(
      'losenord', (SELECT losenord_hash <> '' FROM person WHERE id = $1),
      'engangskoder_sedan', (SELECT sedan FROM andra_faktor WHERE person_id = $1),
      'reservkoder_kvar', (SELECT count(*) FROM reservkod WHERE person_id = $1 AND anvand IS NULL),
      'lankar', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM (SELECT art, skapad, utgar FROM losenordslank WHERE person_id = $1) r),
      'passernycklar', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM (
        SELECT id, namn, transporter, sakerhetskopierad, skapad, senast_anvand FROM passernyckel WHERE person_id = $1 ORDER BY skapad) r),
      'inloggningar', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM (
        SELECT id, klient, adress, inloggad_med, skapad, senast_anvand, utgar FROM session WHERE person_id = $1 ORDER BY skapad) r)),
    'agenter', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM (
      SELECT id, namn, skapad, utgar, aterkallad, senast_anvand FROM agent WHERE agare_id = $1 ORDER BY skapad) r),
    'anslutningar', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM (
      SELECT id, klient_namn, klient_vard, omfang, skapad, senast_anvand, aterkallad FROM anslutning WHERE person_id = $1 ORDER BY skapad) r)
  ) AS utdrag`,
};

/** $1 is whom it is about, $2 what the window before ended with. */
const OWNED: Statement = {
  name: 'register_owned',
  text: `SELECT andrad, id, to_jsonb(r) AS rad FROM (SELECT id, rubrik, sektion, mall, status, raderad, skapad, andrad, publicerad FROM innehall
    WHERE agare ->> 'id' = $1 AND ($2::timestamptz IS NULL OR (andrad, id) < ($2, $3::uuid)) ORDER BY andrad DESC, id DESC LIMIT ${WINDOW}) r`,
};

/** Tables without an index by person are looked through by their number, some rows at a time, and those about the person picked out. */
const windowOf = (
  table: string,
  columns: string,
  about: string,
) => `SELECT id, CASE WHEN ${about} THEN jsonb_build_object(${columns}) END AS rad
  FROM (SELECT * FROM ${table} WHERE id > $2::uuid ORDER BY id LIMIT ${WINDOW}) r ORDER BY id`;

const TASKS: Statement = {
  name: 'register_tasks',
  text: windowOf(
    'ko',
    `'id', id, 'rubrik', rubrik, 'beskrivning', beskrivning, 'innehall', innehall_id, 'skapad', skapad, 'senast', senast,
      'skapade', av ->> 'id' = $1, 'ansvarar', coalesce(ansvarig ->> 'id' = $1, false), 'har_tagit', coalesce(tagen_av ->> 'id' = $1, false), 'blev_klar', coalesce(klar_av ->> 'id' = $1, false)`,
    "$1 IN (av ->> 'id', ansvarig ->> 'id', tagen_av ->> 'id', klar_av ->> 'id')",
  ),
};
const COMMENTS: Statement = {
  name: 'register_comments',
  text: windowOf('kommentar', `'id', id, 'uppgift', ko_id, 'text', text, 'skapad', skapad, 'andrad', andrad`, "av ->> 'id' = $1"),
};
const ARTICLE_COMMENTS: Statement = {
  name: 'register_article_comments',
  text: windowOf(
    'artikelkommentar',
    `'id', id, 'innehall', innehall_id, 'sprak', sprak, 'svar_pa', svar_pa, 'citat', citat, 'text', text, 'skapad', skapad, 'andrad', andrad,
      'skrev', av ->> 'id' = $1, 'loste', coalesce(lost_av ->> 'id' = $1, false), 'tilldelad', coalesce(tilldelad ->> 'id' = $1, false)`,
    "$1 IN (av ->> 'id', lost_av ->> 'id', tilldelad ->> 'id')",
  ),
};
/** What they have proposed in texts. */
const PROPOSALS: Statement = {
  name: 'register_proposals',
  text: windowOf(
    'andringsforslag',
    `'id', id, 'innehall', innehall_id, 'sprak', sprak, 'kommentar', kommentar, 'gjord_med', gjord_med, 'delar', delar, 'skapad', skapad`,
    "av ->> 'id' = $1",
  ),
};
/** Where they are named in comments by others. */
const MENTIONS: Statement = {
  name: 'register_mentions',
  text: `SELECT kommentar_id AS id, jsonb_build_object('kommentar', kommentar_id, 'tid', tid) AS rad FROM kommentarnamn
    WHERE person_id = $1::uuid AND kommentar_id > $2::uuid ORDER BY kommentar_id LIMIT ${WINDOW}`,
};
const LETTERS: Statement = {
  name: 'register_letters',
  text: windowOf('utskick', `'amne', amne, 'text', text, 'skapad', skapad, 'skickat', skickat, 'lage', lage`, 'till = $1'),
};

const LINE = `id::text, tid, operation, principal AS av, order_av, innehall_id AS innehall, detalj`;
const stretchOf = (from: string) => `SELECT ${LINE} FROM ${from} AND id < $2::bigint ORDER BY id DESC LIMIT ${WINDOW}`;
/** The few that are found are put in order after they have been found. */
const fewOf = (where: string) =>
  `WITH funna AS MATERIALIZED (SELECT * FROM logg WHERE ${where}) SELECT ${LINE} FROM funna WHERE id < $2::bigint ORDER BY id DESC LIMIT ${WINDOW}`;

const LOG = {
  gjort: { name: 'register_log_by', text: stretchOf(`logg WHERE (principal ->> 'id') = $1`) },
  bestallt: { name: 'register_log_order', text: stretchOf(`logg WHERE (order_av ->> 'id') = $1`) },
  om: { name: 'register_log_about', text: fewOf(`operation = ANY($3::text[]) AND detalj ->> 'person' = $1`) },
  inloggning: { name: 'register_log_tries', text: fewOf(`loggens_ord(detalj) LIKE $3 AND detalj ->> 'konto' = $1`) },
} as const satisfies Record<string, Statement>;

/** Why a line of the log is in somebody's register: they did it, they ordered it, it was done to them, or tried in their name. */
export type RegisterRelation = keyof typeof LOG;

export interface RegisterLine {
  id: string;
  tid: string;
  operation: string;
  av: { typ: string; id: string; namn: string };
  order_av: { typ: string; id: string; namn: string } | null;
  innehall: string | null;
  detalj: Record<string, unknown>;
}

export interface RegisterPerson {
  id: string;
  epost: string;
}

const LAST_LINE = '9223372036854775807';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Everything that is kept about somebody, read piece by piece: no piece is larger than a window. */
export class RegisterExtract extends Aggregate {
  async account(id: string): Promise<Record<string, unknown>> {
    const [row] = await this.db.query<{ utdrag: Record<string, unknown> }>(ACCOUNT, [id]);
    return row?.utdrag ?? {};
  }

  async *owned({ id }: RegisterPerson): AsyncGenerator<unknown[], void> {
    let last: { andrad: string; id: string } | undefined;
    do {
      const rows: { andrad: string; id: string; rad: unknown }[] = await this.db.query(OWNED, [id, last?.andrad ?? null, last?.id ?? null]);
      yield rows.map(({ rad }) => rad);
      last = rows.length < WINDOW ? undefined : rows.at(-1);
    } while (last !== undefined);
  }

  tasks({ id }: RegisterPerson): AsyncGenerator<unknown[], void> {
    return this.windows(TASKS, id);
  }

  /** What they have said of tasks. */
  comments({ id }: RegisterPerson): AsyncGenerator<unknown[], void> {
    return this.windows(COMMENTS, id);
  }

  /** What they have said of articles, and settled. */
  articleComments({ id }: RegisterPerson): AsyncGenerator<unknown[], void> {
    return this.windows(ARTICLE_COMMENTS, id);
  }

  proposals({ id }: RegisterPerson): AsyncGenerator<unknown[], void> {
    return this.windows(PROPOSALS, id);
  }

  mentions({ id }: RegisterPerson): AsyncGenerator<unknown[], void> {
    return this.windows(MENTIONS, id);
  }

  /** The letters that Studio has written to them. */
  letters({ epost }: RegisterPerson): AsyncGenerator<unknown[], void> {
    return this.windows(LETTERS, epost);
  }

  /** The lines of the log that stand in that relation to the person, newest first. `operations` are those that are done to somebody. */
  async *log(
    { id, epost }: RegisterPerson,
    relation: RegisterRelation,
    operations: readonly string[],
  ): AsyncGenerator<RegisterLine[], void> {
    const third = { gjort: [], bestallt: [], om: [operations], inloggning: [containing(epost)] }[relation];
    let last: string | undefined = LAST_LINE;
    while (last !== undefined) {
      const rows: RegisterLine[] = await this.db.query<RegisterLine>(LOG[relation], [id, last, ...third]);
      yield rows;
      last = rows.length < WINDOW ? undefined : rows.at(-1)?.id;
    }
  }

  private async *windows(statement: Statement, about: string): AsyncGenerator<unknown[], void> {
    let last: string | undefined = FIRST_ID;
    while (last !== undefined) {
      const rows: { id: string; rad: unknown }[] = await this.db.query(statement, [about, last]);
      yield rows.flatMap(({ rad }) => (rad === null ? [] : [rad]));
      last = rows.length < WINDOW ? undefined : rows.at(-1)?.id;
    }
  }
}
