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
 * Has an ad to show, which also tries what no ad may, leading the page elsewhere, and asks for the reader's consent as TCF has it: of the window
 * above that has a frame of that name.
 */
export function startAdServer(): Promise<OtherServer> {
  return otherServer(`<!doctype html><html lang="sv"><title>Annons</title>
<body style="margin:0;background:#fde9c8;font:16px sans-serif"><p id="ord">Köp en brygga</p><p id="tc">inget</p>
<script>
  try { top.location = 'https://ond.exempel.se/'; } catch {}
  let above = window;
  while (above !== top) {
    above = above.parent;
    try { if (above.frames.__tcfapiLocator) break; } catch {}
  }
  addEventListener('message', ({ data }) => {
    const told = typeof data === 'string' ? JSON.parse(data) : data;
    if (told.__tcfapiReturn) document.getElementById('tc').textContent = told.__tcfapiReturn.callId + ' ' + told.__tcfapiReturn.returnValue.tcString;
  });
  above.postMessage(JSON.stringify({ __tcfapiCall: { command: 'getTCData', version: 2, callId: 77 } }), '*');
  above.postMessage({ __tcfapiReturn: { returnValue: { eventStatus: 'useractioncomplete', purpose: { consents: { 1: false } } }, callId: 'studio' } }, '*');
</script></body></html>`);
}

/** A consent service, as far as the protocol between windows goes: it asks, and tells all who listen. */
export function startConsentService(): Promise<OtherServer> {
  return otherServer(`<!doctype html><html lang="sv"><title>Samtycke</title>
<body style="margin:0;background:#fff;color:#111;font:16px sans-serif"><h1>Vi och våra partner</h1>
<button id="ja">Godkänn</button> <button id="nej">Avböj</button>
<script>
  const listeners = [];
  let data = { gdprApplies: true, tcString: '', eventStatus: 'cmpuishown', purpose: { consents: {} } };
  const reply = ({ source, origin, callId, text }) => {
    const answer = { __tcfapiReturn: { returnValue: data, success: true, callId } };
    source.postMessage(text ? JSON.stringify(answer) : answer, origin);
  };
  addEventListener('message', ({ source, origin, data: message }) => {
    const text = typeof message === 'string';
    const { command, callId } = (text ? JSON.parse(message) : message).__tcfapiCall ?? {};
    if (command === 'addEventListener') listeners.push({ source, origin, callId, text });
    if (command === 'addEventListener' || command === 'getTCData') reply({ source, origin, callId, text });
  });
  for (const id of ['ja', 'nej']) {
    document.getElementById(id).addEventListener('click', () => {
      data = { gdprApplies: true, tcString: 'CQ' + id + '.AA', eventStatus: 'useractioncomplete', purpose: { consents: { 1: id === 'ja' } } };
      listeners.forEach(reply);
    });
  }
</script></body></html>`);
}
