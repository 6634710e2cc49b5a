import { takeBrowser } from '#components/studio/storage/own-storage.ts';
import { studioOfSession } from '#lib/transports/client/browser.ts';

/** Gives the browser to who has just logged in, before anything that a former person left open here can go on as the new one. */
export async function makeBrowserTheirs(): Promise<void> {
  const jag = await studioOfSession.hamtaJag({}).catch(() => undefined);
  if (jag !== undefined) takeBrowser(jag.vem.id);
}
