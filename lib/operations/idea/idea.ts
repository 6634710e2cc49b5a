import { z } from 'zod';
import { isId } from '#lib/contract/id.ts';
import { type Idea, ideaSchema } from '#lib/contract/idea.ts';
import type { Section } from '#lib/contract/section.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { IdeaRow } from '#lib/store/ideas.ts';

export const ideaParams = z.object({ id: z.string().meta({ description: 'Idéns id.' }) });
export const ideaAnswer = z.object({ ok: z.literal(true), ide: ideaSchema });

export const IDEA_ERRORS = ['finns_inte', 'rattighet_saknas', 'ide_bestalld'] as const satisfies readonly FaultCode[];

/** What most ideas become, in a section that uses it. */
const USUAL_TEMPLATE = 'nyhet';

/** The idea as it is answered with: what it would be ordered as is told by the sections as they are now. */
export function ideaOf({ sektion, ...idea }: IdeaRow, sections: readonly Section[]): Idea {
  const section = sections.find(({ id, arkiverad }) => id === sektion && !arkiverad);
  return { ...idea, forslag: { sektion: section?.id ?? null, mall: section === undefined ? null : usualTemplate(section) } };
}

/** The template that an idea for the section is proposed to be written by; null where the section has none. */
export function usualTemplate({ mallar }: Pick<Section, 'mallar'>): string | null {
  return mallar.includes(USUAL_TEMPLATE) ? USUAL_TEMPLATE : (mallar[0] ?? null);
}

/** The idea as it stands now. */
export async function answeredIdea({ store, sections }: Pick<OperationContext, 'store' | 'sections'>, id: string): Promise<Idea> {
  const idea = await store.ideas.byId(id);
  if (idea === undefined) throw new Error(`the idea ${id} is gone within the transaction that holds it`);
  return ideaOf(idea, await sections());
}

/** The idea with that id, held until the transaction ends, or 404. */
export async function heldIdea({ store }: Pick<OperationContext, 'store'>, id: string): Promise<IdeaRow> {
  const idea = isId(id) ? await store.ideas.hold(id) : undefined;
  if (idea === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Idén' });
  return idea;
}

/** Throws 409 for an idea that has become a task. */
export function refuseOrdered(idea: IdeaRow): void {
  if (idea.tillstand === 'bestalld') throw alreadyOrdered(idea);
}

function alreadyOrdered({ avgjord_av }: IdeaRow): Fault {
  return fault('ide_bestalld', { falt: 'id' }, { vem: avgjord_av?.namn ?? '' });
}
