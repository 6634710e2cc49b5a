import { CONTENT_STATUS } from '#components/studio/labels.ts';
import { longMoment } from '#components/studio/swedish-time.ts';
import { Badge } from '#components/ui/badge.tsx';
import type { Item } from '#lib/contract/article.ts';
import type { ContentStatus } from '#lib/contract/closed/article.ts';

/** The state of an article; a waiting update of something public is told too. */
export function StatusBadge({ status, schemalagd }: { status: ContentStatus; schemalagd?: Item['schemalagd'] }) {
  const { namn, tone } = CONTENT_STATUS[status];
  const title = schemalagd === null || schemalagd === undefined ? undefined : `Publiceras ${longMoment(schemalagd.datum)}`;
  return (
    <Badge tone={tone} title={title}>
      {namn}
    </Badge>
  );
}
