import { z } from 'zod';
import { type ClientMetadata, type OauthClient, refreshes } from '#lib/transports/oauth/client-metadata.ts';
import { acceptableRedirects, type PrivateSchemes } from '#lib/transports/oauth/redirect-uri.ts';
import type { Signer } from '#lib/transports/oauth/signed.ts';

const PREFIX = 'stk_';
/** A client_id travels in addresses. */
const MOST_REDIRECT_CHARACTERS = 1_200;
const MOST_REDIRECTS = 10;

const keptSchema = z.tuple([z.string(), z.array(z.string()), z.boolean(), z.number()]);

/** Those of the redirects that fit into a client_id, in the order in which they were named. */
export function fittingIntoId(redirects: readonly string[]): string[] {
  let room = MOST_REDIRECT_CHARACTERS;
  const fitting = redirects.filter((redirect) => {
    if (redirect.length > room) return false;
    room -= redirect.length;
    return true;
  });
  return fitting.slice(0, MOST_REDIRECTS);
}

/**
 * Makes a program known (RFC 7591) without keeping anything of it: its client_id is its metadata, signed. However many
 * register, the database holds none of them; what is kept begins with a person's consent.
 */
export function registeredId(signer: Signer, metadata: ClientMetadata, redirects: string[], seconds: number): string {
  const kept: z.infer<typeof keptSchema> = [metadata.client_name ?? '', redirects, refreshes(metadata), seconds];
  return `${PREFIX}${signer.sign(kept)}`;
}

/** The program that was given this client_id, with the redirects that it may still use; undefined when none was, or none is left. */
export function registeredClient(signer: Signer, id: string, schemes: PrivateSchemes): OauthClient | undefined {
  const signed = id.startsWith(PREFIX) ? signer.read(id.slice(PREFIX.length)) : undefined;
  const kept = keptSchema.safeParse(signed);
  if (!kept.success) return undefined;
  const [namn, named, keeps] = kept.data;
  const redirects = acceptableRedirects(named, schemes);
  if (redirects.length === 0) return undefined;
  return { id, namn: namn === '' ? undefined : namn, vard: undefined, redirects, refreshes: keeps };
}
