import { randomBytes } from 'node:crypto';
import { anthropicAi } from '#lib/adapters/ai/anthropic.ts';
import { openAiCompatible } from '#lib/adapters/ai/openai-kompatibel.ts';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import { readEnvironment } from '#lib/config/environment.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';
import { PROMPT_EXAMPLES } from '#lib/translation/prompts/examples.ts';
import { translationAnswerSchema, translationPrompt } from '#lib/translation/prompts/translate.ts';
import { startAiStub } from '../e2e/ai/stub-server.ts';
import { mixedDocument } from './mixed-document.ts';
import { sampleArticle } from './sample-article.ts';
import { skeletonOf } from './skeleton.ts';
import { translateInMemory } from './translate-in-memory.ts';

/*
 * How faithful translations are: the examples of all templates, and generated articles. Against the stub, or, when
 * STUDIO_AI says so, against a real provider; README.md tells how.
 */

const GENERATED = Number(process.env.BENCH_ARTIKLAR ?? 200);

const STUB_MODEL = 'stub';

const newId = () => `b${randomBytes(8).toString('hex')}`;

function generated(number: number): ArticleContent {
  const { rubrik, ingress, block } = sampleArticle(number);
  // By turns sixty blocks of running text and forty of every kind.
  const blocks = number % 2 === 0 ? parseDocument(block, { newId }).block : mixedDocument(40);
  return { rubrik, ingress, block: blocks, meta: { seoTitel: rubrik.slice(0, 60) }, hero: null, slug: 'artikel' };
}

async function provider(): Promise<{ ai: AiPort; stop(): Promise<void> }> {
  const { ai } = readEnvironment({ STUDIO_SECRET: 'x'.repeat(32), ...process.env });
  if (ai.namn === 'anthropic') return { ai: anthropicAi(ai), stop: async () => {} };
  if (ai.namn === 'openai-kompatibel') return { ai: openAiCompatible(ai), stop: async () => {} };
  const stub = await startAiStub();
  const { ai: set } = readEnvironment({ NODE_ENV: 'test', STUDIO_SECRET: 'x'.repeat(32), ...stub.environment });
  return { ai: openAiCompatible(set), stop: () => stub.stop() };
}

/** What a prompt is judged by, put to a real model; its patterns are of words that the stub does not know. */
async function askExamples(ai: AiPort): Promise<void> {
  for (const { namn, kalla, haller, aldrig } of PROMPT_EXAMPLES) {
    const data = { artikel: { rubrik: '', ingress: '' }, regler: [], ordlista: [], texter: [{ id: 't1', text: kalla }] };
    const request = { prompt: translationPrompt('sv', 'en'), data, schema: translationAnswerSchema, maxTokens: 1_000 };
    const { svar } = await ai.ask({ ...request, signal: new AbortController().signal });
    const text = svar.texter[0]?.text ?? '';
    const right = haller.every((pattern) => pattern.test(text)) && !aldrig.some((pattern) => pattern.test(text));
    process.stdout.write(`${right ? 'right' : 'WRONG'}: ${namn}\n${right ? '' : `  ${text}\n`}`);
  }
}

/** Translates all of it and tells what was lost, what was refused and what our own part cost. */
export async function measureTranslation(): Promise<void> {
  const { ai, stop } = await provider();
  const examples = [...TEMPLATES_WITH_EXAMPLES.values()].map(({ id, exempel }) => ({ name: id, article: exempel.sv }));
  const articles = [
    ...examples,
    ...Array.from({ length: GENERATED }, (_, index) => ({ name: `artikel ${index}`, article: generated(index) })),
  ];
  const sum = { parts: 0, refused: 0, unfaithful: 0, ownMs: 0 };
  for (const { name, article } of articles) {
    const made = await translateInMemory(article, ai);
    sum.parts += made.parts;
    sum.refused += made.refused.length;
    sum.ownMs += made.ownMs;
    for (const { del, fel } of made.refused) process.stderr.write(`${name} ${del}: ${fel}\n`);
    if (skeletonOf(made.article) !== skeletonOf(article)) {
      sum.unfaithful += 1;
      process.stderr.write(`${name}: something beside its words is otherwise\n`);
    }
  }
  if (ai.modell !== STUB_MODEL) await askExamples(ai);
  await stop();
  const lines = [
    `${ai.namn} ${ai.modell}: ${articles.length} articles, ${sum.parts} parts`,
    `unfaithful articles: ${sum.unfaithful} (must be 0)`,
    `refused parts, left untranslated: ${sum.refused} (${((100 * sum.refused) / sum.parts).toFixed(2)} %)`,
    `our own time per part: ${(sum.ownMs / sum.parts).toFixed(3)} ms (goal: below 5)`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (sum.unfaithful > 0) process.exitCode = 1;
}
