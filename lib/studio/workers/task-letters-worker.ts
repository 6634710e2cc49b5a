import { inboxAddress } from '#lib/content/inbox-address.ts';
import { ripeBefore } from '#lib/content/letter-times.ts';
import { inboxLetter } from '#lib/letters/inbox-letter.ts';
import { taskLetter } from '#lib/letters/task-letter.ts';
import type { TakenInboxLine } from '#lib/store/inbox.ts';
import type { Store } from '#lib/store/store.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 60_000;
/** What happens within this is one letter, for who wants it at once. */
const GATHER_MS = 60_000;

type Looking = Pick<Kernel, 'machinery' | 'now' | 'log'>;

/**
 * Writes to people, every minute, of what has happened to their tasks and what waits in their inboxes: as often and at what hours each of
 * them wants it, and all of each in one letter.
 */
export function startTaskLetters(kernel: Looking): { stop(): Promise<void> } {
  return inRounds(() => tellOfTasks(kernel), {
    pauseMs: LOOK_EVERY_MS,
    againMs: LOOK_EVERY_MS,
    failed: (error) => kernel.log.error({ err: error }, 'it could not be seen what people are to be told of their tasks; trying again'),
  });
}

/** Tells of all that there is to tell at this moment. Each once, whatever number of instances look. */
export async function tellOfTasks({ machinery, now }: Pick<Looking, 'machinery' | 'now'>): Promise<void> {
  const untilNone = async (tell: (store: Store) => Promise<number>) => {
    while ((await machinery.database.transaction((unit) => tell(machinery.storeOn(unit)))) > 0);
  };
  await untilNone((store) => noteOverdue(store, now().toISOString(), machinery.newId));
  await untilNone((store) => write(store, now().toISOString(), machinery.settings.url));
}

async function noteOverdue({ taskNews }: Store, now: string, newId: () => string): Promise<number> {
  const overdue = await taskNews.takeOverdue(now);
  const news = overdue.flatMap(({ ko, person }) =>
    person === null ? [] : [{ id: newId(), person, ko, handelse: 'forsenad' as const, text: '', av: null }],
  );
  await taskNews.add(news, now);
  return overdue.length;
}

async function write({ taskNews, inbox, outbox }: Store, now: string, url: string): Promise<number> {
  const settled = new Date(Date.parse(now) - GATHER_MS).toISOString();
  const waited = await taskNews.waitedFor();
  const ripe = (how: 'nar' | 'inkorg') =>
    waited.flatMap((person) => {
      const fore = ripeBefore(person[how], person, now, settled);
      return fore === undefined ? [] : [{ person: person.person, fore }];
    });
  const due = await taskNews.takeDue(ripe('nar'));
  for (const [epost, news] of Map.groupBy(due, (one) => one.epost)) {
    const letter = taskLetter(
      news.map((one) => ({ ...one, lank: `${url}/studio/ko?uppgift=${one.ko}` })),
      `${url}/studio/att-gora`,
    );
    await outbox.put({ till: [epost], ...letter, innehall: null });
  }
  const lines = await inbox.takeForLetters(ripe('inkorg'));
  const told = lines.filter(({ galler }) => galler);
  for (const [epost, own] of Map.groupBy(told, (one) => one.epost)) {
    const letter = inboxLetter(
      own.map((line) => ({ ...line, av: line.av?.namn ?? 'Studio', lank: `${url}${addressOf(line)}` })),
      `${url}/studio/inkorg`,
    );
    await outbox.put({ till: [epost], ...letter, innehall: null });
  }
  return due.length + lines.length;
}

function addressOf({ handelse, innehall, sprak, kommentar }: TakenInboxLine): string {
  return inboxAddress({ handelse, innehall: { id: innehall }, uppgift: null, framsida: null, sprak, kommentar });
}
