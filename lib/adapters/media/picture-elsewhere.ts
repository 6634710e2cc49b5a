import { PictureUnavailable } from '#lib/adapters/media/port.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { fetchStranger, type StrangerAnswer, StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import type { Network } from '#lib/internet/network.ts';

const MILLISECONDS = 15_000;
/** Picture hosts send on to where the file lies; more often than this is a circle. */
const MOST_REDIRECTS = 4;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const TOLD: Record<StrangerRefused['reason'], string> = {
  address: 'Adressen ska börja med https:// eller http:// och gå till den vanliga porten, utan inloggning.',
  name: 'Det finns ingen server på internet med det namnet.',
  host: 'Det finns ingen server på internet med det namnet.',
  slow: `Servern skickade inte bilden inom ${MILLISECONDS / 1000} sekunder.`,
  large: `Filen är större än ${LIMITS.mediaBytes / 1024 / 1024} MB.`,
  answer: 'Servern gav ett svar som inte går att läsa som en bild.',
  broken: 'Servern svarade inte, eller bröt svaret.',
};

/**
 * The file at an address on the internet, of at most `LIMITS.mediaBytes`, fetched as `fetchStranger` does. Each redirect is
 * judged like the first address. Throws PictureUnavailable, which says why in Swedish, a page of the web too. What else the file is, is not looked at.
 */
export async function fetchPictureFile(address: string, network: Network): Promise<Uint8Array> {
  const limit = AbortSignal.timeout(MILLISECONDS);
  let url = URL.parse(address);
  for (let redirects = 0; url !== null && redirects <= MOST_REDIRECTS; redirects++) {
    const { status, headers, bytes } = await ask(url, network, limit);
    if (status === 200) {
      if (isPage(headers, bytes)) throw new PictureUnavailable('Adressen leder till en webbsida, inte till en bild.');
      return bytes;
    }
    if (!REDIRECTS.has(status)) throw new PictureUnavailable(`Servern svarade ${status} i stället för med bilden.`);
    url = URL.parse(headers.location ?? '', url);
  }
  throw new PictureUnavailable(url === null ? TOLD.address : 'Adressen leder vidare för många gånger.');
}

/** Said to be one, and begun as one: some servers call everything a page. */
function isPage(headers: StrangerAnswer['headers'], bytes: Uint8Array): boolean {
  return (
    /^text\/html|xhtml/i.test(headers['content-type'] ?? '') &&
    Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart().startsWith('<')
  );
}

async function ask(url: URL, network: Network, limit: AbortSignal): Promise<StrangerAnswer> {
  try {
    return await fetchStranger(url, { network, accept: 'image/*', bytes: LIMITS.mediaBytes, limit });
  } catch (error) {
    throw error instanceof StrangerRefused ? new PictureUnavailable(TOLD[error.reason], error) : error;
  }
}
