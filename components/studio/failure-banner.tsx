'use client';

import type { ReactNode } from 'react';
import { type Failure, maySucceedLater } from '#components/studio/failure.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';

interface FailureBannerProps {
  failure: Failure | undefined;
  /** Fields that show their own fault. */
  except?: readonly string[];
  onRetry?: () => void;
  /** What there is to do beside, where to try again may be of no use. */
  otherwise?: ReactNode;
}

/** Why the last thing could not be done, and what to do: sign in again, or try again. */
export function FailureBanner({ failure, except = [], onRetry, otherwise }: FailureBannerProps) {
  if (failure === undefined) return null;
  const entries = failure.fel.filter((entry) => !except.includes(entry.falt));
  if (entries.length === 0 && failure.fel.length > 0) return null;
  const canRetry = onRetry !== undefined && maySucceedLater(failure);
  return (
    <Banner
      tone="fault"
      title={failure.title}
      entries={entries}
      actions={
        failure.status === 401 ? (
          // In a tab of its own, so that nothing typed here is lost.
          <ButtonLink size="small" href="/studio/logga-in" target="_blank">
            Logga in
          </ButtonLink>
        ) : canRetry ? (
          <>
            <Button size="small" onPress={onRetry}>
              Försök igen
            </Button>
            {otherwise}
          </>
        ) : (
          otherwise
        )
      }
    />
  );
}
