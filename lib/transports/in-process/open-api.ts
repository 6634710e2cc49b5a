import { kernel } from '#lib/transports/in-process/client.ts';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';

/** The OpenAPI document of the running application: the same that it gives to clients. */
export function openApi(): OpenApiDocument {
  return kernel().documents.document();
}
