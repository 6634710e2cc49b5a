import { randomInt } from 'node:crypto';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import type { WebhookAnswer, WebhookFailure } from '#lib/adapters/webhooks/port.ts';
import type { NewsroomEvent } from '#lib/contract/events.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { MOST_WEBHOOKS } from '#lib/contract/webhook.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { webhookPausedLetter } from '#lib/letters/webhook-paused-letter.ts';
import { eventsAfter } from '#lib/operations/event/events-after.ts';
import { withoutFormerNames } from '#lib/operations/former-names.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import { signingSecret } from '#lib/operations/webhook/webhook.ts';
import { eventsMessage, eventsOfDelivery, MOST_TOGETHER, outcomeOf } from '#lib/operations/webhook/webhook-message.ts';
import type { PersonRecord } from '#lib/store/people.ts';
import type { Store } from '#lib/store/store.ts';
import type { TakenReceiver, WaitingDelivery } from '#lib/store/webhooks.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { type Queue, startQueueWorker } from '#lib/studio/workers/queue-worker.ts';
import { waitAfterTry } from '#lib/studio/workers/webhook-tries.ts';

/** How long it waits at most before it looks by itself: where nothing is sent to anybody. */
const LONGEST_PAUSE_MS = 30_000;
/** As often as something is sealed: nobody tells of it. */
const LOOKS_EVERY_S = 0.5;
/** More than it takes to read what has happened and to wait for the slowest receiver. */
const LEASE_MS = 30_000;
/** After a fault of Studio's own. */
const AGAIN_MS = 60_000;
const CHANCES = 1_000;

type Sending = Pick<Kernel, 'machinery' | 'store' | 'inTransaction' | 'now' | 'log' | 'onChange'>;

/** A receiver that this instance alone sends to for now. */
interface Turn {
  receiver: TakenReceiver;
  hallare: string;
  ending: AbortSignal;
}

/**
 * Sends what has happened to the receivers, in the order of the seals and each event once to whoever takes it: what comes later waits until what comes before it
 * has been taken. Every instance runs one; the database says who sends to whom, and one that dies leaves its receivers to the others, who send the same under
 * the same id. There is room for all receivers at once, so that none waits for another.
 */
export function startWebhookSender(kernel: Sending): { stop(): Promise<void> } {
  const { machinery, store, log, onChange } = kernel;
  const ending = new AbortController();
  const queue: Queue = {
    async claim() {
      const hallare = machinery.newId();
      const receiver = await store.webhooks.claim(hallare, LEASE_MS);
      return receiver && (() => takeTurn(kernel, { receiver, hallare, ending: ending.signal }));
    },
    async secondsToNext() {
      const seconds = await store.webhooks.secondsToNext();
      return seconds === null ? null : Math.max(LOOKS_EVERY_S, seconds);
    },
  };
  const worker = startQueueWorker(queue, {
    atOnce: MOST_WEBHOOKS,
    longestPauseMs: LONGEST_PAUSE_MS,
    onAway: (error) => log.error({ err: error }, 'whom something is to be sent to could not be read; trying again'),
  });
  onChange((announced) => {
    if (announced === 'webhookar') worker.wake();
  });
  return {
    async stop() {
      ending.abort();
      await worker.stop();
    },
  };
}

async function takeTurn(kernel: Sending, turn: Turn): Promise<void> {
  const { store, log } = kernel;
  const { receiver, hallare, ending } = turn;
  try {
    await sendNext(kernel, turn);
  } catch (error) {
    if (!ending.aborted)
      log.error({ err: error, webhook: receiver.id }, 'sending to a receiver met with an unforeseen fault; it is tried again');
    await store.webhooks
      .letGo(receiver.id, hallare, ending.aborted ? 0 : AGAIN_MS)
      // Its time runs out, and then it is anybody’s.
      .catch((failure: unknown) =>
        log.error({ err: failure, webhook: receiver.id }, 'a receiver could not be left; it is sent to when its time is over'),
      );
  }
}

async function sendNext(kernel: Sending, turn: Turn): Promise<void> {
  const { machinery, store, now } = kernel;
  const { receiver, hallare, ending } = turn;
  const owner = await store.people.byId(receiver.agare);
  const stop = (fel: FaultEntry) => kernel.inTransaction((within) => pause(kernel, within, turn, owner, fel));
  if (owner?.aktiv !== true) return stop(faultEntry('webhook_agare', {}, { person: owner?.namn ?? '' }));
  const hemlighet = signingSecret(machinery.settingsVault, receiver);
  if (hemlighet === undefined) return stop(faultEntry('webhook_hemlighet'));
  const next = await nextOf(kernel, turn, machinery.storeFor(actorOfPerson(owner), machinery.database)).catch((error: unknown) => {
    // What comes after an event that there is not.
    if (error instanceof Fault) return 'okand' as const;
    throw error;
  });
  if (next === 'okand') return stop(faultEntry('webhook_historik'));
  if (next === undefined) return;
  const { delivery, handelser } = next;
  const message = { id: delivery.id, adress: receiver.adress, hemlighet, kropp: eventsMessage(delivery.skapad, handelser) };
  // Of what has been pruned meanwhile there is nothing to send.
  const answer = handelser.length === 0 ? { status: null, ms: 0, fel: null } : await machinery.webhooks.send(message, ending);
  if (ending.aborted && answer.fel !== null) return store.webhooks.letGo(receiver.id, hallare, 0);
  await keep(kernel, turn, owner, { delivery, answer, tid: now().toISOString() });
}

interface Next {
  delivery: WaitingDelivery;
  handelser: NewsroomEvent[];
}

/** What is sent now: what could not be sent before or, where there is no such thing, what has happened since; undefined where that is nothing. */
async function nextOf(
  { machinery, store, inTransaction, now }: Sending,
  { receiver, hallare }: Turn,
  seen: Store,
): Promise<Next | undefined> {
  if (machinery.formerStaffUpToDate !== undefined) await machinery.formerStaffUpToDate;
  // Its owner’s rights decide what is sent.
  const told = { store: seen, withoutFormerNames: <Value>(value: Value) => withoutFormerNames(value, machinery.formerStaff) };
  const { id: webhook, vantar, efter: fran, typer } = receiver;
  if (vantar !== null) return { delivery: vantar, handelser: await eventsOfDelivery(told, vantar) };
  const { handelser, nasta: till } = await eventsAfter(told, fran, typer, MOST_TOGETHER);
  if (handelser.length === 0 || till === null) {
    await store.webhooks.pass(webhook, hallare, till);
    return undefined;
  }
  // Before it is sent: whoever sends it again sends the same.
  const delivery = { id: machinery.newId(), typer, fran, till, antal: handelser.length, skapad: now().toISOString() };
  const isOurs = await inTransaction(async (within) => {
    if (!(await within.webhooks.holds(webhook, hallare))) return false;
    await within.webhooks.addDelivery({ ...delivery, webhook, slag: 'handelser', lage: 'vantar' });
    return true;
  });
  return isOurs ? { delivery, handelser } : undefined;
}

interface Tried {
  delivery: WaitingDelivery;
  answer: WebhookAnswer;
  tid: string;
}

/** Keeps how the try went, unless somebody else has the receiver by now. */
function keep(kernel: Sending, turn: Turn, owner: PersonRecord, { delivery, answer, tid }: Tried): Promise<void> {
  const { receiver, hallare } = turn;
  const outcome = outcomeOf(answer, tid);
  return kernel.inTransaction(async (within) => {
    const { webhooks } = within;
    if (!(await webhooks.holds(receiver.id, hallare))) return;
    await webhooks.tried(delivery.id, answer.fel === null ? 'levererad' : 'vantar', outcome);
    if (answer.fel === null || outcome.fel === null) return webhooks.taken(receiver.id, delivery.till, tid);
    const wait = waitOf(receiver, answer.fel, tid);
    if (wait !== undefined) return webhooks.failed(receiver.id, outcome.fel, tid, wait);
    const isGone = answer.fel.kod === 'webhook_borta';
    await pause(kernel, within, turn, owner, isGone ? outcome.fel : faultEntry('webhook_gav_upp', {}, { senast: outcome.fel.orsak }));
  });
}

/** Milliseconds until the receiver is tried again; undefined when it is not. */
function waitOf({ forsok, sedan }: TakenReceiver, { kod, vanta }: WebhookFailure, tid: string): number | undefined {
  if (kod === 'webhook_borta') return undefined;
  const failingMs = sedan === null ? 0 : Date.parse(tid) - Date.parse(sedan);
  return waitAfterTry({ forsok: forsok + 1, failingMs, askedMs: vanta, chance: randomInt(CHANCES) / CHANCES });
}

/** Sends nothing more, and tells whoever keeps the webhook: its owner or, where that one has left, those who administer. In the caller’s transaction. */
async function pause(
  { machinery, now }: Sending,
  within: Store,
  { receiver, hallare }: Turn,
  owner: PersonRecord | undefined,
  fel: FaultEntry,
): Promise<void> {
  if (!(await within.webhooks.pause(receiver.id, hallare, fel))) return;
  const { id: webhook, namn } = receiver;
  const line = { tid: now().toISOString(), operation: 'pausaWebhook' as const, av: STUDIO, orderAv: null, innehall: null };
  await within.log.add({ ...line, detalj: { webhook, namn, orsak: fel.kod }, korrelation: machinery.newId() });
  const till = owner?.aktiv === true ? [owner.epost] : await within.people.administrators();
  const letter = webhookPausedLetter({ namn, orsak: fel.orsak, atgard: fel.atgard, lank: `${machinery.settings.url}/studio/webhookar` });
  await within.outbox.put({ till, ...letter, innehall: null });
}
