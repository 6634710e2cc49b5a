import { showToast } from '#components/ui/toast-queue.ts';
import type { QueueItem } from '#lib/contract/queue.ts';

/** Says so where a task was given to somebody who does not see its article: they see nothing of it. Stays until it is closed. */
export function tellWhereInVain({ uppgift: { rubrik, ansvarig }, ser_inte }: { uppgift: QueueItem; ser_inte: readonly string[] }): void {
  if (ansvarig === null || !ser_inte.includes(ansvarig.id)) return;
  const text = `${ansvarig.namn} ser inte artikeln och därför inte uppgiften ”${rubrik}”. Släpp in den som ska göra den, låt agenten läsa mer, eller lämna uppgiften till någon annan.`;
  showToast({ tone: 'fault', text });
}
