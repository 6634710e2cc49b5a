import { Badge } from '#components/ui/badge.tsx';
import type { Choice } from '#lib/contract/suggestion.ts';

/** Who wrote it: a model, or the newsroom itself. */
export function SourceBadge({ kalla }: Pick<Choice, 'kalla'>) {
  return kalla === 'ai' ? (
    <Badge tone="accent" title="Skrivet av AI. Läs det innan du publicerar.">
      AI
    </Badge>
  ) : (
    <Badge title="Redaktionens egna ord, ur artikeln eller bildarkivet.">Egen text</Badge>
  );
}
