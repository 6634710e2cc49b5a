import { z } from 'zod';
import { registeredProgramsOf } from '#lib/blocks/registered-programs.ts';
import { type CheckReport, checkSteps } from '#lib/checks/run-checks.ts';
import { heroSchema, metaSchema, sourceSchema } from '#lib/contract/article.ts';
import { blockSchema } from '#lib/contract/block.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { parseInput } from '#lib/operations/parse-input.ts';
import type { ProvingAnswer } from '#lib/proving/judge.ts';
import type { ProvedArticle } from '#lib/proving/proved-article.ts';
import { EXAMPLE_PROGRAMS } from '#lib/templates/example-programs.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** What a task is answered with: an article as it is saved, and what the agent would have done with it. */
export const answerSchema = z.strictObject({
  rubrik: bounded('headline'),
  ingress: bounded('standfirst'),
  block: z.array(blockSchema).max(LIMITS.blocks).default([]),
  meta: metaSchema,
  hero: heroSchema.nullable(),
  slug: bounded('slug'),
  taggar: z.array(bounded('tag')).max(LIMITS.tags),
  kallor: z.array(sourceSchema).max(LIMITS.sources),
  ansvarig: shownName(bounded('name')).nullable(),
  lage: z.enum(['spara', 'publicera', 'schemalagd']).default('spara').meta({ description: 'Vad som ska göras med artikeln.' }),
});

const ANSWERED = { params: z.object({}), query: z.object({}), body: answerSchema, documentField: 'block' };

/** When the articles of the proving ground are checked: their prices and events are of that time, whenever an agent is tried. */
const CHECKED_AT = '2026-11-20T08:30:00.000Z';

export interface ReadAnswer extends Pick<CheckReport, 'fel' | 'varningar'> {
  /** Absent for what could not be saved. */
  answer?: ProvingAnswer;
}

/**
 * The answer as saving and publishing it would take it, with the very faults and warnings that they would tell: those of its shape, or else what
 * the checks say of it. Refuses nothing itself.
 */
export async function readAnswer(mall: string, body: unknown, newBlockId: () => string): Promise<ReadAnswer> {
  const { input, faults } = await parseInput(ANSWERED, { params: {}, query: {}, body }, newBlockId);
  if (faults.length > 0) return { fel: faults, varningar: [] };
  const { lage, ...artikel } = answerSchema.parse(input);
  const { fel, varningar } = await checked(mall, artikel);
  return { fel, varningar, answer: { artikel, lage } };
}

function checked(mall: string, { taggar, kallor, ansvarig: _, ...content }: ProvedArticle): Promise<CheckReport> {
  const context = {
    ...{ mall, sektion: { id: 'prov', namn: 'Provbanan', mallar: [mall] }, sponsrad: null, kallor, taggar, kategorier: [1] },
    ...{ kategoriKravs: false, slugUpptagen: false, inaktuell: false, media: new Map() },
    registeredPrograms: registeredProgramsOf(EXAMPLE_PROGRAMS),
    nu: CHECKED_AT,
  };
  return inTurns(checkSteps({ ...content, sprak: 'sv' }, context));
}
