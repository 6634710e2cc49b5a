import type { Logger } from 'pino';
import { isLanguage } from '#lib/contract/languages.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import { type Answer, type Door, EVENT_STREAM, jsonAnswer, listed, withHeaders } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf, queryOf } from '#lib/http/asked.ts';
import { preflightAnswer } from '#lib/http/cross-origin.ts';
import { envelopeOf } from '#lib/http/fault-answer.ts';
import { methodRefusal, READING } from '#lib/http/refuse-method.ts';
import { FEED_HEADERS, type LiveFeeds } from '#lib/site/live/live-feeds.ts';
import type { LiveStreams, ReportKey } from '#lib/site/live/live-streams.ts';
import { below } from '#lib/transports/doors/addresses.ts';
import { readyAnswer } from '#lib/transports/doors/ready-answer.ts';

const FEED = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.json|\/strom)$/i;
const ALLOWED = [...READING, 'OPTIONS'];
const METHODS = ALLOWED.join(', ');
/** A report may be published in the next moment: nobody is to believe for long that it is not. */
const UNKNOWN = 'public, max-age=5';

interface Dependencies {
  feeds: LiveFeeds;
  streams: LiveStreams;
  log: Pick<Logger, 'error'>;
}

/**
 * Answers those who follow a live report: what most ask for is in memory, byte for byte, and costs a look in a map. Below it (`…/strom`) they are
 * told when there is something new to ask for; 204 where no more can be, which a browser takes as not to come back.
 */
export function liveDoor({ feeds, streams, log }: Dependencies): Door {
  return (asked) => {
    const reading = asked.method === 'GET' || asked.method === 'HEAD';
    const ready = reading ? feeds.at(asked.url) : undefined;
    if (ready !== undefined) return readyAnswer(asked, ready);
    if (reading) return answerSlowly(asked);
    if (asked.method === 'OPTIONS') return PREFLIGHT;
    return refused(methodRefusal(asked, ALLOWED), 'no-store');
  };

  /** An address written another way than pages write it, or of what is not ready. */
  async function answerSlowly(asked: Asked): Promise<Answer> {
    try {
      const report = reportOf(asked);
      const ready = report === undefined ? undefined : await feeds.of(report.innehall, report.sprak, report.efter);
      if (report === undefined || ready === undefined) return refused(fault('live_finns_inte'), UNKNOWN);
      return report.isStream ? streamOf(asked, report) : readyAnswer(asked, ready);
    } catch (error) {
      return refused(asFault(error, asked.korrelation, log), 'no-store');
    }
  }

  function streamOf(asked: Asked, report: ReportKey): Answer {
    if (asked.method === 'HEAD') return { status: 200, headers: STREAM };
    const stream = streams.listen(report);
    if (stream === undefined) return FULL;
    if (asked.gone.aborted) stream.end();
    asked.gone.addEventListener('abort', () => stream.end(), { once: true });
    return { status: 200, headers: STREAM, body: stream.parts, cut: stream.cut };
  }
}

/** The report and the language that an address names, and the entry after which it is asked for; other parameters say nothing. */
function reportOf(asked: Asked): (ReportKey & { efter: string | undefined; isStream: boolean }) | undefined {
  const [, innehall, what] = FEED.exec(below('/studio/live', pathOf(asked)) ?? '') ?? [];
  const query = new URLSearchParams(queryOf(asked));
  const sprak = query.get('sprak') ?? 'sv';
  if (innehall === undefined || what === undefined || !isLanguage(sprak)) return undefined;
  return { innehall: innehall.toLowerCase(), sprak, efter: query.get('efter') ?? undefined, isStream: what.toLowerCase() === '/strom' };
}

/** Readers' pages of other sites listen too. */
const STREAM = [...EVENT_STREAM, 'Access-Control-Allow-Origin', '*'];
const FULL: Answer = { status: 204, headers: listed({ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' }) };

const PREFLIGHT = withHeaders(preflightAnswer('*', { methods: ALLOWED, sends: ['If-None-Match', 'X-Request-Id'], reads: [] }), {
  Allow: METHODS,
});

/** A refusal that a page of any site may read, as it may the feed. */
function refused(refusal: Fault, cache: string): Answer {
  return jsonAnswer(refusal.status, envelopeOf(refusal), { ...FEED_HEADERS, 'Cache-Control': cache, ...refusal.headers });
}
