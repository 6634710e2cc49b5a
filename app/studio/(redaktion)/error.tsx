'use client';

import { CloudOff } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

export default function ScreenFault({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <EmptyState isWholePage icon={<CloudOff aria-hidden />} title="Något gick fel" action={<Button onPress={retry}>Försök igen</Button>}>
      <p>Sidan kunde inte visas. Det som är sparat finns kvar.</p>
      {error.digest !== undefined && <p>Händer det fler gånger: anmäl det med koden {error.digest}.</p>}
    </EmptyState>
  );
}
