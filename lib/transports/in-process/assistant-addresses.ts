import { runningDoors } from '#lib/studio/running-doors.ts';
import { ALL_RESOURCES, resourceUrl } from '#lib/transports/oauth/resources.ts';

/** The addresses by which a person adds Studio to an assistant. */
export async function assistantAddresses(): Promise<string[]> {
  const { url } = await runningDoors();
  return ALL_RESOURCES.map((resource) => resourceUrl(url, resource));
}
