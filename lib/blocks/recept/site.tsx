import type { SiteProps } from '#lib/blocks/define-block.ts';
import { type IngredientGroup, ingredientGroups, shownTime, shownYield, steps } from '#lib/blocks/recept/recipe.ts';
import type { Attrs } from '#lib/blocks/recept/schema.ts';

const WORDS = {
  sv: { recept: 'Recept', antal: 'Räcker till', tid: 'Tid', ingredienser: 'Ingredienser', steg: 'Gör så här' },
  en: { recept: 'Recipe', antal: 'Makes', tid: 'Time', ingredienser: 'Ingredients', steg: 'Method' },
} as const;

export function Site({ id, attrs, context: { sprak } }: SiteProps<Attrs>) {
  const words = WORDS[sprak];
  const groups = ingredientGroups(attrs).map((group, index) => ({ group, key: `grupp-${index + 1}` }));
  const method = steps(attrs).map((step, index) => ({ step, key: `steg-${index + 1}` }));
  const facts = [
    [words.antal, shownYield(attrs, sprak)],
    [words.tid, shownTime(attrs, sprak)],
  ].filter(([, fact]) => fact !== '');
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
            {method.map(({ step, key }) => (
              <li key={key}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </section>
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
