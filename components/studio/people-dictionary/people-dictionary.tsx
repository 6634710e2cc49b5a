'use client';

import { BookUser, FileInput, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import { EntryTable } from '#components/studio/people-dictionary/entry-table.tsx';
import styles from '#components/studio/searched-list.module.css';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useEditing } from '#components/studio/use-editing.ts';
import { useSearchedList } from '#components/studio/use-searched-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Switch } from '#components/ui/switch.tsx';
import type { KnownPerson } from '#lib/contract/known-person.ts';

const EntryDialog = lazyDialog(async () => (await import('#components/studio/people-dictionary/entry-dialog.tsx')).EntryDialog);
const ImportDialog = lazyDialog(async () => (await import('#components/studio/people-dictionary/import-dialog.tsx')).ImportDialog);
const MergePeopleDialog = lazyDialog(
  async () => (await import('#components/studio/people-dictionary/merge-people-dialog.tsx')).MergePeopleDialog,
);

export interface PeopleDictionaryProps {
  personer: readonly KnownPerson[];
  sok: string;
  /** Those alone of whom another may be the same. */
  dubbletter: boolean;
  page: ShownPage;
  /** Without the right, the dictionary is for reading. */
  canCurate: boolean;
}

const ADDRESS = '/studio/personlexikon';
const DOUBLES = { dubbletter: '1' } as const;

/** The people that articles are about: what «Hämta fakta» finds. Search, add, change, and import from Wikidata. */
export function PeopleDictionary({ personer, sok, dubbletter, page, canCurate }: PeopleDictionaryProps) {
  const router = useRouter();
  const { edit, create, opened } = useEditing<KnownPerson>();
  const merging = useEditing<KnownPerson>();
  const [onlyDoubles, setOnlyDoubles] = useState(dubbletter);
  const [files, setFiles] = useState<readonly File[]>([]);

  // A search finds whoever has the name; who may be the same as another is asked of all.
  const { search, isPending, toPage } = useSearchedList(ADDRESS, sok, onlyDoubles && sok === '' ? DOUBLES : undefined);
  const narrow = (only: boolean) => {
    setOnlyDoubles(only);
    router.replace(only ? `${ADDRESS}?${new URLSearchParams(DOUBLES)}` : ADDRESS, { scroll: false });
  };
  const merged = merging.opened?.thing;

  const actions = canCurate ? (
    <>
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={['application/json', '.json']}
        onSelect={(list) => setFiles(list === null ? [] : [...list])}
      >
        <Button icon={<FileInput aria-hidden />}>Importera från Wikidata</Button>
      </FileTrigger>
      <Button variant="primary" icon={<Plus aria-hidden />} onPress={create}>
        Ny person
      </Button>
    </>
  ) : undefined;

  return (
    <>
      <PageHeader title="Personlexikon" actions={actions}>
        Personer som artiklarna handlar om. Härifrån kommer uppgifterna när någon trycker på Hämta fakta i en snabbfaktaruta.
      </PageHeader>
      <div className={styles.narrow}>
        <div className={styles.search}>
          <SearchField label="Sök i personlexikonet" placeholder="Sök namn, alias eller Wikidatas Q-nummer" {...search.field} />
        </div>
        <Switch isSelected={onlyDoubles} onChange={narrow}>
          Bara möjliga dubbletter
        </Switch>
      </div>
      <div aria-busy={isPending} className={styles.results}>
        {personer.length > 0 ? (
          <>
            <EntryTable personer={personer} actions={canCurate ? { edit, merge: merging.edit } : undefined} />
            <Pagination page={page} onPage={toPage} />
          </>
        ) : dubbletter && sok === '' ? (
          <EmptyState icon={<BookUser aria-hidden />} title="Inga möjliga dubbletter">
            <p>Inga två i lexikonet har samma namn eller alias utan att vara födda olika dagar.</p>
          </EmptyState>
        ) : sok === '' ? (
          <EmptyState icon={<BookUser aria-hidden />} title="Lexikonet är tomt">
            <p>Lägg till personer för hand, eller importera dem från Wikidata.</p>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<BookUser aria-hidden />}
            title="Ingen passar sökningen"
            action={<Button onPress={() => search.setTyped('')}>Visa alla</Button>}
          >
            <p>Prova ett annat namn eller bara början av det.</p>
          </EmptyState>
        )}
      </div>
      {opened !== undefined && (
        <EntryDialog
          person={opened.thing}
          onClose={opened.onClose}
          onSaved={(namn) => opened.onSaved(`${namn} är sparad i personlexikonet.`)}
        />
      )}
      {merging.opened !== undefined && merged !== undefined && (
        <MergePeopleDialog
          person={merged}
          onClose={merging.opened.onClose}
          onMerged={(namn) => merging.opened?.onSaved(`${merged.namn} och ${namn} är en person i lexikonet.`)}
        />
      )}
      {files.length > 0 && (
        <ImportDialog
          files={files}
          onClose={() => {
            setFiles([]);
            router.refresh();
          }}
        />
      )}
    </>
  );
}
