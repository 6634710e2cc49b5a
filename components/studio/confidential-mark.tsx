import { Lock } from 'lucide-react';
import { Badge } from '#components/ui/badge.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';

/** Marks an article that most of the newsroom does not know of. */
export function ConfidentialMark() {
  return (
    <Badge tone="warning" title="Konfidentiell">
      <Lock aria-hidden />
      <VisuallyHidden>Konfidentiell</VisuallyHidden>
    </Badge>
  );
}
