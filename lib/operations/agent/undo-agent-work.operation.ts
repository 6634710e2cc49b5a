import { z } from 'zod';
import { cannotDeleteArticle } from '#lib/access/deletion.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister, cannotWrite } from '#lib/access/rights.ts';
import { type UndoneVersion, type UndoneWork, undoneWorkSchema } from '#lib/contract/agent-work.ts';
import type { Item } from '#lib/contract/article.ts';
import type { LogEvent } from '#lib/contract/log-events.ts';
import { fault } from '#lib/errors/fault.ts';
import { findAgent } from '#lib/operations/agent/find-agent.ts';
import { leftLines, OF_FIELDS, undoFields } from '#lib/operations/agent/undo-fields.ts';
import { MOST_READ, undoSaves } from '#lib/operations/agent/undo-saves.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, itemParams } from '#lib/operations/item/item-access.ts';
import { laterThan } from '#lib/operations/item/later-than.ts';
import { withoutSchedule } from '#lib/operations/item/without-schedule.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';
import { callOffReleases } from '#lib/operations/release/schedule/call-off-releases.ts';
import type { FieldLine, Saved, Seen } from '#lib/store/agent-work.ts';

/** What makes revisions, which are undone, and what changes nothing of an article. */
const SAVING: readonly LogEvent[] = [
  ...(['skapaInnehall', 'kopieraInnehall', 'sparaSprakversion', 'aterstallRevision', 'bytArtikelbild'] as const),
  ...(['oversattInnehall', 'utforOversattning'] as const),
  ...(['skapaLiveinlagg', 'andraLiveinlagg', 'taBortLiveinlagg', 'avslutaLiverapport'] as const),
];
const CHANGING_NOTHING: readonly LogEvent[] = ['forhandsvisa', 'angraAgent'];

const time = z.string().trim().min(1).max(40);

export const undoAgentWork = defineOperation({
  name: 'angraAgent',
  summary:
    'Ångrar i en ny version det som en agent sparade i artikeln under en tid. Det som sedan har blivit annat står kvar, och räknas upp.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/angra-agent',
  params: itemParams,
  body: z.object({
    agent: z.string().meta({ description: 'Agentens id.' }),
    fran: time.meta({ description: 'Från och med denna dag (ÅÅÅÅ-MM-DD) eller tid (ÅÅÅÅ-MM-DD TT:MM), svensk tid.' }),
    till: time.optional().meta({ description: 'Till och med denna dag eller tid; utelämnad: till nu.' }),
  }),
  output: undoneWorkSchema,
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'bara_redaktionen',
    'sektion_ej_tillaten',
    'sprak_ej_tillatet',
    'tid_finns_inte',
    'tid_bakvand',
  ],
  hints: { readOnly: false, destructive: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  check: async (_, given) => logSpan(given).faults,
  async run(context, { id, agent: named, fran, till }) {
    const agent = await findAgent(context, named);
    if (agent === undefined) throw fault('finns_inte', { falt: 'agent' }, { vad: 'Agenten' });
    const item = await itemForWriting(context, id);
    const { head, sprak: languages } = item;
    refuseIf(cannotWrite(context.actor, head, [...languages.keys()]));
    const { span } = logSpan({ fran, till });
    const [history, undoings, deeds, lines] = await Promise.all([
      context.store.agentWork.saved(id),
      context.store.agentWork.undoings(id),
      context.store.agentWork.deeds(agent.id, id, span),
      context.store.agentWork.fieldLines(id, OF_FIELDS),
    ]);
    const isInTime = (moment: string) => moment >= (span.fran ?? '') && (span.fore === undefined || moment < span.fore);
    const isOwn = ({ av, skapad }: Saved) => av.id === agent.id && isInTime(skapad);
    const own = new Set(history.filter((revision) => isOwn(revision) && !undoings.angrade.has(revision.id)).map((revision) => revision.id));
    const ownLines = lines.filter(({ av, tid }) => av === agent.id && isInTime(tid));
    const told = {
      ok: true as const,
      innehall: id,
      rubrik: head.rubrik,
      schemalagd: head.schemalagd !== null,
      ovrigt: leftOf(deeds, ownLines),
    };
    if (head.raderad) return answer(context, told, { utfall: 'oforandrad' });
    const isAllOwn = own.size > 0 && history.every((revision) => own.has(revision.id)) && head.agare.id === agent.id;
    if (isAllOwn && (await isUntouched(context, id, agent.id))) {
      await throwAway(context, id);
      return answer(context, told, { utfall: 'raderad', angrade: [...own] });
    }
    const fields = await undoFields(context, id, lines, {
      own: new Set(ownLines.filter((line) => !undoings.rader.has(line.id))),
      undone: undoings.rader,
    });
    const reads = { left: MOST_READ };
    const saves: Awaited<ReturnType<typeof undoSaves>>[] = [];
    for (const [sprak, revisions] of Map.groupBy(history, (revision) => revision.sprak)) {
      if (!revisions.some((revision) => own.has(revision.id))) continue;
      saves.push(await undoSaves(context, { item, sprak, history: revisions, own, undoings, agent, reads }));
    }
    const isChanged = fields.angrade.length > 0 || saves.some(({ version }) => version.revision !== null);
    return answer(context, told, {
      utfall: isChanged ? 'aterstalld' : 'oforandrad',
      angrade: saves.flatMap(({ angrade }) => angrade),
      versions: saves.map(({ version }) => version),
      sett: saves.flatMap(({ sett }) => sett ?? []),
      fields,
    });
  },
});

/** What the agent did that is not undone. Of fields that are, where something else was changed with them. */
function leftOf(deeds: UndoneWork['ovrigt'], ownLines: readonly FieldLine[]): UndoneWork['ovrigt'] {
  const left = leftLines(ownLines);
  return deeds
    .filter(({ handelse }) => !SAVING.includes(handelse) && !CHANGING_NOTHING.includes(handelse))
    .map(({ handelse, antal }) => ({ handelse, antal: left.get(handelse) ?? antal }))
    .filter(({ antal }) => antal > 0);
}

interface Outcome {
  utfall: UndoneWork['utfall'];
  /** The ids of the revisions that need not be undone again. */
  angrade?: string[];
  versions?: UndoneVersion[];
  /** How far it came where it did not come to the end. */
  sett?: Seen[];
  fields?: Awaited<ReturnType<typeof undoFields>>;
}

function answer(
  context: OperationContext,
  told: Omit<UndoneWork, 'utfall' | 'sprak' | 'uppgifter'>,
  { utfall, angrade = [], versions = [], sett = [], fields }: Outcome,
): UndoneWork {
  const { rader = [], fore = {}, efter = {} } = fields ?? {};
  const blev = versions.flatMap(({ revision }) => revision?.id ?? []);
  const changes = Object.keys(efter).length === 0 ? {} : { fore, efter };
  const progress = sett.length === 0 ? {} : { sett };
  context.note({ innehall: told.innehall, detalj: { utfall, angrade, rader, blev, ...progress, ...changes } });
  return { ...told, utfall, sprak: versions, uppgifter: { angrade: fields?.angrade ?? [], kvar: fields?.kvar ?? [] } };
}

/** Whether nobody but the agent has done anything with it or has unsaved words in it, and it has asked for no release of it at any time. */
async function isUntouched({ store }: OperationContext, id: string, agent: string): Promise<boolean> {
  const [isOthersToo, ever] = await Promise.all([
    store.agentWork.isOthersToo(id, agent, CHANGING_NOTHING),
    store.agentWork.deeds(agent, id, {}),
  ]);
  return !isOthersToo && ever.every(({ handelse }) => SAVING.includes(handelse) || CHANGING_NOTHING.includes(handelse));
}

async function throwAway(context: OperationContext, id: string): Promise<void> {
  const before: Item | undefined = await context.store.items.get(id);
  if (before === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
  refuseIf(cannotDeleteArticle(context.actor, before));
  const after = { ...before, ...withoutSchedule(before), raderad: true, andrad: laterThan(before.andrad, context.now) };
  await Promise.all([context.store.items.patch(after, ['raderad']), callOffReleases(context, id)]);
}
