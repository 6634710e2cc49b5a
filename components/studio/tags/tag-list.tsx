'use client';

import { Plus, Tags } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import styles from '#components/studio/searched-list.module.css';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { TagTable } from '#components/studio/tags/tag-table.tsx';
import { useEditing } from '#components/studio/use-editing.ts';
import { useSearchedList } from '#components/studio/use-searched-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Switch } from '#components/ui/switch.tsx';
import type { Tag } from '#lib/contract/tag.ts';

const MergeTagsDialog = lazyDialog(async () => (await import('#components/studio/tags/merge-tags-dialog.tsx')).MergeTagsDialog);
const TagDialog = lazyDialog(async () => (await import('#components/studio/tags/tag-dialog.tsx')).TagDialog);

export interface TagListProps {
  taggar: readonly Tag[];
  sok: string;
  /** Those alone that others are like. */
  liknar: boolean;
  page: ShownPage;
  /** Without the right, tags are for reading. */
  canCurate: boolean;
}

const ADDRESS = '/studio/taggar';
const ALIKE = { liknar: '1' } as const;

/** The newsroom's tags: how much each is used, what it is called, and which are the same. */
export function TagList({ taggar, sok, liknar, page, canCurate }: TagListProps) {
  const router = useRouter();
  const editing = useEditing<Tag>();
  const merging = useEditing<Tag>();
  const [isAlike, setAlike] = useState(liknar);
  const { search, isPending, toPage } = useSearchedList(ADDRESS, sok, isAlike ? ALIKE : undefined);
  const narrow = (only: boolean) => {
    setAlike(only);
    const query = String(new URLSearchParams({ ...(sok === '' ? {} : { sok }), ...(only ? ALIKE : {}) }));
    router.replace(query === '' ? ADDRESS : `${ADDRESS}?${query}`, { scroll: false });
  };
  const merged = merging.opened?.thing;

  return (
    <>
      <PageHeader
        title="Taggar"
        actions={
          canCurate ? (
            <Button variant="primary" icon={<Plus aria-hidden />} onPress={editing.create}>
              Ny tagg
            </Button>
          ) : undefined
        }
      >
        Vad artiklarna handlar om. Varje tagg har en sida för läsarna. När en tagg byter namn eller går upp i en annan följer artiklarna
        med.
      </PageHeader>
      <div className={styles.narrow}>
        <div className={styles.search}>
          <SearchField label="Sök bland taggarna" placeholder="Sök namn" {...search.field} />
        </div>
        <Switch isSelected={isAlike} onChange={narrow}>
          Bara de som liknar varandra
        </Switch>
      </div>
      <div aria-busy={isPending} className={styles.results}>
        {taggar.length > 0 ? (
          <>
            <TagTable taggar={taggar} actions={canCurate ? { edit: editing.edit, merge: merging.edit } : undefined} />
            <Pagination page={page} onPage={toPage} />
          </>
        ) : (
          <NoTags isNarrowed={sok !== '' || liknar} isAlike={liknar} />
        )}
      </div>
      {editing.opened !== undefined && (
        <TagDialog
          tagg={editing.opened.thing}
          onClose={editing.opened.onClose}
          onSaved={(namn) => editing.opened?.onSaved(`Taggen ${namn} är sparad.`)}
        />
      )}
      {merging.opened !== undefined && merged !== undefined && (
        <MergeTagsDialog
          tagg={merged}
          onClose={merging.opened.onClose}
          onMerged={(namn) => merging.opened?.onSaved(`${merged.namn.sv} har gått upp i ${namn}.`)}
        />
      )}
    </>
  );
}

function NoTags({ isNarrowed, isAlike }: { isNarrowed: boolean; isAlike: boolean }) {
  if (!isNarrowed)
    return (
      <EmptyState icon={<Tags aria-hidden />} title="Inga taggar ännu">
        <p>Ett nytt namn i en artikels taggar blir en tagg av sig självt.</p>
      </EmptyState>
    );
  return (
    <EmptyState icon={<Tags aria-hidden />} title={isAlike ? 'Inga taggar liknar varandra' : 'Ingen tagg passar sökningen'}>
      <p>{isAlike ? 'Ingen tagg skiljer sig från en annan bara genom accenter, bindestreck eller ändelse.' : 'Prova en del av namnet.'}</p>
    </EmptyState>
  );
}
