import { setTimeout as pause } from 'node:timers/promises';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsArticle, CmsPort, CmsReceipt } from '#lib/adapters/cms/port.ts';

/** As the delivery queue does: again after each fault that may pass. */
export async function deliverUntilDone(cms: CmsPort, wanted: CmsArticle): Promise<CmsReceipt> {
  for (;;) {
    try {
      return await cms.deliver(wanted);
    } catch (error) {
      if (!(error instanceof CmsFailure) || !error.retryable) throw error;
      await pause(Math.min((error.retryAfter ?? 0.3) * 1000, 3_000));
    }
  }
}
