'use client';

import { Trash2 } from 'lucide-react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import formStyles from '#components/studio/form.module.css';
import styles from '#components/studio/skeletons/skeletons-dialog.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { cannotRemoveSkeleton } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { ListedSkeleton } from '#lib/contract/own-skeleton.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface SkeletonsDialogProps {
  /** What sections and templates are called. */
  names: ReadonlyMap<string, string>;
  jag: Actor;
  onClose: () => void;
}

/** The newsroom's own skeletons and patterns: what each is for, and the way to take it away. */
export function SkeletonsDialog({ names, jag, onClose }: SkeletonsDialogProps) {
  const { data, failure, reload } = useLoaded('stommar', () => studio.listaStommar({}));
  const remove = useOperation(async (id: string) => {
    await studio.taBortStomme({ id });
    reload();
  });
  return (
    <Dialog title="Egna stommar och mönster" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <FailureBanner failure={failure ?? remove.failure} />
      <p className={formStyles.about}>
        Du sparar en egen under Fler val i en artikel, och ett mönster av markerade block med handtaget bredvid dem. Det som redan är
        skrivet ändras inte när en tas bort.
      </p>
      {data?.stommar.length === 0 && <p>Redaktionen har inga än.</p>}
      <ul className={styles.list}>
        {data?.stommar.map((skeleton) => (
          <li key={skeleton.id} className={styles.row}>
            <span>
              <strong>{skeleton.namn}</strong>
              {skeleton.beskrivning !== '' && <span className={styles.about}>{skeleton.beskrivning}</span>}
              <span className={styles.about}>{placeOf(skeleton, names)}</span>
            </span>
            {cannotRemoveSkeleton(jag, skeleton) === undefined && (
              <IconButton label={`Ta bort ${skeleton.namn}`} onPress={() => void remove.run(skeleton.id)}>
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** «Recept · Mat · Karin Ståhlbrand» */
function placeOf({ mall, sektion, av }: ListedSkeleton, names: ReadonlyMap<string, string>): string {
  const kind = mall === null ? 'Mönster' : (names.get(mall) ?? mall);
  return [kind, sektion === null ? 'alla sektioner' : (names.get(sektion) ?? sektion), av.namn].join(' · ');
}
