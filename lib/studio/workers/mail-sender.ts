import type { Logger } from 'pino';
import { MailFailure } from '#lib/adapters/mail/failure.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import { withLink } from '#lib/letters/password-link-letter.ts';
import type { Seal } from '#lib/operations/seal.ts';
import { OUTBOX_FILLED } from '#lib/store/change-feed.ts';
import type { ClaimedLetter, Outbox } from '#lib/store/outbox.ts';
import type { Kernel } from '#lib/studio/kernel.ts';

/** As many at once, each on a connection of its own. */
const AT_ONCE = 5;
/** How long it waits at most before it looks by itself: for what it was not told of. */
const LONGEST_PAUSE_MS = 30_000;
const SHORTEST_PAUSE_MS = 200;

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;
/** With the waits between them, most of a day: as long as a mail server may be away without a letter being lost. */
const MOST_TRIES = 24;

/** Seconds to wait after so many tries. */
export function waitAfter(forsok: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (forsok - 1));
}

interface SenderParts {
  log: Pick<Logger, 'error'>;
  /** Opens what the outbox itself must not tell. */
  vault: Pick<Seal, 'open'>;
}

export interface MailSender {
  /** There is something in the outbox. */
  wake(): void;
  /** What is being sent is finished first. */
  stop(): Promise<void>;
}

/**
 * Sends what the outbox holds, each letter once as far as SMTP allows: of several instances one takes it, and one that dies
 * while sending leaves it to the others. A letter that may be taken later is tried again ever more seldom; one that is
 * refused, or has been tried for most of a day, is given up with its cause kept. Needs not be told, only hastened.
 */
export function startMailSender(outbox: Outbox, mail: MailPort, { log, vault }: SenderParts): MailSender {
  let stopped = false;
  let awake = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let away = false;

  const round = async () => {
    let pause = LONGEST_PAUSE_MS;
    try {
      const letters = await outbox.claim(AT_ONCE);
      await Promise.all(letters.map(trySending));
      if (letters.length > 0) awake = true;
      else pause = Math.min(pause, Math.max(SHORTEST_PAUSE_MS, ((await outbox.nextIn()) ?? Number.POSITIVE_INFINITY) * 1000));
      away = false;
    } catch (error) {
      if (!away) log.error({ err: error }, 'the outbox could not be read; trying again');
      away = true;
      awake = false;
    }
    running = undefined;
    if (stopped) return;
    if (awake) begin();
    else timer = setTimeout(begin, pause);
  };

  const whole = ({ hemlighet, ...letter }: ClaimedLetter) =>
    hemlighet === null ? letter : { ...letter, text: withLink(letter.text, vault.open(hemlighet)) };

  const trySending = async (letter: ClaimedLetter) => {
    const sending = async () => mail.send(whole(letter));
    const lage = await sending().catch((failure: unknown) => failed(letter, failure));
    if (lage !== undefined) await outbox.done(letter, lage);
  };

  const failed = async (letter: ClaimedLetter, failure: unknown): Promise<undefined> => {
    const known = failure instanceof MailFailure;
    if (!known) log.error({ err: failure, utskick: letter.id }, 'a letter could not be sent');
    const orsak = known ? failure.orsak : 'Brevet gick inte att skicka av ett fel i Studio.';
    if (known && failure.retryable && letter.forsok < MOST_TRIES) await outbox.again(letter, waitAfter(letter.forsok), orsak);
    else await outbox.giveUp(letter, orsak);
  };

  const begin = () => {
    awake = false;
    clearTimeout(timer);
    running = round();
  };
  begin();

  return {
    wake() {
      if (stopped) return;
      if (running === undefined) begin();
      else awake = true;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The sender of this instance, hastened by every letter that any instance puts into the outbox. */
export function startMail({ store, mail, log, machinery, onChange }: Kernel): MailSender {
  const sender = startMailSender(store.outbox, mail, { log, vault: machinery.vault });
  onChange((announced) => {
    if (announced === OUTBOX_FILLED) sender.wake();
  });
  return sender;
}
