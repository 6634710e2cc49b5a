import { z } from 'zod';
import type { Network } from '#lib/internet/network.ts';
import { clientMetadataSchema, type OauthClient, refreshes, unusable } from '#lib/transports/oauth/client-metadata.ts';
import { DocumentRefused, fetchDocument } from '#lib/transports/oauth/fetch-document.ts';
import { acceptableRedirects, type PrivateSchemes } from '#lib/transports/oauth/redirect-uri.ts';

const KEPT_MS = 15 * 60_000;
const REFUSAL_KEPT_MS = 60_000;
const MOST_KEPT = 500;
/** So many are fetched at once; who comes while as many are under way may try again. */
const MOST_UNDER_WAY = 8;

const documentSchema = clientMetadataSchema.extend({ client_id: z.string() });

interface Known {
  client: Promise<OauthClient>;
  until: number;
}

/** Programs whose client_id is the address of a document that describes them. What was found is kept for a while, and so is a refusal. */
export class MetadataDocuments {
  private readonly known = new Map<string, Known>();
  private readonly network: Network;
  private readonly now: () => number;
  private readonly schemes: PrivateSchemes;
  private underWay = 0;

  constructor({ network, schemes, now }: { network: Network; schemes: PrivateSchemes; now: () => number }) {
    this.network = network;
    this.schemes = schemes;
    this.now = now;
  }

  /** Whether asking for the document means fetching it. */
  isKnown(address: string): boolean {
    return this.now() < (this.known.get(address)?.until ?? 0);
  }

  /** The program that the document describes. Throws DocumentRefused when it cannot be had or describes another. */
  async client(address: string): Promise<OauthClient> {
    const known = this.known.get(address);
    if (known !== undefined && this.now() < known.until) return known.client;
    if (this.underWay >= MOST_UNDER_WAY) throw new DocumentRefused('too many are being fetched');
    if (this.known.size >= MOST_KEPT) this.known.clear();
    const entry: Known = { client: this.fetch(address), until: this.now() + KEPT_MS };
    this.known.set(address, entry);
    entry.client.catch(() => {
      entry.until = this.now() + REFUSAL_KEPT_MS;
    });
    return entry.client;
  }

  private async fetch(address: string): Promise<OauthClient> {
    this.underWay += 1;
    try {
      const read = documentSchema.safeParse(await fetchDocument(address, this.network));
      if (!read.success) throw new DocumentRefused('not the metadata of a client', { cause: read.error });
      const { data } = read;
      if (data.client_id !== address) throw new DocumentRefused('the document is of another client_id');
      // A secret in a document that anybody may read is none; such a program takes itself for something else than it is.
      if (data.token_endpoint_auth_method?.startsWith('client_secret')) throw new DocumentRefused('it relies on a secret');
      const reason = unusable(data);
      if (reason !== undefined) throw new DocumentRefused(reason);
      const redirects = acceptableRedirects(data.redirect_uris, this.schemes);
      if (redirects.length === 0) throw new DocumentRefused('it names no redirect that may be used');
      const { client_name: namn } = data;
      return { id: address, namn, vard: new URL(address).host, redirects, refreshes: refreshes(data) };
    } finally {
      this.underWay -= 1;
    }
  }
}
