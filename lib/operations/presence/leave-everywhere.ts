import type { OperationContext } from '#lib/operations/context.ts';

/** Shows somebody nowhere any more who has just lost their way in: they write in nothing. Of what is only tried nothing is told. */
export function leaveEverywhere({ whoIsThere, isDryRun }: Pick<OperationContext, 'whoIsThere' | 'isDryRun'>, id: string): void {
  if (isDryRun) return;
  for (const presence of whoIsThere.present()) if (presence.av.id === id) whoIsThere.left(presence);
}
