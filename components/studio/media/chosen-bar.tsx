'use client';

import styles from '#components/studio/media/media-library.module.css';
import { Button } from '#components/ui/button.tsx';

interface ChosenBarProps {
  chosen: number;
  onEdit: () => void;
  onCollect: () => void;
  /** Where a collection is shown. */
  onTakeOut: (() => void) | undefined;
  isTakingOut: boolean;
  onRemove: () => void;
  onLetGo: () => void;
}

/** What can be done with the chosen pictures, always within reach. */
export function ChosenBar({ chosen, onEdit, onCollect, onTakeOut, isTakingOut, onRemove, onLetGo }: ChosenBarProps) {
  return (
    <div role="toolbar" aria-label="Valda bilder" className={styles.chosen}>
      <span role="status">{chosen === 1 ? 'En bild vald' : `${chosen} bilder valda`}</span>
      <Button size="small" onPress={onEdit}>
        Ändra uppgifter
      </Button>
      <Button size="small" onPress={onCollect}>
        Lägg i samling
      </Button>
      {onTakeOut !== undefined && (
        <Button size="small" isPending={isTakingOut} onPress={onTakeOut}>
          Ta ur samlingen
        </Button>
      )}
      <Button size="small" onPress={onRemove}>
        Ta bort
      </Button>
      <Button size="small" variant="quiet" onPress={onLetGo}>
        Avmarkera
      </Button>
    </div>
  );
}
