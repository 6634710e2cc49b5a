'use client';

import { Lightbulb } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { IdeaCard } from '#components/studio/ideas/idea-card.tsx';
import { IdeaFilters, type IdeasShown } from '#components/studio/ideas/idea-filters.tsx';
import styles from '#components/studio/ideas/ideas-page.module.css';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import listStyles from '#components/studio/searched-list.module.css';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useEditing } from '#components/studio/use-editing.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { useSearchedList } from '#components/studio/use-searched-list.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import type { Dismissal } from '#lib/contract/closed/idea.ts';
import type { FeedWatch } from '#lib/contract/feed-watch.ts';
import type { Idea } from '#lib/contract/idea.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const OrderDialog = lazyDialog(async () => (await import('#components/studio/ideas/order-dialog.tsx')).OrderDialog);

interface IdeasPageProps {
  ideer: readonly Idea[];
  shown: IdeasShown;
  page: ShownPage;
  sektioner: readonly Section[];
  mallar: ReadonlyArray<{ id: string; namn: string }>;
  bevakningar: readonly FeedWatch[];
  ansvariga: readonly Author[];
  jag: Actor;
}

const ADDRESS = '/studio/ideer';

/** What the watched feeds tell of, to be ordered or dismissed. */
export function IdeasPage({ ideer, shown, page, sektioner, mallar, bevakningar, ansvariga, jag }: IdeasPageProps) {
  const router = useRouter();
  const ordering = useEditing<Idea>();
  const { sok, ...rest } = shown;
  const narrowed = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
  const { search, isPending, toPage } = useSearchedList(ADDRESS, sok, narrowed);
  const takingBack = useOperation(studio.taTillbakaIde);
  const dismissing = useOperation(studio.avfardaIde);

  const takeBack = async ({ id, rubrik }: Idea) => {
    if ((await takingBack.run({ id })) === undefined) return;
    showToast({ tone: 'success', text: `”${rubrik}” är tillbaka bland de nya.` });
    router.refresh();
  };
  const dismiss = async (idea: Idea, orsak: Dismissal) => {
    if ((await dismissing.run({ id: idea.id, orsak })) === undefined) return;
    showToast({ tone: 'success', text: `”${idea.rubrik}” är avfärdad.`, action: { namn: 'Ångra', onPress: () => void takeBack(idea) } });
    router.refresh();
  };
  const ordered = (innehall: string) => {
    ordering.opened?.onSaved();
    const open = { namn: 'Öppna utkastet', onPress: () => router.push(`/studio/artikel/${innehall}`) };
    showToast({ tone: 'success', text: 'Idén är beställd: uppgiften ligger i arbetskön.', action: open });
  };
  const toOrder = ordering.opened?.thing;
  return (
    <>
      <PageHeader title="Idéer" actions={<ButtonLink href={`${ADDRESS}/bevakningar`}>Bevakningar</ButtonLink>}>
        Det som bevakade flöden berättar. Samma händelse i flera flöden är en idé med flera källor.
      </PageHeader>
      <div className={listStyles.narrow}>
        <div className={listStyles.search}>
          <SearchField label="Sök bland idéerna" placeholder="Sök i rubrik och ingress" {...search.field} />
        </div>
        <IdeaFilters address={ADDRESS} shown={shown} sektioner={sektioner} bevakningar={bevakningar} />
      </div>
      <FailureBanner failure={dismissing.failure ?? takingBack.failure} />
      <div aria-busy={isPending} className={listStyles.results}>
        {ideer.length === 0 ? (
          <NoIdeas
            isWatching={bevakningar.length > 0}
            isNarrowed={sok !== '' || Object.keys(narrowed).some((name) => name !== 'sortera')}
          />
        ) : (
          <>
            <ul className={styles.list} aria-label="Idéer">
              {ideer.map((idea) => (
                <li key={idea.id}>
                  <IdeaCard
                    idea={idea}
                    sektion={sektioner.find(({ id }) => id === idea.forslag.sektion)?.namn}
                    onOrder={() => ordering.edit(idea)}
                    onDismiss={(orsak) => void dismiss(idea, orsak)}
                    onTakeBack={() => void takeBack(idea)}
                  />
                </li>
              ))}
            </ul>
            <Pagination page={page} onPage={toPage} />
          </>
        )}
      </div>
      {ordering.opened !== undefined && toOrder !== undefined && (
        <OrderDialog idea={toOrder} {...{ sektioner, mallar, ansvariga, jag }} onClose={ordering.opened.onClose} onOrdered={ordered} />
      )}
    </>
  );
}

function NoIdeas({ isWatching, isNarrowed }: { isWatching: boolean; isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState icon={<Lightbulb aria-hidden />} title="Ingen idé passar urvalet">
        <p>Visa fler genom att ändra filtren eller sökningen.</p>
      </EmptyState>
    );
  return (
    <EmptyState icon={<Lightbulb aria-hidden />} title="Inga nya idéer">
      <p>{isWatching ? 'När något händer i de bevakade flödena står det här.' : 'Bevaka ett flöde, så visas det som händer här.'}</p>
    </EmptyState>
  );
}
