import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

export type TranslationPlan = OperationOutput<'hamtaOversattning'>;

/**
 * What a translation would do and how the latest job of it goes, looked at again and again. The plan, for which the service compares both texts, is asked for when it may have
 * become another: when the texts are others, and when a job has begun or ended.
 */
export class FollowedPlan {
  #known: { texts: string; plan: TranslationPlan } | undefined;

  /** `texts` names what stands in both languages, as far as it is known here. */
  async look(asked: { id: string; till: string }, texts: string): Promise<TranslationPlan> {
    const known = this.#known?.texts === texts ? this.#known.plan : undefined;
    if (known !== undefined) {
      const { jobb } = await studio.hamtaOversattning({ ...asked, plan: 'false' });
      if (jobb?.jobb === known.jobb?.jobb && jobb?.status === known.jobb?.status) return { ...known, jobb };
    }
    const plan = await studio.hamtaOversattning(asked);
    this.#known = { texts, plan };
    return plan;
  }
}
