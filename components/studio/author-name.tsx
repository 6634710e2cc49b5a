import { authorLabel } from '#components/studio/author-label.ts';
import { Badge } from '#components/ui/badge.tsx';
import type { Author } from '#lib/contract/article.ts';

/** Who did something; that it was a program, and for whom, is told beside the name. */
export function AuthorName({ av }: { av: Author }) {
  const { namn, badge } = authorLabel(av);
  return (
    <>
      {namn}
      {badge !== undefined && (
        <>
          {' '}
          <Badge>{badge}</Badge>
        </>
      )}
    </>
  );
}
