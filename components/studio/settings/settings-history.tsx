'use client';

import { History } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AuthorName } from '#components/studio/author-name.tsx';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { SETTING_GROUPS, settingName } from '#components/studio/settings/setting-groups.ts';
import styles from '#components/studio/settings/settings.module.css';
import { SettingsFrame } from '#components/studio/settings/settings-frame.tsx';
import { beforeAndAfter } from '#components/studio/settings/told-settings.ts';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { SettingsVersion } from '#lib/contract/settings.ts';
import { studio } from '#lib/transports/client/browser.ts';

const COLUMNS = [
  { id: 'version', namn: 'Version' },
  { id: 'andrat', namn: 'Ändrat' },
  { id: 'vem', namn: 'Av', hideBelow: 'small' },
  { id: 'nar', namn: 'När', hideBelow: 'small' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface SettingsHistoryProps {
  /** A page of them, newest first. */
  versioner: readonly SettingsVersion[];
  /** The number of the newest of all. */
  senaste: number;
  page: ShownPage;
}

/** Every version of the settings: who changed what and when, and the way back to it. */
export function SettingsHistory({ versioner, senaste, page }: SettingsHistoryProps) {
  const router = useRouter();
  const [restoring, setRestoring] = useState<SettingsVersion>();
  const [warnings, setWarnings] = useState<readonly FaultEntry[]>([]);
  const restore = useOperation((version: number) => studio.aterstallInstallningar({ version, bas: senaste }));

  function close() {
    setRestoring(undefined);
    restore.reset();
    // Whoever was overtaken sees by whom.
    router.refresh();
  }

  async function confirm() {
    if (restoring === undefined) return;
    const answer = await restore.run(restoring.version);
    if (answer === undefined) return;
    const changedNothing = answer.version === senaste;
    showToast({
      tone: 'success',
      text: changedNothing
        ? `Inställningarna är redan som i version ${restoring.version}.`
        : `Version ${restoring.version} gäller igen, som version ${answer.version}.`,
    });
    setWarnings(answer.varningar);
    close();
  }

  return (
    <SettingsFrame grupper={SETTING_GROUPS}>
      {page.antal === 0 ? (
        <EmptyState icon={<History aria-hidden />} title="Ingen har ändrat något än">
          <p>Varje ändring av inställningarna blir en version som går att återställa.</p>
        </EmptyState>
      ) : (
        <div className={styles.versions}>
          {warnings.length > 0 && <Banner tone="warning" title="Återställt, men det här bör rättas" entries={warnings} />}
          <Table label="Inställningarnas versioner" columns={COLUMNS}>
            {versioner.map((version) => (
              <TableRow key={version.version}>
                <TableCell>
                  {version.version} {version.version === senaste && <Badge tone="accent">Gäller nu</Badge>}
                </TableCell>
                <TableCell>
                  <Changes andringar={version.andringar ?? []} />
                  {version.aterstalld !== null && <Badge>Återställd från {version.aterstalld}</Badge>}
                  <div className={styles.whoWhen}>
                    <AuthorName av={version.av} />, <RelativeTime iso={version.skapad} />
                  </div>
                </TableCell>
                <TableCell hideBelow="small" muted>
                  <AuthorName av={version.av} />
                </TableCell>
                <TableCell hideBelow="small" muted>
                  <RelativeTime iso={version.skapad} />
                </TableCell>
                <TableCell align="end">
                  {version.version !== senaste && (
                    <Button size="small" aria-label={`Återställ version ${version.version}`} onPress={() => setRestoring(version)}>
                      Återställ
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </Table>
          <Pagination page={page} onPage={(sida) => router.push(`/studio/installningar/versioner?sida=${sida}`)} />
        </div>
      )}
      {restoring !== undefined && (
        <ConfirmDialog
          title={`Återställ version ${restoring.version}`}
          confirm="Återställ"
          onCancel={close}
          onConfirm={confirm}
          isRunning={restore.isRunning}
          failure={restore.failure}
        >
          Alla inställningar blir som de var i version {restoring.version}, också lösenord och nycklar. Det som ändras provas först och
          gäller sedan genast. De senare versionerna finns kvar här.
        </ConfirmDialog>
      )}
    </SettingsFrame>
  );
}

/** What each field was and became. */
function Changes({ andringar }: { andringar: NonNullable<SettingsVersion['andringar']> }) {
  return andringar.map(({ falt, fore, efter }) => (
    <div key={falt}>
      {settingName(falt)}
      <div className={styles.beforeAfter}>{beforeAndAfter(falt, fore, efter)}</div>
    </div>
  ));
}
