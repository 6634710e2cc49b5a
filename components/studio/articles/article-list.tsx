'use client';

import { Columns3, FileText, Newspaper, SearchX } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { ArticleFilters } from '#components/studio/articles/article-filters.tsx';
import styles from '#components/studio/articles/article-list.module.css';
import { ArticleTable } from '#components/studio/articles/article-table.tsx';
import {
  addressOf,
  changed,
  filterOfText,
  isFiltered,
  type ListFilter,
  queryOf,
  queryTextOf,
} from '#components/studio/articles/list-address.ts';
import { NewArticleButton } from '#components/studio/articles/new-article-button.tsx';
import type { OfferedTemplate } from '#components/studio/articles/new-article-dialog.tsx';
import { useChosen } from '#components/studio/articles/use-chosen.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import { useCommands } from '#components/studio/palette/commands.ts';
import { SavedViews } from '#components/studio/saved-views.tsx';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import type { ListedItem } from '#lib/contract/article.ts';
import type { SavedView } from '#lib/contract/saved-view.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const SkeletonsDialog = lazyDialog(async () => (await import('#components/studio/skeletons/skeletons-dialog.tsx')).SkeletonsDialog);
const ColumnsDialog = lazyDialog(async () => (await import('#components/studio/articles/columns-dialog.tsx')).ColumnsDialog);
const BulkBar = lazyDialog(async () => (await import('#components/studio/articles/bulk/bulk-bar.tsx')).BulkBar);

export interface ArticleListProps {
  filter: ListFilter;
  innehall: readonly ListedItem[];
  page: ShownPage;
  sektioner: readonly Section[];
  mallar: readonly OfferedTemplate[];
  jag: Actor;
  /** Filters that one has given a name. */
  vyer: readonly SavedView[];
  /** Whether the actor may write anything at all. */
  canWrite: boolean;
  /** Whether the actor makes sections. */
  administers: boolean;
}

/** The list of articles: what it shows stands in the address, so that it can be shared and gone back to. */
export function ArticleList(props: ArticleListProps) {
  const { filter, innehall, page, sektioner, mallar, jag, vyer, administers } = props;
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const chosen = useChosen(innehall);
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const [isShowingSkeletons, setShowingSkeletons] = useState(false);
  useCommands([{ namn: 'Egna stommar och mönster', run: () => setShowingSkeletons(true) }]);
  // What was asked for last, and may not be here yet: what is asked next is beside that, not instead of it.
  const asked = useRef(filter);
  useEffect(() => {
    asked.current = filter;
  }, [filter]);

  // An article stands in a section: as long as there is none, nobody can write.
  const hasSections = sektioner.some(({ arkiverad }) => !arkiverad);
  const canWrite = props.canWrite && hasSections;

  function show(change: Partial<ListFilter>) {
    asked.current = changed(asked.current, change);
    const address = addressOf(asked.current);
    startTransition(() => router.replace(address, { scroll: false }));
  }

  return (
    <>
      <PageHeader
        title="Artiklar"
        actions={
          canWrite ? (
            <>
              {filter.en !== '' && <ButtonLink href={`/studio/oversattningar?lage=${filter.en}`}>Översätt flera</ButtonLink>}
              <NewArticleButton sektioner={sektioner} mallar={mallar} jag={jag} hasKey />
            </>
          ) : undefined
        }
      />
      <ArticleFilters filter={filter} sektioner={sektioner} mallar={mallar} onChange={show}>
        <Button size="small" icon={<Columns3 aria-hidden />} onPress={() => setChoosingColumns(true)}>
          Kolumner
        </Button>
        <SavedViews
          skarm="artiklar"
          vyer={vyer}
          val={queryTextOf({ ...filter, sida: 1 })}
          jag={jag}
          count={(val) => studio.listaInnehall({ ...queryOf(filterOfText(val), jag.id), per_sida: 1 })}
          onChoose={(val) => show(filterOfText(val))}
        />
      </ArticleFilters>
      {isShowingSkeletons && (
        <SkeletonsDialog
          names={new Map([...sektioner, ...mallar].map(({ id, namn }) => [id, namn]))}
          jag={jag}
          onClose={() => setShowingSkeletons(false)}
        />
      )}
      {isChoosingColumns && (
        <ColumnsDialog
          columns={filter.kolumner}
          onChange={(kolumner) => {
            show({ kolumner, sida: filter.sida });
            setChoosingColumns(false);
          }}
          onClose={() => setChoosingColumns(false)}
        />
      )}
      {chosen.items.length > 0 && (
        <BulkBar
          items={chosen.items}
          jag={jag.id}
          sektioner={sektioner}
          onClose={chosen.clear}
          onDone={() => startTransition(() => router.refresh())}
        />
      )}
      <div aria-busy={isPending} className={styles.results}>
        {innehall.length > 0 ? (
          <>
            {canWrite && (
              <label className={styles.all}>
                <input
                  type="checkbox"
                  checked={innehall.every(({ id }) => chosen.has(id))}
                  onChange={(event) => chosen.set(innehall, event.target.checked)}
                />
                Markera alla på sidan
              </label>
            )}
            <ArticleTable
              innehall={innehall}
              sektioner={sektioner}
              mallar={mallar}
              columns={filter.kolumner}
              jag={jag}
              chosen={canWrite ? chosen : undefined}
            />
            <Pagination page={page} onPage={(sida) => show({ sida })} />
          </>
        ) : isFiltered(filter) ? (
          <EmptyState
            icon={<SearchX aria-hidden />}
            title="Inga artiklar passar"
            action={<Button onPress={() => startTransition(() => router.replace('/studio', { scroll: false }))}>Visa alla artiklar</Button>}
          >
            <p>Prova med färre ord, eller ta bort något av filtren.</p>
          </EmptyState>
        ) : filter.sida > 1 ? (
          <EmptyState
            icon={<FileText aria-hidden />}
            title="Sidan finns inte"
            action={<Button onPress={() => show({ sida: 1 })}>Till första sidan</Button>}
          >
            <p>Listan har {page.sidor} sidor.</p>
          </EmptyState>
        ) : !hasSections ? (
          <EmptyState
            icon={<Newspaper aria-hidden />}
            title="Inga sektioner ännu"
            action={administers ? <ButtonLink href="/studio/sektioner">Skapa en sektion</ButtonLink> : undefined}
          >
            <p>
              En artikel står alltid i en sektion, så ingen kan skriva förrän det finns en.{' '}
              {!administers && 'En administratör skapar den under Sektioner.'}
            </p>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<FileText aria-hidden />}
            title="Inga artiklar ännu"
            action={canWrite ? <NewArticleButton sektioner={sektioner} mallar={mallar} jag={jag} hasKey={false} /> : undefined}
          >
            <p>Här samlas allt som redaktionen skriver: utkast, det som granskas och det som är publicerat.</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}
