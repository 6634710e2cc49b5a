import type { ComponentType } from 'react';
import { ComparisonForm } from '#components/editor/block/forms/comparison-form.tsx';
import { FactsForm } from '#components/editor/block/forms/facts-form.tsx';
import { GalleryForm } from '#components/editor/block/forms/gallery-form.tsx';
import { LiveForm } from '#components/editor/block/forms/live-form.tsx';
import { QuizForm } from '#components/editor/block/forms/quiz-form.tsx';
import { RecipeForm } from '#components/editor/block/forms/recipe-form.tsx';
import { StepsForm } from '#components/editor/block/forms/steps-form.tsx';
import { type BlockFormProps, typedForm } from '#components/editor/block/forms/typed-form.tsx';
import { attrs as galleri } from '#lib/blocks/galleri/schema.ts';
import { attrs as jamforelse } from '#lib/blocks/jamforelse/schema.ts';
import { attrs as liveinlagg } from '#lib/blocks/liveinlagg/schema.ts';
import { attrs as quizfragor } from '#lib/blocks/quizfragor/schema.ts';
import { attrs as recept } from '#lib/blocks/recept/schema.ts';
import { attrs as snabbfakta } from '#lib/blocks/snabbfakta/schema.ts';
import { attrs as stegforsteg } from '#lib/blocks/stegforsteg/schema.ts';

/**
 * The forms made by hand, by block type; every other block has the one generated from its schema. They stand here rather
 * than beside their blocks because they are made of the editor's own fields: so nothing in lib depends on components.
 */
export const BLOCK_FORMS: Partial<Record<string, ComponentType<BlockFormProps>>> = {
  galleri: typedForm(galleri, GalleryForm),
  jamforelse: typedForm(jamforelse, ComparisonForm),
  liveinlagg: typedForm(liveinlagg, LiveForm),
  quizfragor: typedForm(quizfragor, QuizForm),
  snabbfakta: typedForm(snabbfakta, FactsForm),
  recept: typedForm(recept, RecipeForm),
  stegforsteg: typedForm(stegforsteg, StepsForm),
};
