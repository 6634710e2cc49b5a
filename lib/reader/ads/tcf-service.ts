import { FRAMED_MAY } from '#lib/reader/ads/ad-frames.ts';
import { adWords } from '#lib/reader/ads/ad-words.ts';
import { type ConsentPanel, consentPanel, panelButtons } from '#lib/reader/ads/consent-panel.ts';
import type { Asking } from '#lib/reader/ads/own-question.ts';
import { type TcfState, tcfCall, tcfReturn, tcfState } from '#lib/reader/ads/tcf-data.ts';
import { make, makeButton } from '#lib/reader/script/make.ts';

/** What a window of ads has asked and is to be answered. */
interface Relayed {
  window: Window;
  origin: string;
  callId: unknown;
  isText: boolean;
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
  let calls = 0;

  const ask = (call: object) => frame.contentWindow?.postMessage({ __tcfapiCall: { version: 2, ...call } }, origin);
  frame.addEventListener('load', () => ask({ command: 'addEventListener', callId: OWN_CALL }));

  function answered(message: unknown): void {
    const returned = tcfReturn(message);
    if (returned === undefined) return;
    if (returned.callId === OWN_CALL) {
      const state = tcfState(returned.svar);
      if (state.lage === 'fragar') panel.open(false);
      if (state.lage === 'svarat') panel.close();
      onState(state);
      return;
    }
    const asked = relayed.get(returned.callId);
    if (asked === undefined) return;
    const answer = { __tcfapiReturn: { returnValue: returned.svar, success: true, callId: asked.callId } };
    asked.window.postMessage(asked.isText ? JSON.stringify(answer) : answer, asked.origin);
  }

  function asked({ source, origin: from, data }: MessageEvent): void {
    const call = tcfCall(data);
    if (call === undefined || !isFrameOfAds(source) || relayed.size >= MOST_RELAYED) return;
    calls += 1;
    const callId = `annons-${calls}`;
    relayed.set(callId, { window: source, origin: from, callId: call.callId, isText: call.isText });
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
