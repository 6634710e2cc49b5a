'use client';

import { Newspaper, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { SectionList } from '#components/studio/sections/section-list.tsx';
import { movedTo, parted, placesFor } from '#components/studio/sections/section-order.ts';
import styles from '#components/studio/sections/sections.module.css';
import { useEditing } from '#components/studio/use-editing.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const SectionDialog = lazyDialog(async () => (await import('#components/studio/sections/section-dialog.tsx')).SectionDialog);

export interface SectionAdminProps {
  /** In order, those that have been put away among them. */
  sektioner: readonly Section[];
  mallar: readonly Option[];
  /** Without the right, they are for reading. */
  canChange: boolean;
}

/** The page of the sections. */
export function SectionAdmin(props: SectionAdminProps) {
  return (
    <>
      <PageHeader title="Sektioner">
        Webbplatsens avdelningar, i den ordning som menyerna visar dem. En ändring syns genast för läsarna.
      </PageHeader>
      <Sections {...props} />
    </>
  );
}

/** The sections of the site: what there is, in which order, and the ways to make, change, move and put away. */
export function Sections({ sektioner, mallar, canChange }: SectionAdminProps) {
  const router = useRouter();
  const { edit, create, opened } = useEditing<Section>();
  const [archiving, setArchiving] = useState<Section>();
  const [shown, setShown] = useState(sektioner);
  const { data: kategorier } = useLoaded('kategorier', () => studio.listaKategorier({}));
  const archive = useOperation(({ id, arkiverad }: Section) => studio.andraSektion({ id, arkiverad: !arkiverad }));
  const move = useOperation(async ({ section, place }: { section: Section; place: number }) => {
    const { used, away } = parted(shown);
    const wanted = movedTo(used, section.id, place);
    // Shown at once; what could not be saved stands where it was when the page has been read again.
    setShown([...wanted, ...away]);
    try {
      for (const change of placesFor(wanted, section.id)) await studio.andraSektion(change);
    } finally {
      router.refresh();
    }
    return true;
  });
  useEffect(() => setShown(sektioner), [sektioner]);
  const { used, away } = parted(shown);
  const list = { mallar, kategorier, canChange, onEdit: edit };

  async function putAway(section: Section) {
    if ((await archive.run(section)) === undefined) return;
    setArchiving(undefined);
    showToast({ tone: 'success', text: section.arkiverad ? `${section.namn} är framtagen.` : `${section.namn} är undanlagd.` });
    router.refresh();
  }

  const createButton = canChange && (
    <Button variant={used.length === 0 ? 'primary' : 'standard'} icon={<Plus aria-hidden />} onPress={create}>
      Ny sektion
    </Button>
  );

  return (
    <div className={styles.sections}>
      <FailureBanner failure={move.failure} />
      {archiving === undefined && <FailureBanner failure={archive.failure} />}
      {used.length === 0 ? (
        <EmptyState icon={<Newspaper aria-hidden />} title="Inga sektioner ännu" action={createButton}>
          <p>En artikel står alltid i en sektion, så ingen kan skriva förrän det finns en.</p>
        </EmptyState>
      ) : (
        <>
          {canChange && <div className={styles.bar}>{createButton}</div>}
          <SectionList
            {...list}
            label="Sektioner"
            sektioner={used}
            onMove={(section, place) => void move.run({ section, place })}
            onArchive={setArchiving}
          />
        </>
      )}
      {away.length > 0 && (
        <section aria-labelledby="undanlagda" className={styles.away}>
          <h2 id="undanlagda" className={styles.heading}>
            Undanlagda
          </h2>
          <SectionList {...list} label="Undanlagda sektioner" sektioner={away} onArchive={putAway} />
        </section>
      )}
      {archiving !== undefined && (
        <ConfirmDialog
          title={`Lägg undan ${archiving.namn}?`}
          confirm="Lägg undan"
          isRunning={archive.isRunning}
          failure={archive.failure}
          onCancel={() => {
            setArchiving(undefined);
            archive.reset();
          }}
          onConfirm={() => putAway(archiving)}
        >
          Sektionen försvinner ur menyerna och tar inte emot nya artiklar. Artiklarna i den finns kvar på sina adresser. Den går att ta fram
          igen.
        </ConfirmDialog>
      )}
      {opened !== undefined && (
        <SectionDialog
          section={opened.thing}
          mallar={mallar}
          kategorier={kategorier}
          onClose={opened.onClose}
          onSaved={(namn) => opened.onSaved(`${namn} är sparad.`)}
        />
      )}
    </div>
  );
}
