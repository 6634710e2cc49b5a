import type { Logger } from 'pino';
import type { Callers } from '#lib/callers/callers.ts';
import type { Store } from '#lib/store/store.ts';
import type { AttemptLimits } from '#lib/transports/oauth/attempt-limits.ts';
import type { Clients } from '#lib/transports/oauth/clients.ts';
import type { TokenMaker } from '#lib/transports/oauth/issue-tokens.ts';
import type { PrivateSchemes } from '#lib/transports/oauth/redirect-uri.ts';
import type { Signer } from '#lib/transports/oauth/signed.ts';

/** What the authorization server is made of. */
export interface OauthParts extends TokenMaker {
  /** Studio's address, which is the name of the issuer. */
  url: string;
  /** Bound to the pool. */
  store: Store;
  /** Runs `work` in one transaction. */
  inTransaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  callers: Pick<Callers, 'bySession'>;
  clients: Clients;
  /** The private schemes that answers may be sent to. */
  schemes: PrivateSchemes;
  /** How often each connection has renewed its access: what is exchanged is remembered for long. */
  renewals: AttemptLimits;
  signers: {
    clients: Signer;
    /** Of requests, on their way to the person who is asked. */
    requests: Signer;
    /** Of requests as one person has been shown them, on their way back. */
    decisions: Signer;
  };
  now(): Date;
  newId(): string;
  log: Logger;
}
