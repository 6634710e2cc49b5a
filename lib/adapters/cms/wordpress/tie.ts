import { z } from 'zod';
import type { CmsOrigin } from '#lib/adapters/cms/port.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { whenFree } from '#lib/adapters/cms/wordpress/create-once.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

const tiedSchema = z.object({ tied: z.boolean() });

/** See CmsRespect.tie. */
export async function tie(client: WordPressClient, externalId: string, { id, andrad }: CmsOrigin): Promise<boolean> {
  const answer = await whenFree(() => client.post('/studio/v1/tie', { post: externalId, id: Number(id), modified: andrad }));
  if (!answer.ok) throw failureOf(answer, 'knyta artikeln till sitt inlägg');
  return readBody(tiedSchema, answer.body, client.url).tied;
}
