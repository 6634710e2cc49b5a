import NextAuthModule, { type NextAuthOptions } from 'next-auth';
import { cookiesOf } from '#lib/http/cookies.ts';

/** What is asked of next-auth, by its own names. */
export interface NextAuthCall {
  method: 'GET' | 'POST';
  /** The parts of the address after /api/auth. */
  path: readonly string[];
  fields: Readonly<Record<string, string>>;
  /** The Cookie header. */
  cookie: string | undefined;
}

export interface NextAuthAnswer {
  /** The cookies to set, ready to send. */
  cookies: string[];
  /** Where it leads, when it leads anywhere. */
  to: string | undefined;
  body: unknown;
}

/**
 * Asks next-auth in the form that it has for the API routes of Next's pages: a function of a plain request and a plain answer,
 * which needs neither a server nor a framework. `url` is Studio's address, which decides what its cookies are called and where
 * it may lead.
 */
export async function callNextAuth(url: string, call: NextAuthCall, options: NextAuthOptions): Promise<NextAuthAnswer> {
  const { host, protocol } = new URL(url);
  const request = {
    method: call.method,
    query: { nextauth: [...call.path] },
    // Without `json` it writes a redirect, which tells the same.
    body: { ...call.fields, json: undefined },
    cookies: cookiesOf(call.cookie),
    headers: { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) },
  };
  const answer = new PlainAnswer();
  await nextAuth(options)(request, answer);
  return { cookies: answer.cookies, to: answer.to, body: answer.body };
}

/** As much of an answer as next-auth writes into. */
class PlainAnswer {
  cookies: string[] = [];
  to: string | undefined;
  body: unknown;

  status(): this {
    return this;
  }

  getHeader(): string[] {
    return this.cookies;
  }

  setHeader(name: string, value: string | string[]): this {
    if (name === 'Set-Cookie') this.cookies = [value].flat();
    if (name === 'Location') this.to = String(value);
    return this;
  }

  send(body: unknown): void {
    this.body = body;
  }

  end(): void {}
}

const nextAuth = defaultOf(NextAuthModule);

/** The default export of a package of CommonJS: itself to a bundler, under `default` to Node. */
export function defaultOf<Exported>(module: Exported | { default: Exported }): Exported {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
}
