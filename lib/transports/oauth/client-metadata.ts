import { z } from 'zod';

/** A program that may ask a person for access. None of them has a secret: what proves the same one is back is PKCE. */
export interface OauthClient {
  /** The client_id, as the program sends it. */
  id: string;
  /** What it calls itself: a claim, and shown as one. */
  namn: string | undefined;
  /** The host that vouches for it: that of its metadata document; a registered one has none. */
  vard: string | undefined;
  redirects: readonly string[];
  /** Whether it says that it can use a refresh token. */
  refreshes: boolean;
}

/** Controls, and marks that turn the direction of writing: a name must not be able to rearrange the page that shows it. */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What is understood of a client's metadata (RFC 7591 §2); the rest is left aside. */
export const clientMetadataSchema = z.object({
  client_name: z
    .string()
    .transform((name) => name.replace(UNSHOWABLE, ' ').trim().slice(0, 80))
    .optional(),
  /** Judged one by one: what a program names for other servers than this one is no reason to refuse it. */
  redirect_uris: z.array(z.unknown()).min(1),
  grant_types: z.array(z.string().max(200)).max(20).default(['authorization_code']),
  response_types: z.array(z.string().max(200)).max(20).default(['code']),
  token_endpoint_auth_method: z.string().max(200).optional(),
});

export type ClientMetadata = z.infer<typeof clientMetadataSchema>;

/** Why a program with this metadata cannot be served; undefined when it can. */
export function unusable({ grant_types, response_types }: ClientMetadata): string | undefined {
  if (!grant_types.includes('authorization_code')) return 'grant_types must include authorization_code';
  if (!response_types.includes('code')) return 'response_types must include code';
  return undefined;
}

export function refreshes({ grant_types }: ClientMetadata): boolean {
  return grant_types.includes('refresh_token');
}
