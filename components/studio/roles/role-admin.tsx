'use client';

import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { nameList } from '#components/studio/name-list.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import styles from '#components/studio/roles/roles.module.css';
import { roleHint } from '#components/studio/staff/role-hint.ts';
import { useEditing } from '#components/studio/use-editing.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { ToldRole } from '#lib/contract/role-shapes.ts';
import { studio } from '#lib/transports/client/browser.ts';

const RoleDialog = lazyDialog(async () => (await import('#components/studio/roles/role-dialog.tsx')).RoleDialog);

const COLUMNS = [
  { id: 'namn', namn: 'Roll' },
  { id: 'ratter', namn: 'Får' },
  { id: 'var', namn: 'Var', hideBelow: 'medium' },
  { id: 'personer', namn: 'Personer', hideBelow: 'small' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface RoleAdminProps {
  roller: readonly ToldRole[];
  ratter: readonly Option[];
  sektioner: readonly Option[];
  canChange: boolean;
}

/** What each role may, and the roles that the newsroom makes itself. */
export function RoleAdmin({ roller, ratter, sektioner, canChange }: RoleAdminProps) {
  const router = useRouter();
  const { edit, create, opened } = useEditing<ToldRole>();
  const putAway = useOperation(({ id, arkiverad }: ToldRole) => studio.andraRoll({ id, arkiverad: !arkiverad }));
  const rightName = new Map(ratter.map(({ id, namn }) => [id, namn]));

  async function toggle(role: ToldRole) {
    if ((await putAway.run(role)) === undefined) return;
    showToast({ tone: 'success', text: role.arkiverad ? `${role.namn} går att ge igen.` : `${role.namn} ges inte till fler.` });
    router.refresh();
  }

  return (
    <>
      <PageHeader
        title="Roller"
        actions={
          <>
            <ButtonLink href="/studio/anvandare">Till Personer</ButtonLink>
            {canChange && (
              <Button variant="primary" icon={<Plus aria-hidden />} onPress={create}>
                Ny roll
              </Button>
            )}
          </>
        }
      >
        Studios egna roller ligger fast. Behöver redaktionen en annan delning gör en superadministratör en egen roll av samma rättigheter.
        Hela tabellen över vem som får vad står under <Link href="/studio/rattigheter">Vad du får göra</Link>.
      </PageHeader>
      {putAway.failure !== undefined && <FailureBanner failure={putAway.failure} />}
      <Table label="Roller" columns={COLUMNS}>
        {roller
          .toSorted((one, other) => Number(one.inbyggd) - Number(other.inbyggd))
          .map((role) => (
            <TableRow key={role.id}>
              <TableCell>
                <div className={styles.name}>
                  {role.namn} {!role.inbyggd && <Badge>Egen</Badge>} {role.arkiverad && <Badge hollow>Ges inte till fler</Badge>}
                </div>
                <div className={styles.id}>{role.id}</div>
              </TableCell>
              <TableCell>
                <div className={styles.may}>{mayOf(role, rightName)}</div>
              </TableCell>
              <TableCell hideBelow="medium" muted>
                {role.inbyggd ? 'Väljs för varje person' : whereOf(role, sektioner)}
              </TableCell>
              <TableCell hideBelow="small">{role.personer}</TableCell>
              <TableCell align="end">
                {canChange && !role.inbyggd && (
                  <div className={styles.actions}>
                    <IconButton label={`Ändra ${role.namn}`} size="small" onPress={() => edit(role)}>
                      <Pencil aria-hidden />
                    </IconButton>
                    <IconButton
                      label={role.arkiverad ? `Ta fram ${role.namn}` : `Lägg undan ${role.namn}`}
                      size="small"
                      isDisabled={putAway.isRunning}
                      onPress={() => void toggle(role)}
                    >
                      {role.arkiverad ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
                    </IconButton>
                  </div>
                )}
              </TableCell>
            </TableRow>
          ))}
      </Table>
      {opened !== undefined && (
        <RoleDialog
          role={opened.thing}
          ratter={ratter}
          sektioner={sektioner}
          onClose={opened.onClose}
          onSaved={(namn) => opened.onSaved(`${namn} är sparad.`)}
        />
      )}
    </>
  );
}

/** What a role may, in a line. Of Studio's own the whole matrix stands under «Vad du får göra». */
function mayOf({ id, inbyggd, ratter }: ToldRole, names: ReadonlyMap<string, string>): string {
  if (inbyggd) return roleHint({ roll: id });
  const [first = 'Läsa och förhandsgranska', ...others] = ratter.map((right) => names.get(right) ?? right);
  return `${[first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join('; ')}.`;
}

function whereOf({ sektioner, sprak }: ToldRole, known: readonly Option[]): string {
  return `${nameList(sektioner, known, 'Alla sektioner')}, ${
    sprak.length === 0
      ? 'alla språk'
      : LANGUAGES.filter((id) => sprak.includes(id))
          .map((id) => LANGUAGE_NAME[id].toLowerCase())
          .join(', ')
  }`;
}
