import type { RenderContext, SiteProps } from '#lib/blocks/define-block.ts';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';
import { shownNutrition } from '#lib/blocks/recept/nutrition.ts';
import {
  type IngredientGroup,
  ingredientGroups,
  type RecipeStep,
  shownTime,
  shownYield,
  stepAnchor,
  steps,
} from '#lib/blocks/recept/recipe.ts';
import type { Attrs } from '#lib/blocks/recept/schema.ts';

const WORDS = {
  sv: {
    recept: 'Recept',
    antal: 'Räcker till',
    tid: 'Tid',
    forberedelse: 'Förberedelser',
    tillagning: 'Tillagning',
    kategori: 'Sort',
    kok: 'Kök',
    ingredienser: 'Ingredienser',
    steg: 'Gör så här',
    naring: 'Näring per portion',
  },
  en: {
    recept: 'Recipe',
    antal: 'Makes',
    tid: 'Time',
    forberedelse: 'Preparation',
    tillagning: 'Cooking',
    kategori: 'Kind',
    kok: 'Cuisine',
    ingredienser: 'Ingredients',
    steg: 'Method',
    naring: 'Nutrition per serving',
  },
} as const;

export function Site({ id, attrs, context }: SiteProps<Attrs>) {
  const { sprak } = context;
  const words = WORDS[sprak];
  const groups = ingredientGroups(attrs).map((group, index) => ({ group, key: `grupp-${index + 1}` }));
  const method = steps(attrs);
  const facts = [
    [words.antal, shownYield(attrs, sprak)],
    [words.tid, shownTime(attrs, 'tid', sprak)],
    [words.forberedelse, shownTime(attrs, 'forberedelse', sprak)],
    [words.tillagning, shownTime(attrs, 'tillagning', sprak)],
    [words.kategori, attrs.kategori?.trim() ?? ''],
    [words.kok, attrs.kok?.trim() ?? ''],
  ].filter(([, fact]) => fact !== '');
  const nutrition = shownNutrition(attrs, sprak);
  const headingId = id === '' ? undefined : `${id}-rubrik`;
  if (!attrs.rubrik?.trim() && groups.length === 0 && method.length === 0) return null;
  return (
    <section className="recept" aria-labelledby={headingId}>
      <h2 id={headingId}>{attrs.rubrik?.trim() || words.recept}</h2>
      {facts.length === 0 ? null : (
        <dl className="recept-fakta">
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {groups.length === 0 ? null : (
        <div className="recept-ingredienser">
          <h3>{words.ingredienser}</h3>
          {groups.map(({ group, key }) => (
            <Ingredients key={key} group={group} />
          ))}
        </div>
      )}
      {method.length === 0 ? null : (
        <div className="recept-steg">
          <h3>{words.steg}</h3>
          <ol>
            {method.map((step) => (
              <Step key={step.nr} id={id} step={step} context={context} />
            ))}
          </ol>
        </div>
      )}
      {nutrition.length === 0 ? null : (
        <div className="recept-naring">
          <h3>{words.naring}</h3>
          <dl className="recept-fakta">
            {nutrition.map(({ namn, mangd }) => (
              <div key={namn}>
                <dt>{namn}</dt>
                <dd>{mangd}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

function Step({ id, step: { nr, text, bilder }, context }: { id: string; step: RecipeStep; context: RenderContext }) {
  const pictures = bilder.map((bild, index) => ({ bild, key: `bild-${index + 1}` }));
  return (
    <li id={id === '' ? undefined : stepAnchor(id, nr)}>
      {text}
      {pictures.map(({ bild, key }) => (
        <figure key={key}>
          <PictureElement picture={bild} context={context} sizes="(min-width: 48rem) 34rem, 76vw" />
          <PictureCaption caption={bild.caption} kredit={bild.kredit} context={context} />
        </figure>
      ))}
    </li>
  );
}

function Ingredients({ group: { namn, rader } }: { group: IngredientGroup }) {
  const rows = rader.map((row, index) => ({ ...row, key: `rad-${index + 1}` }));
  return (
    <>
      {namn === '' ? null : <h4>{namn}</h4>}
      <ul>
        {rows.map(({ key, mangd, vara }) => (
          <li key={key}>
            {mangd === '' ? null : <span className="recept-mangd">{mangd}</span>} {vara}
          </li>
        ))}
      </ul>
    </>
  );
}
