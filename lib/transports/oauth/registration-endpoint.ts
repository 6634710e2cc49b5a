import { AttemptLimits } from '#lib/transports/oauth/attempt-limits.ts';
import { clientMetadataSchema, refreshes, unusable } from '#lib/transports/oauth/client-metadata.ts';
import { OauthError } from '#lib/transports/oauth/oauth-error.ts';
import type { OauthParts } from '#lib/transports/oauth/oauth-parts.ts';
import { acceptableRedirects, type PrivateSchemes } from '#lib/transports/oauth/redirect-uri.ts';
import { fittingIntoId, registeredId } from '#lib/transports/oauth/registered-clients.ts';

/** Assistants that run on somebody's server register all their users from there. */
const REGISTRATIONS = { most: 60, windowMs: 10 * 60_000 };

/** Registers a program (RFC 7591) and answers what it is registered as; `from` is the network address of whoever asks. */
export type Register = (body: unknown, from: string) => Record<string, unknown>;

export function registration({ signers, schemes, now, log }: Pick<OauthParts, 'signers' | 'schemes' | 'now' | 'log'>): Register {
  const limits = new AttemptLimits({ ...REGISTRATIONS, now: () => now().getTime() });
  return (body, from) => {
    const { wait, isFirst } = limits.take(from);
    if (isFirst) log.warn({ adress: from }, 'oauth: too many registrations from one address');
    if (wait > 0) {
      const later = { status: 429, headers: { 'Retry-After': String(wait) } };
      throw new OauthError('temporarily_unavailable', 'too many registrations from your address', later);
    }
    const read = clientMetadataSchema.safeParse(body);
    if (!read.success) {
      const redirect = read.error.issues.some(({ path }) => path[0] === 'redirect_uris');
      if (redirect) throw new OauthError('invalid_redirect_uri', 'redirect_uris: one at least');
      throw new OauthError('invalid_client_metadata', `${read.error.issues[0]?.path.join('.') || 'the body'} cannot be used`);
    }
    const { data } = read;
    const reason = unusable(data);
    if (reason !== undefined) throw new OauthError('invalid_client_metadata', reason);
    const redirects = fittingIntoId(acceptableRedirects(data.redirect_uris, schemes));
    if (redirects.length === 0) throw new OauthError('invalid_redirect_uri', `redirect_uris: none is of ${usable(schemes)}`);
    const seconds = Math.floor(now().getTime() / 1000);
    return {
      client_id: registeredId(signers.clients, data, redirects, seconds),
      client_id_issued_at: seconds,
      ...(data.client_name ? { client_name: data.client_name } : {}),
      // Those that may be used: a server may register less than was asked for, and says what (RFC 7591 §3.2.1).
      redirect_uris: redirects,
      grant_types: ['authorization_code', ...(refreshes(data) ? ['refresh_token'] : [])],
      response_types: ['code'],
      // Whatever it asked for: it is given no secret.
      token_endpoint_auth_method: 'none',
    };
  };
}

function usable(schemes: PrivateSchemes): string {
  return ['https', 'http on the user’s own machine', 'a reverse-domain scheme', ...[...schemes].map((name) => `${name}:`)].join(', ');
}
