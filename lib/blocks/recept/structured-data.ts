import type { RenderContext } from '#lib/blocks/define-block.ts';
import { nutritionNode } from '#lib/blocks/recept/nutrition.ts';
import { ingredientGroups, isoTime, type RecipeStep, shownYield, stepAnchor, steps } from '#lib/blocks/recept/recipe.ts';
import type { Attrs } from '#lib/blocks/recept/schema.ts';

/** A recipe; nothing for one that lacks its name, its ingredients or its steps, which no reader could follow. */
export function structuredData(attrs: Attrs, context: RenderContext, id: string): object[] {
  const ingredients = ingredientGroups(attrs).flatMap(({ rader }) => rader);
  const instructions = steps(attrs);
  if (!attrs.rubrik?.trim() || ingredients.length === 0 || instructions.length === 0) return [];
  return [
    {
      '@type': 'Recipe',
      name: attrs.rubrik,
      ...filled({
        image: context.huvudbild,
        recipeYield: shownYield(attrs, context.sprak),
        prepTime: isoTime(attrs, 'forberedelse'),
        cookTime: isoTime(attrs, 'tillagning'),
        totalTime: isoTime(attrs, 'tid'),
        recipeCategory: attrs.kategori?.trim(),
        recipeCuisine: attrs.kok?.trim(),
        nutrition: nutritionNode(attrs),
      }),
      recipeIngredient: ingredients.map(({ mangd, vara }) => (mangd === '' ? vara : `${mangd} ${vara}`)),
      recipeInstructions: instructions.map((step) => stepNode(step, context, id)),
    },
  ];
}

function filled(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined && value !== ''));
}

function stepNode({ nr, text, bilder }: RecipeStep, { absolute, lank }: RenderContext, id: string): object {
  const images = bilder.flatMap(({ src }) => (src ? absolute(src) : []));
  return {
    '@type': 'HowToStep',
    text,
    ...(lank === undefined || id === '' ? {} : { url: `${lank}#${stepAnchor(id, nr)}` }),
    ...(images.length === 0 ? {} : { image: images }),
  };
}
