import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite, cannotQueue, cannotWrite } from '#lib/access/rights.ts';
import { itemSchema, type Source } from '#lib/contract/article.ts';
import { wholeCharacters } from '#lib/contract/characters.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { queueItemSchema } from '#lib/contract/queue.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import {
  answeredIdea,
  heldIdea,
  IDEA_ERRORS,
  ideaAnswer,
  ideaOf,
  ideaParams,
  refuseOrdered,
  usualTemplate,
} from '#lib/operations/idea/idea.ts';
import { classificationFaults } from '#lib/operations/item/classification.ts';
import { createDraft, DRAFT_FAULTS, draftFields } from '#lib/operations/item/draft.ts';
import { queueFields, responsibleNamed } from '#lib/operations/queue/queue-item.ts';
import { personIn, tellOfTask } from '#lib/operations/queue/tell-of-task.ts';
import type { IdeaRow } from '#lib/store/ideas.ts';

export const orderIdea = defineOperation({
  name: 'bestallIde',
  summary: 'Beställer en idé: gör en uppgift i arbetskön och ett utkast med källorna. Sektion och mall föreslås när de utelämnas.',
  method: 'POST',
  path: '/studio/api/ideer/{id}/bestall',
  params: ideaParams,
  body: z.object({
    sektion: draftFields.sektion.optional().meta({ description: 'Sektionens id; utelämnat den som föreslås.' }),
    mall: draftFields.mall.optional().meta({ description: 'Mallens id; utelämnat den som föreslås.' }),
    rubrik: draftFields.rubrik.optional().meta({ description: 'Utkastets arbetsrubrik; utelämnad idéns rubrik.' }),
    sprak: draftFields.sprak,
    senast: queueFields.senast.default(null),
    prioritet: queueFields.prioritet.default('normal'),
    ansvarig: queueFields.ansvarig.default(null),
  }),
  output: ideaAnswer.extend({ uppgift: queueItemSchema, innehall: itemSchema }),
  status: 201,
  errors: [
    ...[...IDEA_ERRORS, ...DRAFT_FAULTS],
    ...(['ide_avfardad', 'falt_saknas', 'ansvarig_ogiltig', 'sektion_ej_tillaten', 'mall_ej_tillaten', 'sprak_ej_tillatet'] as const),
  ],
  hints: { readOnly: false },
  omfang: 'ko:skriv',
  attempts: ['skriva'],
  check: classificationFaults,
  authorise: ({ actor }) => refuseIf(cannotQueue(actor) ?? cannotEverWrite(actor)),
  async run(context, { id, sprak, senast, prioritet, ansvarig, ...given }) {
    const idea = await heldIdea(context, id);
    refuseOrdered(idea);
    if (idea.tillstand === 'avfardad') throw fault('ide_avfardad', { falt: 'id' }, { vem: idea.avgjord_av?.namn ?? '' });
    const { sektion, mall } = await chosen(context, idea, given);
    refuseIf(cannotWrite(context.actor, { sektion, mall }, [sprak]));
    const responsible = await responsibleNamed(context, ansvarig);
    const rubrik = given.rubrik ?? idea.rubrik;
    const innehall = context.newId();
    const article = await createDraft(context, innehall, { ...EMPTY_DRAFT, sektion, mall, rubrik, sprak, kallor: sourcesOf(idea) });
    const [ko, av] = [context.newId(), authorOf(context.actor)];
    const task = { rubrik, beskrivning: briefOf(idea), typ: 'ide' as const, sektion, innehall, senast, prioritet, ansvarig: responsible };
    const uppgift = await context.store.workQueue.create(context.now, ko, task, av);
    await context.store.ideas.ordered(id, ko, { nu: context.now, av });
    await tellOfTask(context, { ko, handelse: 'tilldelad', personer: [personIn(responsible)] });
    context.changed('ideer');
    context.note({ innehall, detalj: { ide: id, ko } });
    return { ok: true as const, ide: await answeredIdea(context, id), uppgift, innehall: article };
  },
});

/** What is the newsroom's own to write: the words of a feed are somebody else's. */
const EMPTY_DRAFT = {
  ...{ ingress: '', block: [], hero: null, meta: {}, slug: '', taggar: [], kategorier: [], sponsrad: null, ansvarig: null },
};

/** The section and the template it is to be written in: those that are given, or else those that are proposed. Throws 422 where there is none. */
async function chosen(
  { sections }: OperationContext,
  idea: IdeaRow,
  given: { sektion?: string | undefined; mall?: string | undefined },
): Promise<{ sektion: string; mall: string }> {
  const all = await sections();
  const proposed = ideaOf(idea, all).forslag;
  const sektion = given.sektion ?? proposed.sektion;
  if (sektion === null) throw fault('falt_saknas', { falt: 'sektion' });
  const section = all.find((one) => one.id === sektion);
  const mall = given.mall ?? (section === undefined ? null : usualTemplate(section));
  if (mall === null) throw fault('falt_saknas', { falt: 'mall' });
  return { sektion, mall };
}

function sourcesOf({ kallor }: IdeaRow): Source[] {
  return kallor.map(({ namn, rubrik, adress }) => ({
    titel: wholeCharacters(`${namn}: ${rubrik}`.slice(0, LENGTHS.headline)),
    url: adress,
    not: '',
  }));
}

/** What whoever takes the task has to go by. */
function briefOf({ ingress, kallor }: IdeaRow): string {
  const sources = kallor.map(({ namn, adress }) => `${namn}: ${adress}`).slice(0, MOST_IN_BRIEF);
  return [ingress, sources.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, LONGEST_BRIEF);
}

const MOST_IN_BRIEF = 5;
const LONGEST_BRIEF = 5_000;
