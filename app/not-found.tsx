import { MapPinOff } from 'lucide-react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

/** Outside Studio's own addresses, where whoever comes may be anybody. */
export default function NotFound() {
  return (
    <EmptyState
      isWholePage
      icon={<MapPinOff aria-hidden />}
      title="Sidan finns inte"
      action={<ButtonLink href="/">Till förstasidan</ButtonLink>}
    >
      <p>Kontrollera adressen.</p>
    </EmptyState>
  );
}
