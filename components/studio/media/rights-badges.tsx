import { rightsMarks } from '#components/studio/media/rights-marks.ts';
import { Badge } from '#components/ui/badge.tsx';
import type { PictureRights } from '#lib/contract/media.ts';

/** What a picture's rights stop, or soon will. */
export function RightsBadges({ rights }: { rights: PictureRights | null }) {
  return rightsMarks(rights, new Date().toISOString()).map(({ tone, words }) => (
    <Badge key={words} tone={tone}>
      {words}
    </Badge>
  ));
}
