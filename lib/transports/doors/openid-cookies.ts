import { z } from 'zod';
import type { Asked } from '#lib/http/asked.ts';
import { cookie } from '#lib/http/cookies.ts';
import type { Seal } from '#lib/operations/seal.ts';

/** What is remembered of a login that has been sent elsewhere. */
const begunSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type BegunLogin = z.infer<typeof begunSchema>;

/** Somebody who has been vouched for and has a code to show, as they were then. */
const halfSchema = z.object({ person: z.string(), session_nr: z.number() });
export type HalfLogin = z.infer<typeof halfSchema>;

interface Values {
  oidc: BegunLogin;
  kod: HalfLogin;
}

/** The steps that something is kept between, each with a cookie of its own. */
type Step = keyof Values;

const COOKIES: Readonly<Record<Step, string>> = { oidc: 'studiooidc', kod: 'studiooidckod' };
const SCHEMAS = {
  oidc: z.object({ steg: z.literal('oidc'), till: z.string(), slut: z.number(), varde: begunSchema }),
  kod: z.object({ steg: z.literal('kod'), till: z.string(), slut: z.number(), varde: halfSchema }),
} as const;

/** Enough for a login elsewhere, and for finding one's telephone. */
const KEPT_MS = 10 * 60_000;

interface Parts {
  path: string;
  secure: boolean;
  seal: Seal;
  now(): number;
}

/** What the browser keeps between two steps of a login, sealed, for ten minutes, for one step and no other, and where it wanted to go. */
export function openIdCookies({ path, secure, seal, now }: Parts) {
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    /** The header that has it kept. */
    keep<Name extends Step>(steg: Name, varde: Values[Name], till: string): string {
      const sealed = seal.close(JSON.stringify({ steg, till, slut: now() + KEPT_MS, varde }));
      return `${COOKIES[steg]}=${encodeURIComponent(sealed)}; Max-Age=${KEPT_MS / 1000}; ${attributes}`;
    },
    /** The header that has it forgotten. */
    clear: (steg: Step): string => `${COOKIES[steg]}=; Max-Age=0; ${attributes}`,
    /** Undefined for what is not there, not ours, for another step, or too old. */
    begun: (asked: Asked) => current(SCHEMAS.oidc.safeParse(opened(asked, 'oidc')).data),
    half: (asked: Asked) => current(SCHEMAS.kod.safeParse(opened(asked, 'kod')).data),
  };

  function current<Kept extends { slut: number }>(kept: Kept | undefined): Kept | undefined {
    return kept !== undefined && kept.slut > now() ? kept : undefined;
  }

  function opened(asked: Asked, steg: Step): unknown {
    try {
      return JSON.parse(seal.open(cookie(asked.header('cookie'), COOKIES[steg]) ?? ''));
    } catch {
      // Whatever we have not sealed is nothing to us.
      return undefined;
    }
  }
}
