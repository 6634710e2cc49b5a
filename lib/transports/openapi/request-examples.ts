import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';
import type { Json } from '#lib/transports/openapi/schema-book.ts';

/** Whole requests that work as they are, by operation: the shortest template's own example article. */
export function requestExamples(): Record<string, Json> {
  const template = TEMPLATES_WITH_EXAMPLES.get('nyhet');
  if (template === undefined) return {};
  const { slug: _slug, ...article } = template.exempel.sv;
  const { taggar, kallor, ...content } = article;
  return {
    skapaInnehall: {
      nyhet: { summary: 'En hel nyhet', value: { sektion: 'nyheter', mall: 'nyhet', ...content, taggar, kallor } },
      tomt: { summary: 'Bara en rubrik', value: { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Surdegen är tillbaka' } },
    },
    sparaSprakversion: {
      nyhet: { summary: 'Hela språkversionen, byggd på en revision', value: { ...content, bas: '01a1f7e2-0000-7000-8000-000000000001' } },
    },
    slappInnehall: {
      nu: { summary: 'Publicera alla språk på en människas order', value: { lage: 'publicera', order_av: 'chef@demo.se' } },
      prov: { summary: 'Bara se om det skulle gå', value: { lage: 'publicera', order_av: 'chef@demo.se', provkor: true } },
    },
    forhandsvisa: { delning: { summary: 'Med en länk som gäller en timme', value: { sprak: 'sv', dela: 60 } } },
    skapaAgent: {
      utkast: { summary: 'En agent som bara lämnar utkast', value: { namn: 'Bevakaren', sektioner: ['noje'], sprak: ['sv'] } },
    },
  };
}
