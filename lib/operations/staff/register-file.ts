import type { LogEvent } from '#lib/contract/log-events.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { FileAnswer } from '#lib/operations/file-answer.ts';
import type { RegisterExtract, RegisterLine, RegisterPerson, RegisterRelation } from '#lib/store/register-extract.ts';
import { oneByOne } from '#lib/turns/one-by-one.ts';

/** What is done to a person, whose id the line then names as `person`. */
const TO_A_PERSON: readonly LogEvent[] = [
  ...(['skapaAnvandare', 'bjudInAnvandare', 'andraAnvandare', 'avslutaAnvandaresSessioner', 'nollstallAndraFaktor'] as const),
  ...(['glomtLosenord', 'valjLosenord', 'aterkallaAnslutning', 'hamtaRegisterutdrag', 'avidentifieraAnvandare'] as const),
];

/**
 * Of what somebody did, the notes that can tell of no other person: numbers, ids of things and choices. Addresses, names and whole
 * records before and after are left out, for whose they are is not known here.
 */
const OF_THINGS = new Set([
  ...[
    'via',
    'sprak',
    'status',
    'lage',
    'revision',
    'revisioner',
    'release',
    'jobb',
    'ko',
    'media',
    'delning',
    'sektion',
    'agent',
    'anslutning',
  ],
  ...[
    'version',
    'falt',
    'nr',
    'aterstalld',
    'passernyckel',
    'session',
    'avslutade',
    'antal',
    'format',
    'inloggad_med',
    'kopia_av',
    'typ',
    'tillstand',
  ],
  ...['fel', 'overstyrda_fel', 'utgar', 'mejlad', 'losenord_bytt', 'steg', 'prefix', 'hash', 'utskick', 'kontroll'],
]);

const ABOUT =
  'Allt som Studio sparar om en person i redaktionen. Lösenord och nycklar finns bara som kontrollvärden och lämnas inte ut. ' +
  'Vad personen har skrivit i artiklar finns i artiklarna; loggen säger vilka. Andra personer är nämnda med namn och inget mer.';

/** However many extracts are on their way, the database is asked for one piece of one of them at a time. */
const inTurn = oneByOne(5_000);

interface Asked {
  person: RegisterPerson & { namn: string };
  now: string;
  /** How a line is told. */
  told: OperationContext['withoutFormerNames'];
}

/** Everything that is kept about the person as a JSON file, made while it is sent. Its first piece is read before anything is answered. */
export async function registerFile(extract: RegisterExtract, { person, now, told }: Asked): Promise<FileAnswer> {
  const account = await inTurn(() => extract.account(person.id));
  const head = JSON.stringify({ ok: true, uttaget: now, om: ABOUT, ...account });
  const relations: readonly RegisterRelation[] = ['gjort', 'bestallt', 'om', 'inloggning'];
  const lists = [
    ['artiklar', extract.owned(person)],
    ['uppgifter', extract.tasks(person)],
    ['kommentarer', extract.comments(person)],
    ['artikelkommentarer', extract.articleComments(person)],
    ['andringsforslag', extract.proposals(person)],
    ['namnd_i', extract.mentions(person)],
    ['brev', extract.letters(person)],
    ...relations.map(
      (relation) => [`logg_${relation}`, linesFor(extract.log(person, relation, TO_A_PERSON), person.id, relation, told)] as const,
    ),
  ] as const;
  async function* pieces() {
    yield Buffer.from(head.slice(0, -1));
    for (const [name, stretches] of lists) yield* listed(name, stretches);
    yield Buffer.from('}\n');
  }
  const filnamn = `Registerutdrag ${person.namn.replaceAll(/[^\p{L}\p{N} .-]/gu, '')} ${now.slice(0, 10)}.json`;
  return new FileAnswer({ filnamn, typ: 'application/json; charset=utf-8', delar: pieces() });
}

/** A field whose value is a list, as the text of JSON. */
async function* listed(name: string, stretches: AsyncGenerator<unknown[], void>): AsyncGenerator<Uint8Array, void> {
  let before = `,${JSON.stringify(name)}:[`;
  for (let next = await inTurn(() => stretches.next()); !next.done; next = await inTurn(() => stretches.next())) {
    if (next.value.length === 0) continue;
    yield Buffer.from(`${before}${next.value.map((row) => JSON.stringify(row)).join(',\n')}`);
    before = ',';
  }
  yield Buffer.from(before === ',' ? ']' : `${before}]`);
}

async function* linesFor(stretches: AsyncGenerator<RegisterLine[], void>, person: string, relation: RegisterRelation, told: Asked['told']) {
  for await (const lines of stretches) yield lines.map((line) => lineFor(person, relation, told(line)));
}

/** A line as the person may have it: of others no more than their names. */
export function lineFor(person: string, relation: RegisterRelation, { id, tid, operation, av, order_av, innehall, detalj }: RegisterLine) {
  const own = relation === 'om' || relation === 'inloggning' || detalj.person === person;
  const notes = own ? detalj : Object.fromEntries(Object.entries(detalj).filter(([name]) => OF_THINGS.has(name)));
  const named = (somebody: RegisterLine['av']) => (somebody.id === person ? somebody : { typ: somebody.typ, namn: somebody.namn });
  return { id, tid, operation, av: named(av), order_av: order_av && named(order_av), innehall, detalj: notes };
}
