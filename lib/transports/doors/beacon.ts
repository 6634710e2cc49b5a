import type { Logger } from 'pino';
import { BEACON_ADDRESS, BEACON_BYTES, type PageView, pageViewSchema } from '#lib/contract/page-view.ts';
import { fault } from '#lib/errors/fault.ts';
import { type Answer, type Door, listed } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { arrivedBytes, readBytes } from '#lib/http/read-body.ts';
import { methodRefusal } from '#lib/http/refuse-method.ts';
import { isBrowsing } from '#lib/site/browsing.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';

interface BeaconParts {
  /** Counts it behind the answer. */
  viewed(view: PageView): void;
  log: Pick<Logger, 'error'>;
}

const LIMIT = `${BEACON_BYTES} byte`;

/** Nobody reads it, and nothing is to be kept of it. */
const HEARD: Answer = { status: 204, headers: listed({ 'Cache-Control': 'no-store' }) };

/**
 * Hears what readers' browsers tell of what was read (decisions.md §23): also from pages of other sites, as plain text, for which no browser
 * asks leave. Sets no cookie, reads none, and looks at no address. Who asks not to be tracked is thanked and not counted, and so is whatever
 * is no reader: a robot, or what tells of no reading that there can be. Refuses what is more than 400 bytes, before it is read.
 */
export function beaconDoor({ viewed, log }: BeaconParts): Door {
  return (asked) => {
    try {
      if (nameBelow(BEACON_ADDRESS, pathOf(asked)) !== '') throw fault('adress_okand');
      if (asked.method !== 'POST') throw methodRefusal(asked, ['POST']);
      const bytes = arrivedBytes(asked, BEACON_BYTES, LIMIT);
      return bytes === undefined ? hearOut(asked) : hear(asked, bytes);
    } catch (error) {
      return refuse(asked, error);
    }
  };

  async function hearOut(asked: Asked): Promise<Answer> {
    try {
      return hear(asked, await readBytes(asked, BEACON_BYTES, LIMIT));
    } catch (error) {
      return refuse(asked, error);
    }
  }

  function hear(asked: Asked, bytes: Buffer): Answer {
    if (isUnwilling(asked) || !isBrowsing(asked)) return HEARD;
    const view = pageViewSchema.safeParse(parsed(bytes));
    if (view.success) viewed(view.data);
    return HEARD;
  }

  function refuse(asked: Asked, error: unknown): Answer {
    return faultAnswer(asFault(error, asked.korrelation, log));
  }
}

/** Do Not Track, and Global Privacy Control. */
function isUnwilling(asked: Asked): boolean {
  return asked.header('dnt') === '1' || asked.header('sec-gpc') === '1';
}

/** What was sent as JSON, by whatever name; undefined where it is none: no browser would show anybody the refusal. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
