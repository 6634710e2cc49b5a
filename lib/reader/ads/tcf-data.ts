/** What a consent service answers by the protocol of TCF between windows; of what is none of it nothing. */
export interface TcfReturn {
  callId: string;
  svar: unknown;
  /** Whether it could, in its own word. */
  success: unknown;
}

/** What a window asks it. */
export interface TcfCall {
  command: string;
  version: unknown;
  parameter: unknown;
  callId: unknown;
  /** Whether it was sent as text, and is answered so. */
  isText: boolean;
}

/** What windows may ask for: what TCF has for them. */
const COMMANDS = new Set(['ping', 'getTCData', 'addEventListener', 'removeEventListener']);

/** What a message says of an answer. */
export function tcfReturn(message: unknown): TcfReturn | undefined {
  const returned = Object(Object(readMessage(message)).__tcfapiReturn);
  return typeof returned.callId === 'string'
    ? { callId: returned.callId, svar: returned.returnValue, success: returned.success }
    : undefined;
}

/** What a message asks for; `undefined` for all else than what windows may. */
export function tcfCall(message: unknown): TcfCall | undefined {
  const { command, version, parameter, callId } = Object(Object(readMessage(message)).__tcfapiCall);
  if (typeof command !== 'string' || !COMMANDS.has(command)) return undefined;
  return { command, version, parameter, callId, isText: typeof message === 'string' };
}

function readMessage(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message);
  } catch {
    // Of somebody who speaks of something else.
    return undefined;
  }
}

/** What a consent service says of the reader at the moment. */
export interface TcfState {
  /** It is asking, has an answer of before, or is answered now; `undefined` while it is none of it. */
  lage: 'fragar' | 'har_svar' | 'svarat' | undefined;
  ja: boolean;
  gdpr: boolean;
  tcString: string;
}

const STATES: ReadonlyMap<unknown, TcfState['lage']> = new Map([
  ['cmpuishown', 'fragar'],
  ['tcloaded', 'har_svar'],
  ['useractioncomplete', 'svarat'],
]);

/**
 * That, of the TC data it gives. A yes is consent to the first purpose, to store and read in the browser, without which nobody who shows ads may be
 * asked; or that the law asks for none.
 */
export function tcfState(data: unknown): TcfState {
  const { eventStatus, gdprApplies, tcString, purpose } = Object(data);
  const gdpr = gdprApplies !== false;
  return {
    lage: STATES.get(eventStatus),
    ja: !gdpr || Object(Object(purpose).consents)[1] === true,
    gdpr,
    tcString: typeof tcString === 'string' ? tcString : '',
  };
}
