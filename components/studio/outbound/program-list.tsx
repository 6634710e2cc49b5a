'use client';

import { Handshake, Pencil, Plus, Trash2 } from 'lucide-react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import styles from '#components/studio/searched-list.module.css';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useEditing } from '#components/studio/use-editing.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { useSearchedList } from '#components/studio/use-searched-list.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { AdProgram } from '#lib/contract/outbound-link.ts';
import { studio } from '#lib/transports/client/browser.ts';

const ProgramDialog = lazyDialog(async () => (await import('#components/studio/outbound/program-dialog.tsx')).ProgramDialog);

const COLUMNS = [
  { id: 'namn', namn: 'Program' },
  { id: 'utlankar', namn: 'Utlänkar', align: 'end' },
  { id: 'rel', namn: 'Märkning', hideBelow: 'medium' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface ProgramListProps {
  program: readonly AdProgram[];
  page: ShownPage;
  canChange: boolean;
}

/** The programs that pay for outbound links. */
export function ProgramList({ program, page, canChange }: ProgramListProps) {
  const editing = useEditing<AdProgram>();
  const removing = useEditing<AdProgram>();
  const { toPage } = useSearchedList('/studio/utlankar/program', '');
  const gone = removing.opened?.thing;
  return (
    <>
      <PageHeader
        title="Annonsprogram"
        actions={
          <>
            <ButtonLink href="/studio/utlankar">Annonslänkar</ButtonLink>
            {canChange && (
              <Button variant="primary" icon={<Plus aria-hidden />} onPress={editing.create}>
                Nytt program
              </Button>
            )}
          </>
        }
      >
        Vem som betalar för läsare som följer en länk. Butikernas domäner avgör vilket program en inklistrad köpadress hör till.
      </PageHeader>
      {program.length === 0 ? (
        <EmptyState icon={<Handshake aria-hidden />} title="Inga program ännu">
          <p>Lägg till ett annonsnätverk eller en butik som ni har avtal med.</p>
        </EmptyState>
      ) : (
        <div className={styles.results}>
          <Table label="Annonsprogram" columns={COLUMNS}>
            {program.map((one) => (
              <TableRow key={one.id}>
                <TableCell>
                  <div className={styles.name}>{one.namn}</div>
                  <div className={styles.small}>{one.domaner.join(', ')}</div>
                </TableCell>
                <TableCell align="end">{one.utlankar === 0 ? '–' : one.utlankar}</TableCell>
                <TableCell hideBelow="medium" muted>
                  {one.rel}
                </TableCell>
                <TableCell align="end">
                  {canChange && (
                    <div className={styles.actions}>
                      <IconButton label={`Ändra ${one.namn}`} size="small" onPress={() => editing.edit(one)}>
                        <Pencil aria-hidden />
                      </IconButton>
                      {one.utlankar === 0 && (
                        <IconButton label={`Ta bort ${one.namn}`} size="small" onPress={() => removing.edit(one)}>
                          <Trash2 aria-hidden />
                        </IconButton>
                      )}
                    </div>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </Table>
          <Pagination page={page} onPage={toPage} />
        </div>
      )}
      {editing.opened !== undefined && (
        <ProgramDialog
          program={editing.opened.thing}
          onClose={editing.opened.onClose}
          onSaved={(namn) => editing.opened?.onSaved(`Programmet ${namn} är sparat.`)}
        />
      )}
      {removing.opened !== undefined && gone !== undefined && (
        <RemoveProgram program={gone} onClose={removing.opened.onClose} onRemoved={(said) => removing.opened?.onSaved(said)} />
      )}
    </>
  );
}

interface RemoveProgramProps {
  program: AdProgram;
  onClose: () => void;
  onRemoved: (said: string) => void;
}

function RemoveProgram({ program: { id, namn }, onClose, onRemoved }: RemoveProgramProps) {
  const { run, isRunning, failure } = useOperation(studio.taBortProgram);

  async function remove() {
    if ((await run({ id })) !== undefined) onRemoved(`Programmet ${namn} är borttaget.`);
  }

  return (
    <ConfirmDialog
      title={`Ta bort ${namn}?`}
      confirm="Ta bort"
      danger
      onConfirm={remove}
      onCancel={onClose}
      isRunning={isRunning}
      failure={failure}
    >
      Ingen utlänk hör till programmet.
    </ConfirmDialog>
  );
}
