'use client';

import { Pause, Pencil, Play, Plus, RefreshCw, Rss, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { intervalWords, WATCH_STATE } from '#components/studio/ideas/idea-words.ts';
import { WatchDialog } from '#components/studio/ideas/watch-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import styles from '#components/studio/searched-list.module.css';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useEditing } from '#components/studio/use-editing.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { useSearchedList } from '#components/studio/use-searched-list.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { FeedWatch } from '#lib/contract/feed-watch.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const COLUMNS = [
  { id: 'namn', namn: 'Flöde' },
  { id: 'lage', namn: 'Läge' },
  { id: 'ord', namn: 'Letar efter', hideBelow: 'medium' },
  { id: 'last', namn: 'Läses', hideBelow: 'medium' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface WatchListProps {
  bevakningar: readonly FeedWatch[];
  sektioner: readonly Section[];
  page: ShownPage;
  canChange: boolean;
}

/** The feeds that are watched for ideas, and how the last reading of each went. */
export function WatchList({ bevakningar, sektioner, page, canChange }: WatchListProps) {
  const router = useRouter();
  const editing = useEditing<FeedWatch>();
  const removing = useEditing<FeedWatch>();
  const { toPage } = useSearchedList('/studio/ideer/bevakningar', '');
  const resting = useOperation(studio.andraBevakning);
  const gone = removing.opened?.thing;

  const rest = async ({ id, namn }: FeedWatch, vilande: boolean) => {
    if ((await resting.run({ id, vilande })) === undefined) return;
    showToast({ tone: 'success', text: vilande ? `${namn} vilar.` : `${namn} läses nu.` });
    router.refresh();
  };
  return (
    <>
      <PageHeader
        title="Bevakningar"
        actions={
          <>
            <ButtonLink href="/studio/ideer">Idéer</ButtonLink>
            {canChange && (
              <Button variant="primary" icon={<Plus aria-hidden />} onPress={editing.create}>
                Ny bevakning
              </Button>
            )}
          </>
        }
      >
        Flödena som Studio läser efter idéer. Det som händer i dem står under Idéer.
      </PageHeader>
      <FailureBanner failure={resting.failure} />
      {bevakningar.length === 0 ? (
        <EmptyState icon={<Rss aria-hidden />} title="Inga bevakningar ännu">
          <p>Lägg till ett flöde från en tidning, en myndighet eller en byrå.</p>
        </EmptyState>
      ) : (
        <>
          <Table label="Bevakningar" columns={COLUMNS}>
            {bevakningar.map((watch) => (
              <TableRow key={watch.id}>
                <TableCell>
                  <div className={styles.name}>{watch.namn}</div>
                  <div className={styles.small}>
                    {watch.sektion === null ? 'Alla sektioner' : (sektioner.find(({ id }) => id === watch.sektion)?.namn ?? watch.sektion)}
                    {' · '}
                    {watch.adress.replace(/^https?:\/\/(www\.)?/, '').slice(0, 80)}
                  </div>
                </TableCell>
                <TableCell>
                  <State watch={watch} />
                </TableCell>
                <TableCell hideBelow="medium" muted>
                  {watch.ord.length === 0 ? 'Allt' : watch.ord.join(', ')}
                </TableCell>
                <TableCell hideBelow="medium" muted>
                  {intervalWords(watch.intervall)}
                </TableCell>
                <TableCell align="end">
                  {canChange && (
                    <div className={styles.actions}>
                      <Rest watch={watch} onRest={(vilande) => void rest(watch, vilande)} />
                      <IconButton label={`Ändra ${watch.namn}`} size="small" onPress={() => editing.edit(watch)}>
                        <Pencil aria-hidden />
                      </IconButton>
                      <IconButton label={`Ta bort ${watch.namn}`} size="small" onPress={() => removing.edit(watch)}>
                        <Trash2 aria-hidden />
                      </IconButton>
                    </div>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </Table>
          <Pagination page={page} onPage={toPage} />
        </>
      )}
      {editing.opened !== undefined && (
        <WatchDialog
          watch={editing.opened.thing}
          sektioner={sektioner}
          onClose={editing.opened.onClose}
          onSaved={(namn) => editing.opened?.onSaved(`${namn} är sparad.`)}
        />
      )}
      {removing.opened !== undefined && gone !== undefined && (
        <RemoveWatch watch={gone} onClose={removing.opened.onClose} onRemoved={(said) => removing.opened?.onSaved(said)} />
      )}
    </>
  );
}

/** How it is with it, and what to do about that. */
function State({ watch: { tillstand, fel, anmarkning, lyckad, misslyckanden } }: { watch: FeedWatch }) {
  const { namn, tone } = WATCH_STATE[tillstand];
  const told = fel ?? anmarkning;
  return (
    <>
      <Badge tone={tone}>{namn}</Badge>
      {tillstand !== 'vilande' && told !== null && (
        <div className={styles.small}>
          {told.orsak} {told.atgard} {misslyckanden > 1 && `Försökt ${misslyckanden} gånger.`}
        </div>
      )}
      {lyckad !== null && (
        <div className={styles.small}>
          Läst <RelativeTime iso={lyckad} />
        </div>
      )}
    </>
  );
}

function Rest({ watch: { namn, tillstand }, onRest }: { watch: FeedWatch; onRest: (vilande: boolean) => void }) {
  if (tillstand === 'vilande')
    return (
      <IconButton label={`Väck ${namn}`} size="small" onPress={() => onRest(false)}>
        <Play aria-hidden />
      </IconButton>
    );
  return (
    <>
      <IconButton label={`Läs ${namn} nu`} size="small" onPress={() => onRest(false)}>
        <RefreshCw aria-hidden />
      </IconButton>
      <IconButton label={`Låt ${namn} vila`} size="small" onPress={() => onRest(true)}>
        <Pause aria-hidden />
      </IconButton>
    </>
  );
}

interface RemoveWatchProps {
  watch: FeedWatch;
  onClose: () => void;
  onRemoved: (said: string) => void;
}

function RemoveWatch({ watch: { id, namn }, onClose, onRemoved }: RemoveWatchProps) {
  const { run, isRunning, failure } = useOperation(studio.taBortBevakning);

  async function remove() {
    if ((await run({ id })) !== undefined) onRemoved(`${namn} bevakas inte längre.`);
  }

  return (
    <ConfirmDialog
      title={`Sluta bevaka ${namn}?`}
      confirm="Ta bort"
      danger
      onConfirm={remove}
      onCancel={onClose}
      isRunning={isRunning}
      failure={failure}
    >
      Idéerna som flödet har gett finns kvar.
    </ConfirmDialog>
  );
}
