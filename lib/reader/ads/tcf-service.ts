import { FRAMED_MAY } from '#lib/reader/ads/ad-frames.ts';
import { adWords } from '#lib/reader/ads/ad-words.ts';
import { type ConsentPanel, consentPanel, panelButtons } from '#lib/reader/ads/consent-panel.ts';
import type { Asking } from '#lib/reader/ads/own-question.ts';
import { type TcfCall, type TcfState, tcfCall, tcfReturn, tcfState } from '#lib/reader/ads/tcf-data.ts';
import { make, makeButton } from '#lib/reader/script/make.ts';

/** What a window of ads has asked and is to be answered. */
interface Relayed {
  window: Window;
  origin: string;
  call: TcfCall;
}

const OWN_CALL = 'studio';
/** More than the ads of a page ask in an hour. */
const MOST_RELAYED = 1_000;

/**
 * A registered consent service, framed from its own address and asked by TCF's protocol between windows. Windows of ads, which find that
 * protocol by a frame of a certain name, are answered by it through this page; of its script nothing runs here.
 */
export function tcfService(address: string, { sprak, opener }: Asking, onState: (state: TcfState) => void): ConsentPanel {
  const { origin } = new URL(address);
  const words = adWords(sprak);
  const frame = make('iframe', { sandbox: `${FRAMED_MAY} allow-forms`, title: words.omrade, src: address });
  const panel = consentPanel(words.omrade, [frame, panelButtons(makeButton('', words.stang, () => panel.close()))], opener);
  const relayed = new Map<string, Relayed>();
  /** Whose each listener is, by the number that the service has given it. */
  const listeners = new Map<unknown, Window>();
  let calls = 0;

  const ask = (call: object) => frame.contentWindow?.postMessage({ __tcfapiCall: { version: 2, ...call } }, origin);
  frame.addEventListener('load', () => ask({ command: 'addEventListener', callId: OWN_CALL }));

  function answered(message: unknown): void {
    const returned = tcfReturn(message);
    if (returned === undefined) return;
    if (returned.callId === OWN_CALL) {
      const state = tcfState(returned.svar);
      if (state.lage === 'fragar') panel.open(false);
      // Who opened it is there to change what the service has already.
      if (state.lage === 'svarat' || (state.lage === 'har_svar' && !panel.isOpenedByReader())) panel.close();
      onState(state);
      return;
    }
    const asked = relayed.get(returned.callId);
    if (asked === undefined) return;
    const { listenerId } = Object(returned.svar);
    if (asked.call.command === 'addEventListener' && typeof listenerId === 'number') listeners.set(listenerId, asked.window);
    tell(asked, returned.svar, returned.success);
  }

  function asked({ source, origin: from, data }: MessageEvent): void {
    const call = tcfCall(data);
    if (call === undefined || !isFrameOfAds(source) || relayed.size >= MOST_RELAYED) return;
    const asking = { window: source, origin: from, call };
    // To the service all listeners are this page's; nobody takes away another's.
    if (call.command === 'removeEventListener' && listeners.get(call.parameter) !== source) {
      tell(asking, false, false);
      return;
    }
    calls += 1;
    const callId = `annons-${calls}`;
    relayed.set(callId, asking);
    ask({ command: call.command, version: call.version, parameter: call.parameter, callId });
  }

  // Whose message it is, is told by its window and its address; all others are nobody's.
  addEventListener('message', (event) => {
    if (event.source === frame.contentWindow && event.origin === origin) answered(event.data);
    else asked(event);
  });
  document.body.append(make('iframe', { name: '__tcfapiLocator', hidden: '' }));
  return panel;
}

/** Answers, with the service's own word of whether it could. A window without an origin is told as it is, whatever stands in it. */
function tell({ window: to, origin, call }: Relayed, returnValue: unknown, success: unknown): void {
  const answer = { __tcfapiReturn: { returnValue, success, callId: call.callId } };
  to.postMessage(call.isText ? JSON.stringify(answer) : answer, origin === 'null' ? '*' : origin);
}

/** A window within a reserved place, at any depth. */
function isFrameOfAds(source: MessageEventSource | null): source is Window {
  const shown = new Set([...document.querySelectorAll<HTMLIFrameElement>('.annons iframe')].map(({ contentWindow }) => contentWindow));
  let at = source as Window | null;
  while (at !== null && at !== window && at !== at.parent) {
    if (shown.has(at)) return true;
    at = at.parent;
  }
  return false;
}
