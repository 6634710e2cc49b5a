import { z } from 'zod';
import { type ClientMetadata, type OauthClient, refreshes } from '#lib/transports/oauth/client-metadata.ts';
import { isAcceptableRedirect } from '#lib/transports/oauth/redirect-uri.ts';
import type { Signer } from '#lib/transports/oauth/signed.ts';

const PREFIX = 'stk_';
/** A client_id travels in addresses. */
const MOST_REDIRECT_CHARACTERS = 1_200;

const keptSchema = z.tuple([z.string(), z.array(z.string().refine(isAcceptableRedirect)), z.boolean(), z.number()]);

/** Whether the redirects fit into a client_id. */
export function fitsIntoId({ redirect_uris }: ClientMetadata): boolean {
  return redirect_uris.join('').length <= MOST_REDIRECT_CHARACTERS;
}

/**
 * Makes a program known (RFC 7591) without keeping anything of it: its client_id is its metadata, signed. However many
 * register, the database holds none of them; what is kept begins with a person's consent.
 */
export function registeredId(signer: Signer, metadata: ClientMetadata, seconds: number): string {
  const kept: z.infer<typeof keptSchema> = [metadata.client_name ?? '', metadata.redirect_uris, refreshes(metadata), seconds];
  return `${PREFIX}${signer.sign(kept)}`;
}

/** The program that was given this client_id; undefined when none was. */
export function registeredClient(signer: Signer, id: string): OauthClient | undefined {
  const signed = id.startsWith(PREFIX) ? signer.read(id.slice(PREFIX.length)) : undefined;
  const kept = keptSchema.safeParse(signed);
  if (!kept.success) return undefined;
  const [namn, redirects, keeps] = kept.data;
  return { id, namn: namn === '' ? undefined : namn, vard: undefined, redirects, refreshes: keeps };
}
