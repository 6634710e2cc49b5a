import { MapPinOff } from 'lucide-react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

export default function NotFound() {
  return (
    <EmptyState
      isWholePage
      icon={<MapPinOff aria-hidden />}
      title="Sidan finns inte"
      action={<ButtonLink href="/studio">Till Studio</ButtonLink>}
    >
      <p>Kontrollera adressen.</p>
    </EmptyState>
  );
}
