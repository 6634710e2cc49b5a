import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsArticle, CmsDecision, CmsRespect } from '#lib/adapters/cms/port.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { CHANGED, type FoundPost } from '#lib/adapters/cms/wordpress/lookup.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';
import type { ChangedPart } from '#lib/contract/cms-comparison.ts';

/** What the plugin calls the parts of an article, what Studio does, and what people do. */
const PARTS: Record<(typeof CHANGED)[number], { del: ChangedPart; namn: string }> = {
  status: { del: 'status', namn: 'statusen' },
  slug: { del: 'slug', namn: 'adressen' },
  title: { del: 'rubrik', namn: 'rubriken' },
  excerpt: { del: 'ingress', namn: 'ingressen' },
  content: { del: 'text', namn: 'texten' },
  date: { del: 'datum', namn: 'datumet' },
  categories: { del: 'kategorier', namn: 'kategorierna' },
  tags: { del: 'taggar', namn: 'taggarna' },
  picture: { del: 'hero', namn: 'bilden' },
  words: { del: 'hero', namn: 'bildens texter' },
};

/** Whether a delivery would write over what somebody has changed, nobody has decided to write over, and the text that is delivered has not. */
export function isGuarded({ status, changed, decided, state }: FoundPost, { overtaget }: Pick<CmsArticle, 'overtaget'>): boolean {
  // What has been thrown away is another matter (staysThrownAway).
  return status !== 'trash' && changed.length > 0 && decided !== 'overwrite' && overtaget !== state;
}

/** What people call the parts that somebody has changed. */
export function changedNames({ changed }: Pick<FoundPost, 'changed'>): string[] {
  return changed.map((part) => PARTS[part].namn);
}

export function partOf(part: (typeof CHANGED)[number]): ChangedPart {
  return PARTS[part].del;
}

/** The refusal of a release that would write over what somebody has changed: it is for a person to decide. */
export function wouldOverwrite(post: Pick<FoundPost, 'changed'>): CmsFailure {
  return new CmsFailure({
    retryable: false,
    orsak: `Artikeln har ändrats i WordPress sedan Studio skickade den: ${changedNames(post).join(', ')}. Inget skrevs över.`,
    atgard: 'Se skillnaden under Historik på artikeln, välj vilken version som ska gälla, och publicera igen.',
  });
}

const changedSchema = z.object({
  changed: z.array(z.object({ external_id: z.string(), parts: z.array(z.enum(CHANGED)), state: z.string() })),
  next: z.int(),
});

/** See CmsRespect.changed. */
export async function changedAfter(client: WordPressClient, after: string): ReturnType<CmsRespect['changed']> {
  const answer = await client.get(`/studio/v1/changed?after=${after === '' ? 0 : Number(after)}`);
  if (!answer.ok) throw failureOf(answer, 'jämföra artiklarna');
  const { changed, next } = readBody(changedSchema, answer.body, client.url);
  return {
    andrade: changed.map(({ external_id: externalId, parts, state: tillstand }) => ({ externalId, delar: parts.map(partOf), tillstand })),
    nasta: next === 0 ? null : String(next),
  };
}

/** See CmsRespect.decide. */
export async function decide(client: WordPressClient, externalId: string, tillstand: string, val: CmsDecision): Promise<boolean> {
  const choice = val === 'skriv_over' ? 'overwrite' : 'keep';
  const answer = await client.post('/studio/v1/decide', { post: externalId, state: tillstand, choice });
  if (!answer.ok && answer.code === 'studio_changed') return false;
  if (!answer.ok) throw failureOf(answer, 'ta emot beslutet om artikeln');
  return true;
}

/** See CmsRespect.tellWith. Who may not have it do so is told nowhere: what was changed is seen all the same, later. */
export async function tellWith(client: WordPressClient, nyckel: string): Promise<void> {
  const answer = await client.post('/studio/v1/listener', { key: nyckel });
  if (!answer.ok && answer.status !== 403) throw failureOf(answer, 'ta emot nyckeln som den berättar om ändringar med');
}
