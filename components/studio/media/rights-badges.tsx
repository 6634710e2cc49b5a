import type { RightsMark } from '#components/studio/media/rights-marks.ts';
import { Badge } from '#components/ui/badge.tsx';

/** What a picture's rights stop, or soon will. */
export function RightsBadges({ marks }: { marks: readonly RightsMark[] }) {
  return marks.map(({ tone, words }) => (
    <Badge key={words} tone={tone}>
      {words}
    </Badge>
  ));
}
