'use client';

import type { ComponentType } from 'react';
import type { FetchedPart } from '#components/studio/fetched-part.ts';
import { useFetchedPart } from '#components/studio/use-fetched-part.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

interface LazilyProps<Props extends object> {
  part: FetchedPart<ComponentType<Props>>;
  /** What is said when it does not come. */
  awayTitle: string;
  away: string;
  /** Of what stands there meanwhile. */
  height?: string;
  given: Props;
}

/** A part of a page that is fetched when somebody first looks at it. Should it not come, the rest of the page goes on. */
export function Lazily<Props extends object>({ part, awayTitle, away, height = '8rem', given }: LazilyProps<Props>) {
  const { loaded, again } = useFetchedPart(part);
  if (loaded === undefined) return <Skeleton height={height} />;
  if (loaded !== 'away') return <loaded.part {...given} />;
  return (
    <Banner
      tone="fault"
      title={awayTitle}
      actions={
        <Button size="small" onPress={again}>
          Försök igen
        </Button>
      }
    >
      {away}
    </Banner>
  );
}
