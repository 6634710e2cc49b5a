'use client';

import { Images, Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { DetailsDialog } from '#components/studio/media/details-dialog.tsx';
import { MediaGrid } from '#components/studio/media/media-grid.tsx';
import styles from '#components/studio/media/media-library.module.css';
import { PICTURE_TYPES, pictureDrop, picturesDropped } from '#components/studio/media/picture-files.ts';
import { UploadDialog } from '#components/studio/media/upload-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useSearchedList } from '#components/studio/use-searched-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Media, RightsState } from '#lib/contract/media.ts';

const ALL = 'alla';
const RIGHTS: ReadonlyArray<{ id: RightsState | typeof ALL; namn: string }> = [
  { id: ALL, namn: 'Alla rättigheter' },
  { id: 'snart', namn: 'Går ut inom 14 dagar' },
  { id: 'utgangen', namn: 'Har gått ut' },
  { id: 'giltig', namn: 'Gäller' },
  { id: 'saknas', namn: 'Inga angivna' },
];

export interface MediaLibraryProps {
  media: readonly Media[];
  sok: string;
  rattighet: RightsState | null;
  page: ShownPage;
  canUpload: boolean;
}

/** Every picture: search, upload by button or by dropping files anywhere on the page, and what is known about each. */
export function MediaLibrary({ media, sok, rattighet, page, canUpload }: MediaLibraryProps) {
  const router = useRouter();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [editing, setEditing] = useState<Media>();

  const { search, isPending, toPage } = useSearchedList('/studio/bilder', sok, rattighet === null ? {} : { rattighet });
  const narrow = (chosen: string) => {
    const query = String(new URLSearchParams({ ...(sok === '' ? {} : { sok }), ...(chosen === ALL ? {} : { rattighet: chosen }) }));
    router.push(query === '' ? '/studio/bilder' : `/studio/bilder?${query}`);
  };

  const upload = (
    <FileTrigger allowsMultiple acceptedFileTypes={PICTURE_TYPES} onSelect={(list) => setFiles(list === null ? [] : [...list])}>
      <Button variant="primary" icon={<Upload aria-hidden />}>
        Ladda upp
      </Button>
    </FileTrigger>
  );

  return (
    <DropZone
      className={styles.zone}
      isDisabled={!canUpload}
      getDropOperation={pictureDrop}
      onDrop={async ({ items }) => setFiles(await picturesDropped(items))}
    >
      <PageHeader title="Bilder" actions={canUpload ? upload : undefined} />
      <div className={styles.search}>
        <SearchField label="Sök bilder" placeholder="Sök filnamn, bildtext eller kredit" {...search.field} />
        <Select aria-label="Rättigheter" compact options={RIGHTS} value={rattighet ?? ALL} onChange={narrow} />
      </div>
      <div aria-busy={isPending} className={styles.results}>
        {media.length > 0 ? (
          <>
            <MediaGrid media={media} onOpen={setEditing} />
            <Pagination page={page} onPage={toPage} />
          </>
        ) : sok === '' && rattighet === null ? (
          <EmptyState icon={<Images aria-hidden />} title="Inga bilder ännu" action={canUpload ? upload : undefined}>
            <p>Släpp bilder var som helst på sidan, eller välj dem från datorn. JPEG, PNG, WebP, AVIF och GIF, högst 50 MB.</p>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<Images aria-hidden />}
            title="Inga bilder passar"
            action={
              <Button
                onPress={() => {
                  search.setTyped('');
                  router.push('/studio/bilder');
                }}
              >
                Visa alla bilder
              </Button>
            }
          >
            <p>Prova med färre ord, eller med andra rättigheter.</p>
          </EmptyState>
        )}
      </div>
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
      {editing !== undefined && (
        <DetailsDialog
          media={editing}
          canEdit={canUpload}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            router.refresh();
          }}
        />
      )}
    </DropZone>
  );
}
