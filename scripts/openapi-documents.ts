import { OPERATIONS } from '#lib/operations/registry.ts';
import { PublishedDocuments } from '#lib/transports/doors/documents.ts';

/** Both OpenAPI documents as text, by name. Bundled before it is run: Node does not read the blocks' markup as it stands. */
export function openApiDocuments(): Record<string, string> {
  const published = new PublishedDocuments(OPERATIONS, { url: 'https://studio.example', release: '0.0.0' });
  return { openapi: JSON.stringify(published.document()), 'openapi-atgarder': JSON.stringify(published.actions()) };
}
