'use client';

import { Unlink } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { LINK_STATE } from '#components/studio/links/link-words.ts';
import { LinksTable } from '#components/studio/links/links-table.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import styles from '#components/studio/searched-list.module.css';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useEditing } from '#components/studio/use-editing.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { useSearchAsTyped } from '#components/studio/use-search-as-typed.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Select } from '#components/ui/select.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { LINK_STATES } from '#lib/contract/closed/link.ts';
import type { Link } from '#lib/contract/link.ts';
import { studio } from '#lib/transports/client/browser.ts';

const IgnoreDialog = lazyDialog(async () => (await import('#components/studio/links/ignore-dialog.tsx')).IgnoreDialog);

export interface LinksPageProps {
  lankar: readonly Link[];
  /** What is shown, as the address says: empty where nothing is narrowed by it. */
  tillstand: string;
  vard: string;
  /** The article whose links alone are shown, with what its blocks are called. */
  artikel: { id: string; rubrik: string; block: Readonly<Record<string, string>> } | undefined;
  page: ShownPage;
  /** Whether the person may have links checked and ignored. */
  mayAct: boolean;
}

const ADDRESS = '/studio/lankar';
const ALL = 'alla';
const STATES = [{ id: ALL, namn: 'Alla länkar' }, ...LINK_STATES.map((id) => ({ id, namn: LINK_STATE[id].flera }))];

/** What the public articles link to: how each link is, where it stands, and what can be done about it. */
export function LinksPage({ lankar, tillstand, vard, artikel, page, mayAct }: LinksPageProps) {
  const router = useRouter();
  const ignoring = useEditing<Link>();
  const chosen = { tillstand, vard, innehall: artikel?.id ?? '' };
  const addressOf = (change: Partial<typeof chosen> & { sida?: string }) => {
    const query = String(new URLSearchParams(Object.entries({ ...chosen, ...change }).filter(([, value]) => value !== '')));
    return query === '' ? ADDRESS : `${ADDRESS}?${query}`;
  };
  const narrow = (change: Partial<typeof chosen>) => router.replace(addressOf(change), { scroll: false });
  const search = useSearchAsTyped(vard, (words) => narrow({ vard: words }));
  const checking = useOperation(studio.kontrolleraLankar);
  const check = async (which: { id: string } | { innehall: string }) => {
    const answer = await checking.run(which);
    if (answer === undefined) return;
    const told = answer.vantar === 0 ? 'Kontrollerat.' : 'Kontrolleras så snart servern kan frågas. Ladda om sidan om en stund.';
    showToast({ tone: 'success', text: told });
    router.refresh();
  };
  return (
    <>
      <PageHeader
        title="Länkar"
        actions={
          artikel !== undefined &&
          mayAct && (
            <Button variant="primary" isPending={checking.isRunning} onPress={() => check({ innehall: artikel.id })}>
              Kontrollera artikelns länkar
            </Button>
          )
        }
      >
        {artikel === undefined
          ? 'Länkarna i det publicerade. Studio ser efter då och då att de leder rätt, och larmar i arbetskön när de inte gör det.'
          : `Länkarna i ”${artikel.rubrik}”, som läsarna har den.`}
      </PageHeader>
      <FailureBanner failure={checking.failure} />
      <div className={styles.narrow}>
        <div className={styles.search}>
          <SearchField label="Visa en värds länkar" placeholder="Värd, till exempel kommunen.se" {...search.field} />
        </div>
        <Select
          aria-label="Visa"
          compact
          options={STATES}
          value={tillstand || ALL}
          onChange={(id) => narrow({ tillstand: id === ALL ? '' : id })}
        />
        {artikel !== undefined && <Button onPress={() => narrow({ innehall: '' })}>Visa alla artiklars</Button>}
      </div>
      <div className={styles.results}>
        {lankar.length > 0 ? (
          <>
            <LinksTable
              lankar={lankar}
              blockNames={artikel?.block}
              act={mayAct ? { check: ({ id }) => check({ id }), ignore: ignoring.edit } : undefined}
            />
            <Pagination page={page} onPage={(sida) => router.push(addressOf({ sida: String(sida) }))} />
          </>
        ) : (
          <EmptyState icon={<Unlink aria-hidden />} title={isNarrowed(chosen) ? 'Inga sådana länkar' : 'Inga länkar ännu'}>
            <p>{isNarrowed(chosen) ? 'Prova en annan värd, eller visa alla länkar.' : 'Här syns länkarna när artiklar är publicerade.'}</p>
          </EmptyState>
        )}
      </div>
      {ignoring.opened?.thing !== undefined && (
        <IgnoreDialog lank={ignoring.opened.thing} onClose={ignoring.opened.onClose} onSaved={(said) => ignoring.opened?.onSaved(said)} />
      )}
    </>
  );
}

function isNarrowed(chosen: Record<string, string>): boolean {
  return Object.values(chosen).some((value) => value !== '');
}
