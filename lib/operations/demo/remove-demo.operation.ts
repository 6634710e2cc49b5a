import { z } from 'zod';
import { isPublic } from '#lib/access/deletion.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotRemoveDemo } from '#lib/access/rights.ts';
import { contentStatusAfter } from '#lib/content/states.ts';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { Item } from '#lib/contract/article.ts';
import { demoPartsSchema } from '#lib/contract/demo.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { demoRecord, NOTHING, partedFor } from '#lib/operations/demo/demo-left.ts';
import { changedForReaders } from '#lib/operations/release/changed-for-readers.ts';
import { callOffReleases } from '#lib/operations/release/schedule/call-off-releases.ts';
import { shownTo, withdraw } from '#lib/operations/release/takedown/take-down.ts';
import { type KeptSettings, SETTINGS, SETTINGS_VALUES, settingsVersion } from '#lib/operations/settings/kept-settings.ts';
import { beginSetup } from '#lib/operations/setup/setup-record.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';

const ORSAK = 'Demon togs bort.';

export const removeDemo = defineOperation({
  name: 'taBortDemo',
  summary:
    'Tar bort det av demon som ingen har rört: tar ned och raderar artiklar, återkallar agenter, stänger uppgifter, avaktiverar personer.',
  method: 'DELETE',
  path: '/studio/api/demo',
  output: z.object({
    ok: z.literal(true),
    borttaget: demoPartsSchema.meta({ description: 'Det som gick nu.' }),
    kvar: demoPartsSchema.meta({ description: 'Det som blev kvar: någon har rört det, eller så är det du.' }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotRemoveDemo(actor)),
  async run(context) {
    const { store, actor, now } = context;
    const record = await demoRecord(context);
    if (record === undefined) return { ok: true as const, borttaget: NOTHING.gar, kvar: NOTHING.kvar };
    await store.demo.hold(record);
    const { gar, kvar } = partedFor(await store.demo.remaining(record), actor.id);
    const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);
    for (const { id } of gar.artiklar) await removeArticle(context, id);
    for (const { id } of gar.agenter) await revokeAgent(context, id);
    await store.demo.deletePictures(ids(gar.bilder));
    await store.demo.finishTasks(ids(gar.uppgifter), authorOf(actor), now);
    await store.demo.forgetWatches(record.bevakningar);
    // One that somebody has made a link of stays.
    for (const id of record.program) await store.adPrograms.remove(id);
    await store.demo.forgetReadings(record.artiklar, stockholmMinute(record.gjord).slice(0, 10));
    for (const { id } of gar.personer) await deactivate(context, id);
    context.changed('konton');
    await unnameSite(context);
    // Its sections are left, for somebody to keep, rename or put away.
    await beginSetup(store, authorOf(actor), now, { sektioner: 'kvar' });
    const counted = Object.fromEntries(Object.entries(gar).map(([slag, parts]) => [slag, parts.length]));
    context.note({ detalj: { borttaget: counted, agenter: ids(gar.agenter), personer: ids(gar.personer) } });
    return { ok: true as const, borttaget: gar, kvar };
  },
});

/** Takes the article from its readers, if it has any, calls off what waits and deletes it; its history stays, and tells of this. */
async function removeArticle(context: OperationContext, id: string): Promise<void> {
  const { store, actor, now: tid, korrelation } = context;
  const item = await store.items.get(id);
  if (item === undefined) return;
  if (isPublic(item)) {
    // Nobody but the first start has released it, and that never delivers it to a publishing system elsewhere.
    await withdraw(context, store, item, ORSAK, null);
    changedForReaders(context, { id, what: shownTo(item), isBroughtOut: false });
  }
  await callOffReleases(context, id);
  const before = isPublic(item) ? 'nedtagen' : item.status;
  const status = contentStatusAfter('delete', before);
  if (status === undefined) throw new Error(`an article that is ${before} cannot be deleted`);
  const deleted: Item = { ...item, status, schemalagd: null, raderad: true, andrad: tid };
  await store.items.patch(deleted, ['status', 'raderad']);
  await store.log.add({
    ...{ tid, operation: 'taBortDemo', av: authorOf(actor), orderAv: null, innehall: id, korrelation },
    detalj: { orsak: ORSAK, fore: { status: item.status, raderad: false }, efter: { status, raderad: true } },
  });
}

/** The invented name goes with what bore it, unless somebody has set anything since. */
async function unnameSite({ store, actor, now, changed }: OperationContext): Promise<void> {
  const latest = await store.settings.latest(SETTINGS);
  if (latest?.version !== 1 || latest.av.id !== STUDIO.id) return;
  const { falt } = settingsVersion(latest);
  await store.settings.put(SETTINGS, { [SETTINGS_VALUES]: {}, falt, aterstalld: null } satisfies KeptSettings, authorOf(actor), now);
  changed('installningar');
}

async function revokeAgent({ store, now }: OperationContext, id: string): Promise<void> {
  await store.agents.revoke(id, now);
  await store.releaseRequests.callOffAgent(id, [faultEntry('begaran_aterkallad')], { handelse: 'agenten återkallades' }, now);
}

async function deactivate({ store }: OperationContext, id: string): Promise<void> {
  const known = await store.people.byId(id);
  if (known === undefined) return;
  const { session_nr: _, ...person } = known;
  await store.people.change({ ...person, aktiv: false }, { endSessions: true });
}
