'use client';

import { Ellipsis, Pause, Pencil, Plus, RefreshCw, Rss, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { intervalWords, WATCH_STATE } from '#components/studio/ideas/idea-words.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
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
import { Menu } from '#components/ui/menu.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { FeedWatch } from '#lib/contract/feed-watch.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const WatchDialog = lazyDialog(async () => (await import('#components/studio/ideas/watch-dialog.tsx')).WatchDialog);

const COLUMNS = [
  { id: 'namn', namn: 'Flöde' },
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
        <div className={styles.results}>
          <Table label="Bevakningar" columns={COLUMNS}>
            {bevakningar.map((watch) => (
              <TableRow key={watch.id}>
                <TableCell>
                  <div className={styles.name}>
                    {watch.namn} <Badge tone={WATCH_STATE[watch.tillstand].tone}>{WATCH_STATE[watch.tillstand].namn}</Badge>
                  </div>
                  <div className={styles.small}>
                    {watch.sektion === null ? 'Alla sektioner' : (sektioner.find(({ id }) => id === watch.sektion)?.namn ?? watch.sektion)}
                    {' · '}
                    {watch.adress.replace(/^https?:\/\/(www\.)?/, '').slice(0, 80)}
                  </div>
                  <LastReading watch={watch} />
                </TableCell>
                <TableCell hideBelow="medium" muted>
                  {watch.ord.length === 0 ? 'Allt' : watch.ord.join(', ')}
                </TableCell>
                <TableCell hideBelow="medium" muted>
                  {intervalWords(watch.intervall)}
                </TableCell>
                <TableCell align="end">
                  {canChange && (
                    <WatchMenu
                      watch={watch}
                      onRest={(vilande) => void rest(watch, vilande)}
                      onEdit={() => editing.edit(watch)}
                      onRemove={() => removing.edit(watch)}
                    />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </Table>
          <Pagination page={page} onPage={toPage} />
        </div>
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

/** What was wrong, or noticed, the last time; and when it last went well. */
function LastReading({ watch: { tillstand, fel, anmarkning, lyckad, misslyckanden } }: { watch: FeedWatch }) {
  const told = tillstand === 'vilande' ? null : (fel ?? anmarkning);
  return (
    <>
      {told !== null && (
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

interface WatchMenuProps {
  watch: FeedWatch;
  onRest: (vilande: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function WatchMenu({ watch: { namn, tillstand }, onRest, onEdit, onRemove }: WatchMenuProps) {
  const rests = tillstand === 'vilande';
  return (
    <Menu
      label={`Åtgärder för ${namn}`}
      trigger={
        <IconButton label={`Åtgärder för ${namn}`} size="small">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<RefreshCw aria-hidden />} onAction={() => onRest(false)}>
        {rests ? 'Väck och läs nu' : 'Läs nu'}
      </MenuItem>
      {!rests && (
        <MenuItem icon={<Pause aria-hidden />} onAction={() => onRest(true)}>
          Låt vila
        </MenuItem>
      )}
      <MenuItem icon={<Pencil aria-hidden />} onAction={onEdit}>
        Ändra …
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden />} danger onAction={onRemove}>
        Ta bort …
      </MenuItem>
    </Menu>
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
