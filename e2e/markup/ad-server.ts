import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's server on a loopback port, and what has been asked of it. */
export interface OtherServer {
  url: string;
  asked: string[];
  stop(): Promise<void>;
}

async function otherServer(page: string): Promise<OtherServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Has an ad to show, which also tries what no ad may, leading the page elsewhere and taking away the listeners of others, and asks for the reader's
 * consent as TCF has it: of the window above that has a frame of that name. So does what it frames, which has no origin.
 */
export function startAdServer(): Promise<OtherServer> {
  return otherServer(`<!doctype html><html lang="sv"><title>Annons</title>
<body style="margin:0;background:#fde9c8;font:16px sans-serif"><p id="ord">Köp en brygga</p><p id="tc">inget</p><p id="inre">inget</p><p id="bort">inget</p>
<script>
  try { top.location = 'https://ond.exempel.se/'; } catch {}
  let above = window;
  while (above !== top) {
    above = above.parent;
    try { if (above.frames.__tcfapiLocator) break; } catch {}
  }
  const tell = (id, text) => { document.getElementById(id).textContent = text; };
  const ask = (call) => above.postMessage({ __tcfapiCall: { version: 2, ...call } }, '*');
  const taken = [];
  addEventListener('message', ({ data }) => {
    const told = typeof data === 'string' ? JSON.parse(data) : data;
    if (told.inre) return tell('inre', told.inre.callId + ' ' + told.inre.success);
    const { callId, success, returnValue } = told.__tcfapiReturn ?? {};
    if (callId === 77) tell('tc', callId + ' ' + returnValue.tcString);
    if (callId === 'egen' && returnValue.listenerId) ask({ command: 'removeEventListener', callId: 'bort-egen', parameter: returnValue.listenerId });
    if (String(callId).startsWith('bort-')) tell('bort', taken.push(callId + ' ' + success) && taken.toSorted().join(', '));
  });
  above.postMessage(JSON.stringify({ __tcfapiCall: { command: 'getTCData', version: 2, callId: 77 } }), '*');
  above.postMessage({ __tcfapiReturn: { returnValue: { eventStatus: 'useractioncomplete', purpose: { consents: { 1: false } } }, callId: 'studio' } }, '*');
  ask({ command: 'removeEventListener', callId: 'bort-1', parameter: 1 });
  ask({ command: 'addEventListener', callId: 'egen' });
</script>
<iframe title="I annonsen" sandbox="allow-scripts" srcdoc="<script>
  addEventListener('message', ({ data }) => { if (data.__tcfapiReturn) parent.postMessage({ inre: data.__tcfapiReturn }, '*'); });
  parent.parent.postMessage({ __tcfapiCall: { command: 'getTCData', version: 2, callId: 78, parameter: [9999] } }, '*');
</script>"></iframe></body></html>`);
}

/**
 * A consent service, as far as the protocol between windows goes: it asks, keeps what it was answered and says so at once the next time, and
 * tells all who listen. Of partners that it has never heard of it tells nothing.
 */
export function startConsentService(): Promise<OtherServer> {
  return otherServer(`<!doctype html><html lang="sv"><title>Samtycke</title>
<body style="margin:0;background:#fff;color:#111;font:16px sans-serif"><h1>Vi och våra partner</h1>
<button id="ja">Godkänn</button> <button id="nej">Avböj</button>
<script>
  const listeners = new Map();
  let listenerId = 0;
  const of = (svar, eventStatus) => ({ gdprApplies: true, tcString: svar && 'CQ' + svar + '.AA', eventStatus, purpose: { consents: { 1: svar === 'ja' } } });
  const kept = localStorage.getItem('svar');
  let data = kept === null ? of('', 'cmpuishown') : of(kept, 'tcloaded');
  const reply = ({ source, origin, callId, text }, returnValue, success) => {
    const answer = { __tcfapiReturn: { returnValue, success, callId } };
    source.postMessage(text ? JSON.stringify(answer) : answer, origin);
  };
  addEventListener('message', ({ source, origin, data: message }) => {
    const text = typeof message === 'string';
    const { command, callId, parameter } = (text ? JSON.parse(message) : message).__tcfapiCall ?? {};
    const who = { source, origin, callId, text };
    if (command === 'addEventListener') {
      listenerId += 1;
      listeners.set(listenerId, who);
      reply(who, { ...data, listenerId }, true);
    }
    if (command === 'getTCData') parameter === undefined ? reply(who, data, true) : reply(who, null, false);
    if (command === 'removeEventListener') { const gone = listeners.delete(parameter); reply(who, gone, gone); };
  });
  for (const id of ['ja', 'nej']) {
    document.getElementById(id).addEventListener('click', () => {
      localStorage.setItem('svar', id);
      data = of(id, 'useractioncomplete');
      for (const [id, who] of listeners) reply(who, { ...data, listenerId: id }, true);
    });
  }
</script></body></html>`);
}
