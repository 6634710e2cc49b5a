import * as openId from 'openid-client';
import { boundedFetch, isSafeAddress } from '#lib/adapters/identity/bounded-fetch.ts';
import { type BegunIdentity, IdentityFailure, type IdentityPort, type VouchedIdentity } from '#lib/adapters/identity/port.ts';
import type { OpenIdSettings } from '#lib/config/openid.ts';

/** How long one of its answers is waited for. */
const SECONDS = 5;
/** How long what it says of itself is believed. */
const KEPT_MS = 60 * 60_000;

interface Parts {
  settings: OpenIdSettings;
  /** Where it leads back to. */
  redirectUri: string;
  now(): number;
}

/**
 * A provider of OpenID Connect: authorization code with PKCE, state and nonce, and an ID token whose signature is looked at
 * although it comes over TLS. What it says of itself is asked for when somebody first wants to log in, once for all who wait, and kept for an hour.
 */
export function openIdConnect({ settings, redirectUri, now }: Parts): IdentityPort {
  let known: { provider: Promise<openId.Configuration>; until: number } | undefined;

  function provider(): Promise<openId.Configuration> {
    if (known !== undefined && known.until > now()) return known.provider;
    const found = discover(settings);
    known = { provider: found, until: now() + KEPT_MS };
    // A failure is told to those who wait for it, and to nobody after them.
    found.catch(() => {
      if (known?.provider === found) known = undefined;
    });
    return found;
  }

  return {
    async begin() {
      const configuration = await provider();
      const begun = { state: openId.randomState(), nonce: openId.randomNonce(), verifier: openId.randomPKCECodeVerifier() };
      const url = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      if (!isSafeAddress(url.href)) throw new IdentityFailure('away', `its login is neither https nor on this machine: ${url.origin}`);
      return { to: url.href, begun };
    },
    async finish(query, begun) {
      const configuration = await provider();
      try {
        return await vouchedBy(configuration, new URL(`${redirectUri}?${query}`), begun);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

async function discover({ utfardare, klient, hemlighet }: OpenIdSettings): Promise<openId.Configuration> {
  const issuer = new URL(utfardare);
  try {
    const found = await openId.discovery(issuer, klient, hemlighet, signedIn(hemlighet), {
      timeout: SECONDS,
      [openId.customFetch]: boundedFetch,
      execute: [openId.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [openId.allowInsecureRequests] : [])],
    });
    // The library lets some issuers go by another name, of which anybody's tenant is one.
    const named = found.serverMetadata().issuer;
    if (new URL(named).href !== issuer.href) throw new IdentityFailure('away', `${utfardare} calls itself ${named}`);
    return found;
  } catch (error) {
    throw new IdentityFailure('away', `nothing could be learnt of ${utfardare}`, error);
  }
}

/** Shows who we are the way that it takes: in the header, as every provider must, unless it says that it takes the form alone. */
function signedIn(secret: string): openId.ClientAuth {
  const [basic, post] = [openId.ClientSecretBasic(secret), openId.ClientSecretPost(secret)];
  return (as, ...rest) => {
    const ways = as.token_endpoint_auth_methods_supported;
    return (ways === undefined || ways.includes('client_secret_basic') ? basic : post)(as, ...rest);
  };
}

async function vouchedBy(configuration: openId.Configuration, url: URL, begun: BegunIdentity): Promise<VouchedIdentity> {
  const tokens = await openId.authorizationCodeGrant(configuration, url, {
    expectedState: begun.state,
    expectedNonce: begun.nonce,
    pkceCodeVerifier: begun.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new IdentityFailure('invalid', 'no ID token');
  if (claims.iss !== configuration.serverMetadata().issuer) throw new IdentityFailure('invalid', 'another issuer’s token');
  // The library looks at it where there are several audiences; a token that was made for another client is nobody's to show here.
  if (claims.azp !== undefined && claims.azp !== configuration.clientMetadata().client_id)
    throw new IdentityFailure('invalid', 'made for another client');
  if (claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return identityOf(claims);
  // Address and proof from one source: an address of one and a yes of the other would be nobody's word.
  const told = await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return identityOf({ name: claims.name, ...told });
}

function identityOf({ email, email_verified, name }: Record<string, unknown>): VouchedIdentity {
  return {
    epost: typeof email === 'string' ? email : undefined,
    bekraftad: email_verified === true,
    namn: typeof name === 'string' ? name : undefined,
  };
}

/** What went wrong, in our own words for it: away, when anything beneath was. */
function failureOf(error: unknown): IdentityFailure {
  if (error instanceof openId.AuthorizationResponseError) {
    if (error.error === 'server_error' || error.error === 'temporarily_unavailable') return new IdentityFailure('away', error.error, error);
    return new IdentityFailure(error.error === 'access_denied' ? 'cancelled' : 'invalid', error.error, error);
  }
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) if (cause instanceof IdentityFailure) return cause;
  return new IdentityFailure('invalid', error instanceof Error ? error.message : 'unknown', error);
}
