import { createHash } from 'node:crypto';
import type { Actor } from '#lib/contract/actor.ts';
import { ENTRIES, WATCHES } from '#lib/demo/ideas.ts';
import { freshEntries, takeInEntry } from '#lib/operations/idea/take-in-entries.ts';
import { IdeaScale } from '#lib/operations/idea/weigh-ideas.ts';
import type { Call } from '#lib/studio/demo-articles.ts';
import type { Kernel } from '#lib/studio/kernel.ts';

const HOUR = 3_600_000;
const EVERY_DAY = 24 * 60;

/** Watches the demo's feeds, which rest, and takes in what they would have told of, unless an earlier try has; the ids of the watches. */
export async function fillDemoIdeas(kernel: Kernel, call: Call, chief: Actor): Promise<string[]> {
  const { store } = kernel;
  const { rader: earlier } = await store.feedWatches.list(undefined, { sida: 1, per_sida: 100 });
  const made: string[] = [];
  for (const watch of WATCHES) {
    const known = earlier.find(({ adress }) => adress === watch.adress)?.id;
    const given = { ...watch, ord: [...watch.ord], intervall: EVERY_DAY, vilande: true };
    const id = known ?? (await call<{ bevakning: { id: string } }>(chief, 'skapaBevakning', given)).bevakning.id;
    await takeIn(kernel, { ...given, id });
    made.push(id);
  }
  return made;
}

async function takeIn(
  { store, machinery, inTransaction }: Kernel,
  watch: { id: string; adress: string; namn: string; ord: string[]; intervall: number },
) {
  const nu = machinery.now().toISOString();
  const told = ENTRIES.filter(({ flode }) => flode === watch.namn).map(({ timmar, ...entry }) => ({
    ...entry,
    nyckel: createHash('sha256').update(entry.adress).digest('base64url'),
    tid: new Date(Date.parse(nu) - timmar * HOUR).toISOString(),
  }));
  const fresh = await freshEntries(store, watch.id, told, nu);
  const scale = await IdeaScale.of(store, await machinery.sections());
  const taken = { ...watch, sektion: null, misslyckanden: 0, etag: null, senastAndrad: null };
  await inTransaction(async (within) => {
    await within.ideaFinds.alone();
    for (const entry of fresh) {
      const idea = await takeInEntry(within, entry, { watch: taken, scale, nu, newId: machinery.newId });
      // The articles of the demo can be searched in a moment only.
      await within.ideaFinds.lookAgain(idea);
    }
  });
}
