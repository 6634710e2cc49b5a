import { MapPinOff } from 'lucide-react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

export default function NotFound() {
  return (
    <EmptyState
      isWholePage
      icon={<MapPinOff aria-hidden />}
      title="Det finns inte"
      action={<ButtonLink href="/studio">Till artiklarna</ButtonLink>}
    >
      <p>Sidan eller artikeln finns inte, eller så har du inte rätt att se den. Sök fram den i listan, eller be någon om en ny länk.</p>
    </EmptyState>
  );
}
