import { textOfBlock } from '#lib/blocks/block-text.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';
import type { ProvedArticle } from '#lib/proving/proved-article.ts';
import type { Task } from '#lib/proving/task.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';

/** For tests: what an agent answers that manages the task. */
export function rightAnswer(task: Task): ProvedArticle {
  const { artikel, block, fraser } = task.expected;
  const said = fraser.map(([way]) => way).join(' ');
  if (task.slag === 'underlag') return { ...artikel, block: [...artikel.block, paragraph('bsvarnytt01', `Visningen: ${said}.`)] };
  if (task.slag === 'samtidigt') return instead(artikel, block[0], [paragraph(block[0] ?? '', said)]);
  return task.prov === 'langt_stycke' ? instead(artikel, block[0], halves(artikel, block[0])) : artikel;
}

function instead(article: ProvedArticle, id: string | undefined, blocks: Block[]): ProvedArticle {
  return { ...article, block: article.block.flatMap((one) => (blockId(one) === id ? blocks : [one])) };
}

function halves({ block }: ProvedArticle, id: string | undefined): Block[] {
  const long = block.find((one) => blockId(one) === id);
  const sentences = long === undefined ? [] : textOfBlock(long).split(/(?<=\.) /);
  return [sentences.slice(0, 3), sentences.slice(3)].map((half, index) => paragraph(`bprovhalva${index}`, half.join(' ')));
}
