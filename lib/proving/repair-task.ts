import { BREAKAGES } from '#lib/proving/breakages.ts';
import { provedArticle } from '#lib/proving/proved-article.ts';
import type { Random } from '#lib/proving/random.ts';
import type { Task } from '#lib/proving/task.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

/** The names of the breakages that an article of the template can have. */
export function breakagesOf(mall: string, random: Random): string[] {
  const article = provedArticle(mall, random);
  return [...BREAKAGES].flatMap(([name, breakage]) => (breakage({ mall, article, random }) === undefined ? [] : [name]));
}

/** An article of the template that is broken in that way, to be mended by what is told of it alone; `undefined` where there is no such task. */
export function repairTask(mall: string, name: string, random: Random): Task | undefined {
  if (!TEMPLATES_WITH_EXAMPLES.has(mall)) return undefined;
  const broken = BREAKAGES.get(name)?.({ mall, article: provedArticle(mall, random), random });
  if (broken === undefined) return undefined;
  return {
    ...{ slag: 'laga', mall, prov: name, underlag: null, konflikt: null },
    ...broken,
    instruktion:
      'Rätta allt som står i fel och varningar, och ändra inget annat: block, fält och ord som inget är fel med ska vara kvar som de är. Hitta inte på uppgifter; det som inte går att rätta tas bort.',
  };
}
