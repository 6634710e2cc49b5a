'use client';

import { Link, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { LinkTable } from '#components/studio/outbound/link-table.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import styles from '#components/studio/searched-list.module.css';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useEditing } from '#components/studio/use-editing.ts';
import { useSearchedList } from '#components/studio/use-searched-list.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Select } from '#components/ui/select.tsx';
import type { AdProgram, OutboundLink } from '#lib/contract/outbound-link.ts';
import type { Section } from '#lib/contract/section.ts';

const LinkDialog = lazyDialog(async () => (await import('#components/studio/outbound/link-dialog.tsx')).LinkDialog);

export interface OutboundListProps {
  utlankar: readonly OutboundLink[];
  program: readonly AdProgram[];
  sektioner: readonly Section[];
  sok: string;
  /** Those alone that lead somewhere, or that do no more. */
  tillstand: string;
  page: ShownPage;
  may: { make: boolean; change: boolean };
}

const ADDRESS = '/studio/utlankar';
const STATES = [
  { id: '', namn: 'Alla utlänkar' },
  { id: 'gallande', namn: 'Gäller' },
  { id: 'utgangen', namn: 'Har upphört' },
];

/** The links that lead readers to shops, and how often they are followed. */
export function OutboundList({ utlankar, program, sektioner, sok, tillstand, page, may }: OutboundListProps) {
  const router = useRouter();
  const editing = useEditing<OutboundLink>();
  const narrowed = tillstand === '' ? undefined : { tillstand };
  const { search, isPending, toPage } = useSearchedList(ADDRESS, sok, narrowed);
  const narrow = (state: string) => {
    const query = String(new URLSearchParams({ ...(sok === '' ? {} : { sok }), ...(state === '' ? {} : { tillstand: state }) }));
    router.replace(query === '' ? ADDRESS : `${ADDRESS}?${query}`, { scroll: false });
  };
  return (
    <>
      <PageHeader
        title="Annonslänkar"
        actions={
          <>
            <ButtonLink href={`${ADDRESS}/program`}>Program</ButtonLink>
            {may.make && (
              <Button variant="primary" icon={<Plus aria-hidden />} onPress={editing.create} isDisabled={program.length === 0}>
                Ny utlänk
              </Button>
            )}
          </>
        }
      >
        Länkarna som leder läsare till butiker. De räknas per dag, artikel och block, och om läsarna sparas ingenting.
      </PageHeader>
      <div className={styles.narrow}>
        <div className={styles.search}>
          <SearchField label="Sök bland utlänkarna" placeholder="Sök kod eller adress" {...search.field} />
        </div>
        <Select aria-label="Visa" options={STATES} value={tillstand} onChange={narrow} compact />
      </div>
      <div aria-busy={isPending} className={styles.results}>
        {utlankar.length > 0 ? (
          <>
            <LinkTable utlankar={utlankar} onEdit={may.change ? editing.edit : undefined} />
            <Pagination page={page} onPage={toPage} />
          </>
        ) : (
          <NoLinks isNarrowed={sok !== '' || tillstand !== ''} hasPrograms={program.length > 0} />
        )}
      </div>
      {editing.opened !== undefined && (
        <LinkDialog
          utlank={editing.opened.thing}
          program={program}
          sektioner={sektioner}
          onClose={editing.opened.onClose}
          onSaved={(said) => editing.opened?.onSaved(said)}
        />
      )}
    </>
  );
}

function NoLinks({ isNarrowed, hasPrograms }: { isNarrowed: boolean; hasPrograms: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState icon={<Link aria-hidden />} title="Ingen utlänk passar sökningen">
        <p>Prova en del av koden eller adressen.</p>
      </EmptyState>
    );
  return (
    <EmptyState icon={<Link aria-hidden />} title="Inga utlänkar ännu">
      <p>
        {hasPrograms
          ? 'Klistra in en köpadress i en produkt och välj ”Gör till utlänk”, eller lägg till en här.'
          : 'Lägg först till programmet som betalar för länkarna.'}
      </p>
    </EmptyState>
  );
}
