import type { Network } from '#lib/internet/network.ts';
import { AttemptLimits } from '#lib/transports/oauth/attempt-limits.ts';
import type { OauthClient } from '#lib/transports/oauth/client-metadata.ts';
import { DocumentRefused } from '#lib/transports/oauth/fetch-document.ts';
import { MetadataDocuments } from '#lib/transports/oauth/metadata-documents.ts';
import type { PrivateSchemes } from '#lib/transports/oauth/redirect-uri.ts';
import { registeredClient } from '#lib/transports/oauth/registered-clients.ts';
import type { Signer } from '#lib/transports/oauth/signed.ts';

const FETCHES = { most: 30, windowMs: 10 * 60_000 };

/** Why there is no such client; the detail is for the log. */
export interface UnknownClient {
  unknown: string;
}

/** Every program that may ask a person for access: by registration, or by the document at its client_id. */
export class Clients {
  private readonly documents: MetadataDocuments;
  private readonly fetches: AttemptLimits;
  private readonly registered: Signer;
  private readonly schemes: PrivateSchemes;

  constructor({ network, registered, schemes, now }: { network: Network; registered: Signer; schemes: PrivateSchemes; now: () => number }) {
    this.documents = new MetadataDocuments({ network, schemes, now });
    this.schemes = schemes;
    this.fetches = new AttemptLimits({ ...FETCHES, now });
    this.registered = registered;
  }

  /** The program with that client_id; `from` is the network address of whoever names it. */
  async find(id: string, from: string): Promise<OauthClient | UnknownClient> {
    if (!id.startsWith('https://')) return registeredClient(this.registered, id, this.schemes) ?? { unknown: 'never registered' };
    if (id.length > 500) return { unknown: 'too long an address' };
    if (!this.documents.isKnown(id) && this.fetches.take(from).wait > 0) return { unknown: 'too many documents asked for' };
    try {
      return await this.documents.client(id);
    } catch (refusal) {
      if (refusal instanceof DocumentRefused) return { unknown: refusal.message };
      throw refusal;
    }
  }
}
