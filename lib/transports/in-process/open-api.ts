import { runningDoors } from '#lib/studio/running-doors.ts';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';

/** The OpenAPI document of the running application: the same that it gives to clients. */
export async function openApi(): Promise<OpenApiDocument> {
  return (await runningDoors()).openApi();
}
