'use client';

import { Images, LayoutGrid, List, Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { ChosenBar } from '#components/studio/media/chosen-bar.tsx';
import { CollectionHead } from '#components/studio/media/collection-head.tsx';
import {
  changedFilter,
  isNarrowed,
  type LibraryFilter,
  libraryAddressOf,
  WHOLE_LIBRARY,
} from '#components/studio/media/library-address.ts';
import { LibraryFilters } from '#components/studio/media/library-filters.tsx';
import { MediaGrid } from '#components/studio/media/media-grid.tsx';
import styles from '#components/studio/media/media-library.module.css';
import { PICTURE_TYPES, pictureDrop, picturesChosen, picturesDropped } from '#components/studio/media/picture-files.ts';
import type { RightsMark } from '#components/studio/media/rights-marks.ts';
import { type Undescribed, UndescribedNote } from '#components/studio/media/undescribed-note.tsx';
import { usePastedPictures } from '#components/studio/media/use-pasted-pictures.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Author } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';
import type { PictureCollection } from '#lib/contract/picture-collection.ts';
import { studio } from '#lib/transports/client/browser.ts';

const BulkDialog = lazyDialog(async () => (await import('#components/studio/media/bulk-dialog.tsx')).BulkDialog);
const CollectDialog = lazyDialog(async () => (await import('#components/studio/media/collect-dialog.tsx')).CollectDialog);
const DetailsDialog = lazyDialog(async () => (await import('#components/studio/media/details-dialog.tsx')).DetailsDialog);
const RemovePicturesDialog = lazyDialog(
  async () => (await import('#components/studio/media/remove-pictures-dialog.tsx')).RemovePicturesDialog,
);
const UploadDialog = lazyDialog(async () => (await import('#components/studio/media/upload-dialog.tsx')).UploadDialog);

export interface MediaLibraryProps {
  media: readonly Media[];
  /** What the rights of each stop, by its id. */
  marks: Readonly<Record<string, readonly RightsMark[]>>;
  filter: LibraryFilter;
  page: ShownPage;
  /** The picture that the address opens; undefined where it opens none, or one that is there no longer. */
  opened: Media | undefined;
  canUpload: boolean;
  /** How many that readers see have no alternative text, by language; empty where that is not told. */
  undescribed: readonly Undescribed[];
  /** The first of the collections there are. */
  collections: readonly PictureCollection[];
  /** Who has uploaded what there is, whoever looks left out. */
  uploaders: readonly Author[];
}

const NONE: ReadonlySet<string> = new Set();

/** Every picture: search and filters, upload by button, by dropping or by pasting, what is known about each, and about several at once. */
export function MediaLibrary({ media, marks, filter, page, opened, canUpload, undescribed, collections, uploaders }: MediaLibraryProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [editing, setEditing] = useState(opened);
  const [chosen, setChosen] = useState(NONE);
  const [isBulk, setBulk] = useState(false);
  const [isCollecting, setCollecting] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const takingOut = useOperation((ta_bort: string[]) => studio.andraSamling({ id: filter.samling, ta_bort }));
  const show = (next: LibraryFilter) => {
    setChosen(NONE);
    startTransition(() => router.push(libraryAddressOf(next), { scroll: false }));
  };
  // A search follows the typing: it is one step back, and not one for each letter.
  const narrow = (change: Partial<LibraryFilter>) => {
    setChosen(NONE);
    const next = libraryAddressOf(changedFilter(filter, change));
    startTransition(() => ('sok' in change ? router.replace(next, { scroll: false }) : router.push(next, { scroll: false })));
  };
  usePastedPictures(setFiles, canUpload && files.length === 0);

  const upload = (
    <FileTrigger allowsMultiple acceptedFileTypes={PICTURE_TYPES} onSelect={(list) => setFiles(picturesChosen(list))}>
      <Button variant="primary" icon={<Upload aria-hidden />}>
        Ladda upp
      </Button>
    </FileTrigger>
  );
  const isList = filter.vy === 'lista';
  const picked = media.filter(({ id }) => chosen.has(id));
  const collection = collections.find(({ id }) => id === filter.samling);
  const closeDetails = () => {
    setEditing(undefined);
    if (filter.bild !== '') show({ ...filter, bild: '' });
  };
  const letGo = () => {
    setChosen(NONE);
    router.refresh();
  };

  async function takeOut() {
    if ((await takingOut.run(picked.map(({ id }) => id))) === undefined) return;
    showToast({
      tone: 'success',
      text: picked.length === 1 ? 'En bild är tagen ur samlingen.' : `${picked.length} bilder är tagna ur samlingen.`,
    });
    letGo();
  }

  return (
    <DropZone
      className={styles.zone}
      isDisabled={!canUpload}
      getDropOperation={pictureDrop}
      onDrop={async ({ items }) => setFiles(await picturesDropped(items))}
    >
      <PageHeader
        title="Bilder"
        actions={
          <>
            <IconButton
              label={isList ? 'Visa som rutnät' : 'Visa som lista'}
              onPress={() => show({ ...filter, vy: isList ? '' : 'lista' })}
            >
              {isList ? <LayoutGrid aria-hidden /> : <List aria-hidden />}
            </IconButton>
            {canUpload && upload}
          </>
        }
      />
      <UndescribedNote undescribed={undescribed} />
      <LibraryFilters filter={filter} uploaders={uploaders} collections={collections} onChange={narrow} />
      {collection !== undefined && canUpload && (
        <CollectionHead
          collection={collection}
          onRenamed={() => router.refresh()}
          onRemoved={() => show({ ...filter, samling: '', sida: 1 })}
        />
      )}
      <FailureBanner failure={takingOut.failure} />
      <div aria-busy={isPending} className={styles.results}>
        {media.length > 0 ? (
          <>
            <MediaGrid
              media={media}
              marks={marks}
              isList={isList}
              chosen={canUpload ? chosen : undefined}
              onChoose={setChosen}
              onOpen={setEditing}
            />
            <Pagination page={page} onPage={(sida) => show({ ...filter, sida })} />
          </>
        ) : isNarrowed(filter) ? (
          <EmptyState
            icon={<Images aria-hidden />}
            title="Inga bilder passar"
            action={<Button onPress={() => show({ ...WHOLE_LIBRARY, vy: filter.vy })}>Visa alla bilder</Button>}
          >
            <p>Prova med färre ord, eller ta bort något filter.</p>
          </EmptyState>
        ) : (
          <EmptyState icon={<Images aria-hidden />} title="Inga bilder ännu" action={canUpload ? upload : undefined}>
            <p>
              Släpp eller klistra in bilder var som helst på sidan, eller välj dem från datorn. JPEG, PNG, WebP, AVIF och GIF, högst 50 MB.
            </p>
          </EmptyState>
        )}
      </div>
      {picked.length > 0 && (
        <ChosenBar
          chosen={picked.length}
          onEdit={() => setBulk(true)}
          onCollect={() => setCollecting(true)}
          onTakeOut={filter.samling === '' ? undefined : takeOut}
          isTakingOut={takingOut.isRunning}
          onRemove={() => setRemoving(true)}
          onLetGo={() => setChosen(NONE)}
        />
      )}
      <div className={styles.hint} aria-hidden>
        Släpp för att ladda upp
      </div>
      {files.length > 0 && (
        <UploadDialog
          files={files}
          onClose={() => {
            setFiles([]);
            router.refresh();
          }}
        />
      )}
      {isCollecting && (
        <CollectDialog
          pictures={picked}
          collections={collections}
          onClose={() => setCollecting(false)}
          onCollected={({ namn }) => {
            setCollecting(false);
            showToast({ tone: 'success', text: `Ligger i samlingen ${namn}.` });
            letGo();
          }}
        />
      )}
      {isRemoving && (
        <RemovePicturesDialog
          pictures={picked}
          onClose={() => setRemoving(false)}
          onRemoved={(left) => {
            setChosen(new Set(left.map(({ id }) => id)));
            router.refresh();
          }}
        />
      )}
      {isBulk && (
        <BulkDialog
          pictures={picked}
          onClose={() => setBulk(false)}
          onChanged={(left) => {
            if (left.length === 0) setChosen(NONE);
            router.refresh();
          }}
        />
      )}
      {editing !== undefined && (
        <DetailsDialog
          media={editing}
          canEdit={canUpload}
          onClose={closeDetails}
          onSaved={() => {
            closeDetails();
            router.refresh();
          }}
          onReplaced={(media) => {
            setEditing(media);
            showToast({ tone: 'success', text: 'Bilden har en ny fil.' });
            router.refresh();
          }}
          onRemoved={() => {
            closeDetails();
            router.refresh();
          }}
        />
      )}
    </DropZone>
  );
}
