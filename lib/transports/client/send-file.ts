import { LIMITS } from '#lib/contract/limits.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { answerIn, Unreachable } from '#lib/transports/client/browser.ts';
import { namingPagePerson } from '#lib/transports/client/page-person.ts';
import { randomKey } from '#lib/transports/client/random-key.ts';
import { API, ROUTES } from '#lib/transports/client/routes.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Uploaded = OperationOutput<'laddaUppMedia'>;

/** So long is waited before each new try; after the last the sender is told. */
const PAUSES_MS = [1_000, 3_000, 9_000];
/** What says that the service could not take it now, and may soon. */
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Uploads a picture to the library, and tells how much of it has been sent, from 0 to 1. A line that is lost, and a service that is busy, are
 * tried again some times, under one key, so that it is one picture whatever was heard. Refusals are thrown as ApiFault, no answer as Unreachable; a file that is
 * larger than the service takes is refused before anything of it is sent.
 */
export async function sendPicture(
  form: FormData,
  onProgress: (part: number) => void = () => {},
  signal: AbortSignal = new AbortController().signal,
): Promise<Uploaded> {
  const file = form.get('fil');
  if (file instanceof File && file.size > LIMITS.mediaBytes) throw tooLarge(file);
  const key = randomKey();
  for (let tries = 0; ; tries++) {
    const pause = PAUSES_MS[tries];
    try {
      return await sendOnce(form, key, onProgress, signal);
    } catch (error) {
      const mayPass = error instanceof Unreachable || (error instanceof ApiFault && BUSY.has(error.status));
      if (!mayPass || pause === undefined || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const MEGABYTES = new Intl.NumberFormat('sv', { maximumFractionDigits: 0 });

/** As the service would refuse it, when all of it had been sent. */
function tooLarge({ size }: File): ApiFault {
  const inMegabytes = (bytes: number) => MEGABYTES.format(Math.ceil(bytes / 1024 / 1024));
  const orsak = `Filen är ${inMegabytes(size)} MB, och en bild får vara högst ${inMegabytes(LIMITS.mediaBytes)} MB.`;
  return new ApiFault(413, { fel: [{ falt: 'fil', sprak: '', orsak, atgard: 'Förminska bilden och försök igen.', kod: 'for_stor' }] });
}

/** By XMLHttpRequest: fetch does not tell how much has been sent. */
function sendOnce(form: FormData, key: string, onProgress: (part: number) => void, signal: AbortSignal): Promise<Uploaded> {
  const [method, path] = ROUTES.laddaUppMedia;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new Unreachable('Ingen kontakt med Studio.'));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      // As the door answers.
      answerIn(request.status, request.responseText).then((answer) => resolve(answer as Uploaded), reject);
    };
    request.onerror = lost;
    request.onabort = lost;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(method, API + path);
    for (const [name, value] of Object.entries({ 'Idempotency-Key': key, ...namingPagePerson() })) request.setRequestHeader(name, value);
    request.send(form);
  });
}
