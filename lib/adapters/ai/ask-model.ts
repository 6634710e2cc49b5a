import { setTimeout as pause } from 'node:timers/promises';
import { APICallError, generateText, type LanguageModel } from 'ai';
import { AiFailure } from '#lib/adapters/ai/failure.ts';
import { type AiAnswer, type AiRequest, type AiUsage, mostUsed } from '#lib/adapters/ai/port.ts';
import { readAnswer } from '#lib/adapters/ai/read-answer.ts';

/** How long one try may take, how often it is tried, and how long is waited in between. Given otherwise by tests alone. */
export interface Patience {
  timeoutMs: number;
  tries: number;
  /** Before the second try; doubled each time. */
  pauseMs: number;
}

export const PATIENCE: Patience = { timeoutMs: 90_000, tries: 3, pauseMs: 500 };

/** A longer wait than this is left to whoever asks: a job can wait where a person cannot. */
const LONGEST_PAUSE_MS = 15_000;

/** More than any one answer costs, and far below what the log can add up. */
const MOST_COUNTED = 10_000_000;

/** What stands around the text, so that it is never taken for a part of what we say ourselves. */
const BEGIN = '<underlag>';
const END = '</underlag>';

/** Asks `model` until it answers as it should, or trying again does not help. */
export async function askModel<Answer>(
  model: LanguageModel,
  request: AiRequest<Answer>,
  patience: Patience = PATIENCE,
): Promise<AiAnswer<Answer>> {
  const bruk: AiUsage = { in: 0, ut: 0 };
  for (let attempt = 1; ; attempt++) {
    try {
      const svar = await tryOnce(model, request, patience.timeoutMs, bruk);
      return { svar, bruk };
    } catch (error) {
      const failure = error instanceof AiFailure ? error : failureOf(error, request);
      failure.bruk = bruk;
      const wait = Math.max(failure.retryAfterMs ?? 0, patience.pauseMs * 2 ** (attempt - 1));
      const worthwhile = !request.signal.aborted && (failure.kind === 'form' || failure.kind === 'borta');
      if (!worthwhile || attempt >= patience.tries || wait > LONGEST_PAUSE_MS) throw failure;
      await pause(wait, undefined, { signal: request.signal }).catch((cause: unknown) => {
        throw Object.assign(failureOf(cause, request), { bruk });
      });
    }
  }
}

/** What a try has used is added to `bruk`: of one that is given up on the way the provider tells nothing, and it is counted as the most that it can be. */
async function tryOnce<Answer>(model: LanguageModel, request: AiRequest<Answer>, timeoutMs: number, bruk: AiUsage): Promise<Answer> {
  const { prompt, data, bild, schema, maxTokens, signal } = request;
  signal.throwIfAborted();
  // A text that held the closing mark could pretend to end here and go on in our name; JSON lets every < be written otherwise.
  const text = `${BEGIN}\n${JSON.stringify(data).replaceAll('<', '\\u003c')}\n${END}`;
  const picture = bild === undefined ? [] : [{ type: 'file' as const, data: bild.bytes, mediaType: bild.typ }];
  const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const result = await generateText({
    model,
    instructions: prompt.text,
    messages: [{ role: 'user', content: [...picture, { type: 'text', text }] }],
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    abortSignal,
  }).catch((error: unknown) => {
    if (abortSignal.aborted) addTo(bruk, mostUsed(request));
    throw error;
  });
  addTo(bruk, { in: counted(result.usage.inputTokens), ut: counted(result.usage.outputTokens) });
  if (result.finishReason === 'content-filter') throw new AiFailure({ kind: 'nekat', orsak: 'AI-tjänsten ville inte arbeta med texten.' });
  return readAnswer(result.text, schema);
}

function addTo(bruk: AiUsage, used: AiUsage): void {
  bruk.in += used.in;
  bruk.ut += used.ut;
}

/** A count as it can be added up: what a server tells may be anything, and what is no number of pieces of text counts as none. */
function counted(told: number | undefined): number {
  return Number.isFinite(told) ? Math.min(Math.max(0, Math.round(told ?? 0)), MOST_COUNTED) : 0;
}

/** How a server answers a picture that its model cannot see, or a question with too much in it. */
const NOT_TAKEN = [400, 413, 415, 422];

function failureOf(error: unknown, { signal, bild }: Pick<AiRequest<unknown>, 'signal' | 'bild'>): AiFailure {
  if (signal.aborted) return givenUp(signal, error);
  if (!APICallError.isInstance(error) || error.statusCode === undefined) {
    return new AiFailure({ kind: 'borta', orsak: 'AI-tjänsten svarar inte.', cause: error });
  }
  const { statusCode: status } = error;
  if (status === 200) return new AiFailure({ kind: 'form', orsak: 'AI-tjänstens svar gick inte att läsa.', cause: error });
  if (status === 429 || status === 408 || status >= 500) {
    const orsak = status === 429 ? 'AI-tjänsten tar inte emot fler anrop just nu.' : `AI-tjänsten svarar med fel ${status}.`;
    return new AiFailure({ kind: 'borta', orsak, retryAfterMs: retryAfter(error.responseHeaders), cause: error });
  }
  if (bild !== undefined && NOT_TAKEN.includes(status)) {
    return new AiFailure({ kind: 'nekat', orsak: 'AI-tjänsten tog inte emot bilden. Modellen kanske inte kan se bilder.', cause: error });
  }
  return new AiFailure({ kind: 'installning', orsak: settingsFault(status), cause: error });
}

/** Whoever asked had set a time, or wants no answer any more. */
function givenUp({ reason }: AbortSignal, cause: unknown): AiFailure {
  if (reason instanceof DOMException && reason.name === 'TimeoutError') {
    return new AiFailure({ kind: 'borta', orsak: 'AI-tjänsten svarade inte i tid.', cause });
  }
  return new AiFailure({ kind: 'avbrutet', orsak: 'Frågan till AI-tjänsten avbröts.', cause });
}

function settingsFault(status: number): string {
  if (status === 401 || status === 403) return 'AI-tjänsten godtar inte nyckeln.';
  if (status === 404) return 'AI-tjänsten känner inte modellen eller adressen.';
  return `AI-tjänsten tar inte emot anropet (${status}).`;
}

function retryAfter(headers: Record<string, string> = {}): number | undefined {
  const told = headers['retry-after'] ?? '';
  // Seconds, or the time when it is over (RFC 9110 §10.2.3).
  const ms = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return ms > 0 ? ms : undefined;
}
