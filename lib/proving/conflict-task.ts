import { blockId } from '#lib/content/block-id.ts';
import { mergeContent } from '#lib/content/merge.ts';
import type { Block } from '#lib/contract/block.ts';
import { digits, OWN_PARAGRAPHS, type ProvedArticle, personName, placeName, provedArticle } from '#lib/proving/proved-article.ts';
import type { Random } from '#lib/proving/random.ts';
import { type Expected, type Task, unchanged } from '#lib/proving/task.ts';
import { text } from '#lib/templates/example-blocks.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

const { contact: CONTACT, archive: ARCHIVE } = OWN_PARAGRAPHS;

/** What both have written, from the same version. */
interface Written {
  min: ProvedArticle;
  deras: ProvedArticle;
}

/** What somebody else did meanwhile, by name; the agent has added a sentence to the first of the two paragraphs. */
const MEANWHILE: ReadonlyMap<string, (min: ProvedArticle, bas: ProvedArticle, random: Random) => ProvedArticle> = new Map([
  ['annat_stycke', (_, bas, random) => ({ ...added(bas, ARCHIVE, random), rubrik: `${bas.rubrik} i ${placeName(random)}` })],
  ['samma_stycke', (_, bas, random) => added(bas, CONTACT, random)],
  ['stycke_borta', (_, bas) => ({ ...bas, block: bas.block.filter((block) => blockId(block) !== ARCHIVE) })],
  ['annan_ordning', (_, bas, random) => ({ ...bas, ingress: `${bas.ingress} ${sentence(random)}`.trim(), block: movedUp(bas.block) })],
]);

export const CONFLICT_NAMES: readonly string[] = [...MEANWHILE.keys()];

/**
 * A save that somebody else’s came before: what is answered must hold both what the agent had written and what the other did. `undefined` where
 * there is no such task.
 */
export function conflictTask(name: string, random: Random): Task | undefined {
  const meanwhile = MEANWHILE.get(name);
  if (meanwhile === undefined) return undefined;
  const malls = [...TEMPLATES_WITH_EXAMPLES.keys()];
  const mall = malls[random.below(malls.length)] ?? 'nyhet';
  const bas = provedArticle(mall, random);
  const min = added(bas, CONTACT, random);
  const deras = meanwhile(min, bas, random);
  return {
    ...{ slag: 'samtidigt', mall, prov: name, underlag: null, artikel: deras },
    instruktion:
      'Du hade sparat din version när någon annan hann före. Artikeln är som den andra sparade den. Svara med den artikel som ska sparas: både dina ändringar (egna) och den andras ska vara kvar, ord för ord, och inget annat ska ändras.',
    konflikt: { egna: ownChanges(bas, min), konflikter: mergeContent(bas, min, deras).konflikter },
    expected: expectedOf(bas, { min, deras }),
  };
}

/** What both lead to; where they collide, each sentence of both in the one paragraph. */
function expectedOf(bas: ProvedArticle, { min, deras }: Written): Expected {
  const { forslag } = mergeContent(bas, min, deras);
  if (forslag !== null) return unchanged({ ...deras, ...forslag });
  const said = [bas, min, deras].map((article) => textOf(article, CONTACT));
  const [before = '', mine = '', theirs = ''] = said;
  const fraser = [before, mine.slice(before.length).trim(), theirs.slice(before.length).trim()];
  return { ...unchanged(deras), block: [CONTACT], fraser: fraser.map((phrase) => [phrase] as const) };
}

function textOf({ block }: ProvedArticle, id: string): string {
  const found = block.find((one) => blockId(one) === id);
  return (found?.content ?? []).map((node) => ('text' in node ? node.text : '')).join('');
}

function ownChanges(bas: ProvedArticle, min: ProvedArticle) {
  return min.block.flatMap((block, index) =>
    block === bas.block[index] ? [] : [{ block: blockId(block), bas: bas.block[index], min: block }],
  );
}

function added(article: ProvedArticle, id: string, random: Random): ProvedArticle {
  const more = sentence(random);
  return {
    ...article,
    block: article.block.map((block) =>
      blockId(block) === id ? { ...block, content: [...(block.content ?? []), text(` ${more}`)] } : block,
    ),
  };
}

function sentence(random: Random): string {
  return `${personName(random)} i ${placeName(random)} har bekräftat det i ärende ${digits(random, 5)}.`;
}

/** The last paragraph comes before the one that stood above it. */
function movedUp(block: readonly Block[]): Block[] {
  const last = block.slice(-1);
  return [...block.slice(0, -2), ...last, ...block.slice(-2, -1)];
}
