import { createHash, timingSafeEqual } from 'node:crypto';
import { HEALTH_PART_NAMES, type Health, type ToldPart, toldOf } from '#lib/contract/health.ts';
import { fault } from '#lib/errors/fault.ts';
import { type Answer, type Door, jsonAnswer, textAnswer, withHeaders } from '#lib/http/answer.ts';
import { type Asked, pathOf, readingMethod } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { methodRefusal, READING } from '#lib/http/refuse-method.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';

interface HealthDoorParts {
  /** How every part is; it answers within seconds whatever hangs. */
  report(): Promise<Pick<Health, 'redo' | 'delar'>>;
  /** What whoever shows the key is told; undefined where there is no key, and so no such address. */
  metrics: { key: string; exposition(): Promise<{ type: string; text: string }> } | undefined;
  /** Whether Studio is about to stop. */
  isClosing(): boolean;
}

const LINES = ['/halsa', '/redo', '/matt'] as const;
/** When what is away may be back. */
const LATER = { 'Retry-After': '5' };
/** When a start is over. */
const SOON = { 'Retry-After': '1' };
/** For programs that watch; no page of theirs belongs among what is found by searching. */
const HEADERS = { 'X-Robots-Tag': 'noindex' };

/**
 * Tells whoever watches over Studio how it is: `/halsa` that the process is alive, asking nothing of anything; `/redo` whether calls may be sent
 * here, with the state of every part and nothing of what is behind it; `/matt` the figures, to whoever shows the key.
 */
export function healthDoor({ report, metrics, isClosing }: HealthDoorParts): Door {
  const key = metrics && digestOf(metrics.key);
  return async (asked) => {
    const line = lineOf(asked);
    if (line === undefined || (line === '/matt' && metrics === undefined)) return told(faultAnswer(fault('adress_okand')));
    if (readingMethod(asked) !== 'GET') return refuseMethod(asked);
    if (line === '/halsa') return ALIVE;
    if (line === '/redo') return isClosing() ? notYet() : readiness(await report());
    if (metrics === undefined || key === undefined || !shows(asked, key)) return UNKNOWN_BEARER;
    const { type, text } = await metrics.exposition();
    return told(textAnswer(200, text, { 'Content-Type': type }));
  };
}

/** Answers while Studio is opening, and again once it closes: that it lives, and to everything else that it is not there yet. */
export const notOpenDoor: Door = (asked) => {
  const reads = readingMethod(asked) === 'GET';
  const line = lineOf(asked);
  if (line === '/halsa') return reads ? ALIVE : refuseMethod(asked);
  return line === '/redo' && reads ? notYet() : faultAnswer(fault('startar', {}, {}, { headers: SOON }));
};

function lineOf(asked: Asked): (typeof LINES)[number] | undefined {
  return LINES.find((line) => nameBelow(line, pathOf(asked)) === '');
}

function told(answer: Answer): Answer {
  return withHeaders(answer, HEADERS);
}

const ALIVE = told(jsonAnswer(200, { ok: true, lage: 'igang' }));
const UNKNOWN_BEARER = told(
  faultAnswer(fault('matt_nyckel_fel', {}, {}, { headers: { 'WWW-Authenticate': 'Bearer realm="Studio matt"' } })),
);

function refuseMethod(asked: Asked): Answer {
  return told(faultAnswer(methodRefusal(asked, READING)));
}

/** What anybody may know of it: of a part its state, and the words for that. */
function readiness({ redo, delar }: Pick<Health, 'redo' | 'delar'>): Answer {
  const states = delar.map(({ namn, lage }) => toldOf(namn, lage));
  if (redo) return told(jsonAnswer(200, { ok: true, redo, delar: states }));
  return notReady('inte_redo', states, LATER);
}

function notYet(): Answer {
  return notReady(
    'startar',
    HEALTH_PART_NAMES.map((namn) => toldOf(namn, 'okand')),
    SOON,
  );
}

function notReady(kod: 'inte_redo' | 'startar', delar: ToldPart[], headers: Record<string, string>): Answer {
  return told(faultAnswer(fault(kod), { headers, extra: { redo: false, delar } }));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compared by digests of one length, which tell nothing by how long it takes. */
function shows(asked: Asked, key: Buffer): boolean {
  const shown = /^Bearer +(\S+) *$/i.exec(asked.header('authorization') ?? '')?.[1];
  return shown !== undefined && timingSafeEqual(digestOf(shown), key);
}
