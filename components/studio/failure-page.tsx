'use client';

import { CloudOff, Lock } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { Failure } from '#components/studio/failure.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

/** A whole screen that cannot be shown: refused, or out of order. */
export function FailurePage({ failure }: { failure: Failure }) {
  const router = useRouter();
  const isRefused = failure.status === 403;
  return (
    <EmptyState
      isWholePage
      icon={isRefused ? <Lock aria-hidden /> : <CloudOff aria-hidden />}
      title={isRefused ? 'Du har inte tillgång till den här sidan' : failure.title}
      action={
        isRefused ? <ButtonLink href="/studio">Till artiklarna</ButtonLink> : <Button onPress={() => router.refresh()}>Försök igen</Button>
      }
    >
      {failure.fel.map((entry) => (
        <p key={`${entry.kod} ${entry.falt}`}>
          {entry.orsak} {entry.atgard}
        </p>
      ))}
    </EmptyState>
  );
}
