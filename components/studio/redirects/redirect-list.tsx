'use client';

import { Plus, Signpost } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import { RedirectTable } from '#components/studio/redirects/redirect-table.tsx';
import styles from '#components/studio/searched-list.module.css';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useEditing } from '#components/studio/use-editing.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { useSearchedList } from '#components/studio/use-searched-list.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Select } from '#components/ui/select.tsx';
import type { RedirectAnswer } from '#lib/contract/redirect.ts';
import { studio } from '#lib/transports/client/browser.ts';

const RedirectDialog = lazyDialog(async () => (await import('#components/studio/redirects/redirect-dialog.tsx')).RedirectDialog);

interface RedirectListProps {
  omdirigeringar: readonly RedirectAnswer[];
  sok: string;
  /** Those of one status alone. */
  kod: string;
  page: ShownPage;
  canChange: boolean;
}

const ADDRESS = '/studio/omdirigeringar';
const STATUSES = [
  { id: '', namn: 'Alla' },
  { id: '301', namn: '301: för gott' },
  { id: '302', namn: '302: tills vidare' },
  { id: '410', namn: '410: borttagna' },
];

/** The site's old addresses, and where readers are led from them. */
export function RedirectList({ omdirigeringar, sok, kod, page, canChange }: RedirectListProps) {
  const router = useRouter();
  const editing = useEditing<RedirectAnswer>();
  const removing = useEditing<RedirectAnswer>();
  const { search, isPending, toPage } = useSearchedList(ADDRESS, sok, kod === '' ? undefined : { kod });
  const gone = removing.opened?.thing;
  const narrow = (status: string) => {
    const query = String(new URLSearchParams({ ...(sok === '' ? {} : { sok }), ...(status === '' ? {} : { kod: status }) }));
    router.replace(query === '' ? ADDRESS : `${ADDRESS}?${query}`, { scroll: false });
  };
  return (
    <>
      <PageHeader
        title="Omdirigeringar"
        actions={
          canChange && (
            <>
              <ButtonLink href={`${ADDRESS}/importera`}>Importera</ButtonLink>
              <Button variant="primary" icon={<Plus aria-hidden />} onPress={editing.create}>
                Ny omdirigering
              </Button>
            </>
          )
        }
      >
        Gamla adresser och vart de leder. De gäller bara där webbplatsen inte har något annat. Om läsarna sparas ingenting.
      </PageHeader>
      <div className={styles.narrow}>
        <div className={styles.search}>
          <SearchField label="Sök bland omdirigeringarna" placeholder="Sök del av en adress" {...search.field} />
        </div>
        <Select aria-label="Visa" options={STATUSES} value={kod} onChange={narrow} compact />
      </div>
      <div aria-busy={isPending} className={styles.results}>
        {omdirigeringar.length > 0 ? (
          <>
            <RedirectTable
              omdirigeringar={omdirigeringar}
              onEdit={canChange ? editing.edit : undefined}
              onRemove={canChange ? removing.edit : undefined}
            />
            <Pagination page={page} onPage={toPage} />
          </>
        ) : (
          <EmptyState
            icon={<Signpost aria-hidden />}
            title={sok === '' && kod === '' ? 'Inga omdirigeringar ännu' : 'Ingen omdirigering passar sökningen'}
          >
            <p>
              {sok === '' && kod === ''
                ? 'Lägg till en gammal adress, eller importera alla ur en CSV-fil när en webbplats flyttar hit.'
                : 'Prova en del av adressen.'}
            </p>
          </EmptyState>
        )}
      </div>
      {editing.opened !== undefined && (
        <RedirectDialog
          omdirigering={editing.opened.thing}
          onClose={editing.opened.onClose}
          onSaved={(said) => editing.opened?.onSaved(said)}
        />
      )}
      {removing.opened !== undefined && gone !== undefined && (
        <RemoveRedirect omdirigering={gone} onClose={removing.opened.onClose} onRemoved={(said) => removing.opened?.onSaved(said)} />
      )}
    </>
  );
}

interface RemoveRedirectProps {
  omdirigering: RedirectAnswer;
  onClose: () => void;
  onRemoved: (said: string) => void;
}

function RemoveRedirect({ omdirigering: { id, fran }, onClose, onRemoved }: RemoveRedirectProps) {
  const { run, isRunning, failure } = useOperation(studio.taBortOmdirigering);

  async function remove() {
    if ((await run({ id })) !== undefined) onRemoved(`${fran} leder ingenstans längre.`);
  }

  return (
    <ConfirmDialog
      title="Ta bort omdirigeringen?"
      confirm="Ta bort"
      danger
      onConfirm={remove}
      onCancel={onClose}
      isRunning={isRunning}
      failure={failure}
    >
      Läsare som kommer till {fran} får veta att sidan inte finns.
    </ConfirmDialog>
  );
}
