import type { IncomingMessage, ServerResponse } from 'node:http';
import { Fault } from '#lib/errors/fault.ts';
import type { Accounts } from '#lib/transports/http/accounts.ts';
import { cookie, SESSION_COOKIE } from '#lib/transports/http/api-handler.ts';

/** The reference tells what openapi.json tells anybody; who writes an agent may have its key and no login. */
const OPEN = /^\/studio\/(?:logga-in|referens)(?:[/?]|$)/;
const APPLICATION = /^\/studio(?:[/?]|$)/;

/** What every page of the application carries: it is framed by nobody, and nothing is guessed about its type. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

/**
 * Stands before the pages of the editing application: sets their headers and sends whoever has no valid session to sign in,
 * with the way back. Returns whether it has answered.
 */
export async function sessionGate(accounts: Accounts, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
  const url = request.url ?? '/';
  if (!APPLICATION.test(url) || OPEN.test(url)) return false;
  if (await hasSession(accounts, request)) return false;
  response.writeHead(302, { Location: `/studio/logga-in?till=${encodeURIComponent(url)}`, 'Cache-Control': 'no-store' });
  response.end();
  return true;
}

async function hasSession(accounts: Accounts, request: IncomingMessage): Promise<boolean> {
  try {
    await accounts.bySession(cookie(request.headers.cookie, SESSION_COOKIE) ?? '');
    return true;
  } catch (refusal) {
    if (refusal instanceof Fault) return false;
    throw refusal;
  }
}
