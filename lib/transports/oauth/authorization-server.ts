import { randomBytes } from 'node:crypto';
import type { Actor } from '#lib/contract/actor.ts';
import type { ConsentQuestion } from '#lib/contract/connection.ts';
import type { Door } from '#lib/http/answer.ts';
import type { Network } from '#lib/internet/network.ts';
import { oauthDoor } from '#lib/transports/doors/oauth.ts';
import { AttemptLimits } from '#lib/transports/oauth/attempt-limits.ts';
import { Clients } from '#lib/transports/oauth/clients.ts';
import { questionFor } from '#lib/transports/oauth/consent.ts';
import type { OauthParts } from '#lib/transports/oauth/oauth-parts.ts';
import { signer } from '#lib/transports/oauth/signed.ts';

/** An access token is good for half an hour. */
const RENEWALS = { most: 60, windowMs: 10 * 60_000 };

type Given = Omit<OauthParts, 'clients' | 'renewals' | 'signers' | 'newSecret'> & { secret: string; network: Network };

export interface AuthorizationServer {
  /** Answers what is asked of the server. */
  door: Door;
  /** The question that a program has put to a person; undefined when it is not ours or too old. */
  question(signed: string, person: Actor): ConsentQuestion | undefined;
}

/** The OAuth 2.1 authorization server (decisions.md §11): its own addresses, and the question for its consent page. */
export function authorizationServer({ secret, network, ...given }: Given): AuthorizationServer {
  const signers = { clients: signer(secret, 'clients'), requests: signer(secret, 'requests'), decisions: signer(secret, 'decisions') };
  const now = () => given.now().getTime();
  const clients = new Clients({ network, registered: signers.clients, schemes: given.schemes, now });
  const renewals = new AttemptLimits({ ...RENEWALS, now });
  const parts: OauthParts = { ...given, clients, renewals, signers, newSecret: () => randomBytes(32).toString('base64url') };
  return {
    door: oauthDoor(parts),
    question: (signed, person) => questionFor(parts, signed, person),
  };
}
