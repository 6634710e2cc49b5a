import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsTheme } from '#lib/adapters/cms/port.ts';
import type { WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';

const statusSchema = z.object({ theme: z.object({ id: z.string(), name: z.string() }) });

/** See CmsPort.tema. */
export async function themeOf(client: WordPressClient): Promise<CmsTheme | null> {
  try {
    const answer = await client.get('/studio/v1/status');
    const status = answer.ok ? statusSchema.safeParse(answer.body) : undefined;
    if (status?.success !== true) return null;
    const { id, name } = status.data.theme;
    return { id, namn: name };
  } catch (failure) {
    if (failure instanceof CmsFailure) return null;
    throw failure;
  }
}
