import type { Language } from '#lib/contract/languages.ts';

/** What the handbook says of English: to be followed by the model as by anybody who writes. */
export interface HouseRules {
  regler: string[];
  ordlista: Array<{ svenska: string; engelska: string }>;
}

const HEADING = /^## Engelska[^\S\n]*\n/m;

/**
 * The chapter «Engelska» of the handbook. A bullet of terms (`svenska → engelska`, several between semicolons, with or
 * without a heading and a colon before them) is a glossary; every other bullet is a rule. Of a translation to any other
 * language it says nothing.
 */
export function houseRules(handbook: string, till: Language): HouseRules {
  if (till !== 'en') return { regler: [], ordlista: [] };
  const bullets = [...chapterOf(handbook).matchAll(/^- (.+)$/gm)].map(([, bullet = '']) => bullet.trim());
  const rules: HouseRules = { regler: [], ordlista: [] };
  for (const bullet of bullets) {
    if (bullet.includes('→')) rules.ordlista.push(...termsOf(bullet));
    else rules.regler.push(bullet);
  }
  return rules;
}

function termsOf(bullet: string): HouseRules['ordlista'] {
  return bullet
    .replace(/^[^:→]*:\s*/, '')
    .split(';')
    .flatMap((pair) => {
      const [svenska = '', engelska = ''] = pair.split('→').map((term) => term.replace(/[*_.]/g, '').trim());
      return svenska === '' || engelska === '' ? [] : [{ svenska, engelska }];
    });
}

/** What stands below the heading, up to the next; empty where there is none. */
function chapterOf(handbook: string): string {
  const heading = HEADING.exec(handbook);
  if (heading === null) return '';
  const below = handbook.slice(heading.index + heading[0].length);
  const next = below.search(/^## /m);
  return next < 0 ? below : below.slice(0, next);
}
