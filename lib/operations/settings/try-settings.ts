import { z } from 'zod';
import { AiFailure } from '#lib/adapters/ai/failure.ts';
import type { AiPort, Prompt } from '#lib/adapters/ai/port.ts';
import { MailFailure } from '#lib/adapters/mail/failure.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { changedSettings, type Settings } from '#lib/contract/settings.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { askAi, faultOfAi } from '#lib/operations/ai/ask-ai.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';

const PROMPT: Prompt = { version: 'prov-1', text: 'Answer with this JSON object and nothing else: {"svar": "ja"}' };
const answerSchema = z.object({ svar: z.string() });
/** Whoever saves a setting, or presses the button that tries it, waits for the answer. */
const PATIENCE_MS = 30_000;

/** Asks the language model a word, and returns what it used. Throws a Fault or the port's AiFailure. */
export async function askAWord(context: OperationContext): Promise<number> {
  const task = { uppgift: 'prov' as const, innehall: null, av: authorOf(context.actor) };
  const request = { prompt: PROMPT, data: {}, schema: answerSchema, maxTokens: 200, signal: AbortSignal.timeout(PATIENCE_MS) };
  const { bruk } = await askAi(context, task, request);
  return bruk.in + bruk.ut;
}

/**
 * Tries what would take effect and does not now: the publishing system is checked, the mail server greeted, the language
 * model asked a word. Throws 422 with everything that it saw; returns what does not stop anything.
 */
export async function trySettings(context: OperationContext, before: Settings, after: Settings): Promise<FaultEntry[]> {
  const lacking = context.newsroom.shortcomings(after);
  if (lacking.length > 0) {
    throw new Fault(
      422,
      lacking.map(({ falt, orsak }) => faultEntry('installning_ofullstandig', { falt }, { orsak })),
    );
  }
  const changed = new Set(changedSettings(before, after).filter((field) => field !== 'ai.dygnsbudget'));
  const touches = (group: string) => [...changed].some((field) => field.startsWith(`${group}.`));
  const { cms, mail, ai } = context.newsroom.vendorsOf(after);
  const problems = touches('publicering') && cms.namn !== 'inbyggd' ? await cms.check() : [];
  const told = problems.map(({ stoppar, orsak, atgard }) => ({
    stoppar,
    entry: faultEntry('installning_fungerar_inte', { falt: 'publicering' }, { orsak, atgard }),
  }));
  const faults = [
    ...told.flatMap(({ stoppar, entry }) => (stoppar ? [entry] : [])),
    ...(touches('epost') ? await faultsOfMail(mail) : []),
    ...(touches('ai') && ai.namn !== 'ingen' ? await faultsOfModel(context, ai) : []),
  ];
  if (faults.length > 0) throw new Fault(422, faults);
  return told.map(({ entry }) => entry);
}

async function faultsOfMail(mail: MailPort): Promise<FaultEntry[]> {
  try {
    await mail.check();
    return [];
  } catch (failure) {
    if (!(failure instanceof MailFailure)) throw failure;
    const params = { orsak: failure.orsak, atgard: 'Rätta adressen till mejlservern och spara igen.' };
    return [faultEntry('installning_fungerar_inte', { falt: 'epost.smtp_url' }, params)];
  }
}

async function faultsOfModel(context: OperationContext, ai: AiPort): Promise<FaultEntry[]> {
  try {
    await askAWord({ ...context, ai });
    return [];
  } catch (failure) {
    const fel = failure instanceof AiFailure ? faultOfAi(failure).fel : failure instanceof Fault ? failure.fel : undefined;
    if (fel === undefined) throw failure;
    return fel.map(({ orsak, atgard }) => faultEntry('installning_fungerar_inte', { falt: 'ai' }, { orsak, atgard }));
  }
}
