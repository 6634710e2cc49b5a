import { DatabaseAway } from '#lib/errors/database-away.ts';
import { MOST_COUNTED, type QueueName, type VitalSigns } from '#lib/store/vital-signs.ts';
import type { Sight } from '#lib/studio/health/glance.ts';
import { type Judgement, unseen, well } from '#lib/studio/health/judgement.ts';

/** What the database was seen to be by, and the parts that are read in it. */
type Signs = Sight<VitalSigns>;

const UNSEEN = unseen('Det går att se först när databasen svarar.');

/** Whether the database answers, and soon enough for anything to be done with it. */
export function judgeDatabase(signs: Signs): Judgement {
  if ('seen' in signs) {
    if (!signs.seen.skrivskyddad) return well('Databasen svarade nyss.');
    return {
      lage: 'borta',
      orsak: 'Databasen går att läsa men inte att skriva i.',
      atgard: 'Peka DATABASE_URL på den server som tar emot skrivningar, eller se efter varför den har blivit skrivskyddad.',
    };
  }
  if ('slow' in signs) {
    return {
      lage: 'borta',
      orsak: 'Databasen har inte svarat på två sekunder.',
      atgard:
        'Se efter om databasservern är överlastad, har stannat eller väntar på sin disk. Studio går vidare av sig självt när den svarar.',
    };
  }
  const away = signs.error instanceof DatabaseAway;
  return {
    lage: 'borta',
    orsak: away ? 'Databasen går inte att nå.' : 'Databasen svarade med ett fel på en enkel fråga. Det står i dess egen logg.',
    atgard: away
      ? 'Se efter att databasservern är igång, att nätet dit fungerar och att den har lediga anslutningar. Studio går vidare av sig självt.'
      : 'Läs databasens logg. Har tabeller eller rättigheter ändrats utifrån: starta om Studio, som går igenom dem.',
  };
}

/** Whether the database is of the version that this instance was made for: `known` are the migrations it has. */
export function judgeVersion(signs: Signs, known: Sight<readonly string[]>): Judgement {
  if (!('seen' in signs)) return UNSEEN;
  if (!('seen' in known)) return unseen('Mappen prisma/migrations går inte att läsa där Studio körs.');
  const applied = new Set(signs.seen.migrationer);
  const missing = known.seen.filter((name) => !applied.has(name));
  if (missing.length > 0) {
    return {
      lage: 'borta',
      orsak: `Databasen saknar ${missing.length === 1 ? 'ändringen' : 'ändringarna'} ${missing.join(', ')}. Den har återställts från en äldre kopia medan Studio körde.`,
      atgard: 'Starta om Studio, som gör ändringarna vid starten.',
    };
  }
  const newer = [...applied].filter((name) => !known.seen.includes(name));
  if (newer.length > 0) {
    return {
      lage: 'stord',
      orsak: `En nyare Studio har uppgraderat databasen (${newer.join(', ')}). Den här instansen arbetar vidare så länge.`,
      atgard: 'Uppgradera den här instansen också, och starta om den.',
    };
  }
  return well(`Alla ${known.seen.length} ändringar är gjorda.`);
}

/** Later than a queue ever is while there are workers. */
const LATE_SECONDS = 120;
/** By then nobody works. */
const STOPPED_SECONDS = 900;

const QUEUE_WORDS: Record<QueueName, readonly [one: string, many: string]> = {
  releaser: ['publicering vars tid har kommit', 'publiceringar vars tid har kommit'],
  sokindex: ['sparad text som inte går att söka på', 'sparade texter som inte går att söka på'],
  utskick: ['brev i utkorgen', 'brev i utkorgen'],
};

const NUMBER = new Intl.NumberFormat('sv');

/**
 * Whether what is due is done. Where it is `elsewhere` that it is done, a system that is slow makes it late: that turns nobody away from
 * Studio, however late it gets.
 */
export function judgeQueues(signs: Signs, elsewhere: ReadonlySet<QueueName>): Judgement {
  if (!('seen' in signs)) return UNSEEN;
  const queues = Object.entries(signs.seen.koer) as Array<[QueueName, VitalSigns['koer'][QueueName]]>; // As the record is written.
  const worst = Math.max(...queues.map(([, { sena }]) => sena));
  const isStopped = queues.some(([queue, { sena }]) => sena > STOPPED_SECONDS && !elsewhere.has(queue));
  const waiting = queues.filter(([, { antal }]) => antal > 0).map(([queue, { antal }]) => counted(antal, QUEUE_WORDS[queue]));
  const orsak = waiting.length === 0 ? 'Inget väntar just nu.' : `Väntar just nu: ${waiting.join(', ')}.`;
  if (worst <= LATE_SECONDS) return well(orsak);
  const late = queues.filter(([, { sena }]) => sena > LATE_SECONDS).map(([queue]) => QUEUE_WORDS[queue][1]);
  return {
    lage: isStopped ? 'borta' : 'stord',
    orsak: `Det som har väntat längst har väntat i ${minutes(worst)}: ${late.join(' och ')}. ${orsak}`,
    atgard:
      'Läs Studios logg efter fel från den tiden. Står inget där: starta om instanserna en i taget. Inget av det som väntar går förlorat.',
  };
}

/** As many as are counted may be more. */
function counted(antal: number, [one, many]: readonly [string, string]): string {
  if (antal === 1) return `1 ${one}`;
  return `${antal < MOST_COUNTED ? '' : 'minst '}${NUMBER.format(antal)} ${many}`;
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds / 60);
  return whole === 1 ? '1 minut' : `${whole} minuter`;
}
