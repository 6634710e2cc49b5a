import type { RenderContext } from '#lib/blocks/define-block.ts';
import { ingredientGroups, shownYield, steps, totalTime } from '#lib/blocks/recept/recipe.ts';
import type { Attrs } from '#lib/blocks/recept/schema.ts';

/** A recipe; nothing for one that lacks its name, its ingredients or its steps, which no reader could follow. */
export function structuredData(attrs: Attrs, context: RenderContext): object[] {
  const ingredients = ingredientGroups(attrs).flatMap(({ rader }) => rader);
  const instructions = steps(attrs);
  if (!attrs.rubrik?.trim() || ingredients.length === 0 || instructions.length === 0) return [];
  const portioner = shownYield(attrs, context.sprak);
  const time = totalTime(attrs);
  return [
    {
      '@type': 'Recipe',
      name: attrs.rubrik,
      ...(context.huvudbild ? { image: context.huvudbild } : {}),
      ...(portioner === '' ? {} : { recipeYield: portioner }),
      ...(time === undefined ? {} : { totalTime: time }),
      recipeIngredient: ingredients.map(({ mangd, vara }) => (mangd === '' ? vara : `${mangd} ${vara}`)),
      recipeInstructions: instructions.map((text) => ({ '@type': 'HowToStep', text })),
    },
  ];
}
