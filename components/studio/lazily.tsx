'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

interface LazilyProps<Props extends object> {
  fetchPart: () => Promise<ComponentType<Props>>;
  /** What is said when it does not come. */
  awayTitle: string;
  away: string;
  /** Of what stands there meanwhile. */
  height?: string;
  given: Props;
}

type Loaded<Props extends object> = { Part: ComponentType<Props> } | 'away' | undefined;

/** A part of a page that is fetched when somebody first looks at it. Should it not come, the rest of the page goes on. */
export function Lazily<Props extends object>({ fetchPart, awayTitle, away, height = '8rem', given }: LazilyProps<Props>) {
  const [loaded, setLoaded] = useState<Loaded<Props>>();
  const latestFetch = useRef(fetchPart);
  latestFetch.current = fetchPart;

  useEffect(() => {
    if (loaded !== undefined) return;
    latestFetch.current().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded('away'),
    );
  }, [loaded]);

  if (loaded === undefined) return <Skeleton height={height} />;
  if (loaded !== 'away') return <loaded.Part {...given} />;
  return (
    <Banner
      tone="fault"
      title={awayTitle}
      actions={
        <Button size="small" onPress={() => setLoaded(undefined)}>
          Försök igen
        </Button>
      }
    >
      {away}
    </Banner>
  );
}
