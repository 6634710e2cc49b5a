import { kernel } from '#lib/transports/in-process/client.ts';
import { ALL_RESOURCES, resourceUrl } from '#lib/transports/oauth/resources.ts';

/** The addresses by which a person adds Studio to an assistant. */
export function assistantAddresses(): string[] {
  const { url } = kernel().machinery.settings;
  return ALL_RESOURCES.map((resource) => resourceUrl(url, resource));
}
