'use client';

import { EllipsisVertical, History, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import styles from '#components/studio/webhooks/webhook-table.module.css';
import { Badge } from '#components/ui/badge.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { Webhook } from '#lib/contract/webhook.ts';

const COLUMNS = [
  { id: 'namn', namn: 'Mottagare' },
  { id: 'typer', namn: 'Får veta', hideBelow: 'medium' },
  { id: 'agare', namn: 'Rättigheter', hideBelow: 'medium' },
  { id: 'levererad', namn: 'Tog emot senast', hideBelow: 'small' },
  { id: 'lage', namn: 'Läge' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

export interface WebhookActions {
  onEdit: (webhook: Webhook) => void;
  onTry: (webhook: Webhook) => void;
  onShowDeliveries: (webhook: Webhook) => void;
  onPause: (webhook: Webhook) => void;
  onStart: (webhook: Webhook) => void;
  onRemove: (webhook: Webhook) => void;
}

interface WebhookTableProps extends WebhookActions {
  webhookar: readonly Webhook[];
}

/** The receivers, each with how it goes and, where it does not, why and what to do. */
export function WebhookTable({ webhookar, ...actions }: WebhookTableProps) {
  return (
    <Table label="Webhookar" columns={COLUMNS}>
      {webhookar.map((webhook) => (
        <TableRow key={webhook.id}>
          <TableCell>
            <div className={styles.name}>{webhook.namn}</div>
            <div className={styles.small}>{webhook.adress}</div>
          </TableCell>
          <TableCell hideBelow="medium" muted>
            {toldOf(webhook)}
          </TableCell>
          <TableCell hideBelow="medium" muted>
            {webhook.agare.namn}
          </TableCell>
          <TableCell hideBelow="small" muted>
            {webhook.levererad === null ? 'Aldrig' : <RelativeTime iso={webhook.levererad} />}
          </TableCell>
          <TableCell>
            <WebhookState webhook={webhook} />
          </TableCell>
          <TableCell align="end">
            <RowMenu webhook={webhook} {...actions} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function toldOf({ typer }: Webhook): string {
  if (typer.length === 0) return 'Allt som händer';
  return typer.length === 1 ? 'Ett slags händelser' : `${typer.length} slags händelser`;
}

function WebhookState({ webhook: { lage, fel, nasta_forsok } }: { webhook: Webhook }) {
  const isFailing = lage === 'aktiv' && fel !== null;
  return (
    <>
      {lage === 'pausad' && <Badge tone={fel === null ? 'neutral' : 'danger'}>Pausad</Badge>}
      {lage === 'aktiv' && <Badge tone={isFailing ? 'warning' : 'success'}>{isFailing ? 'Försöker igen' : 'Aktiv'}</Badge>}
      {fel !== null && (
        <div className={styles.small}>
          {fel.orsak} {fel.atgard}
        </div>
      )}
      {nasta_forsok !== null && (
        <div className={styles.small}>
          Nästa försök <RelativeTime iso={nasta_forsok} />
        </div>
      )}
    </>
  );
}

function RowMenu({ webhook, onEdit, onTry, onShowDeliveries, onPause, onStart, onRemove }: WebhookActions & { webhook: Webhook }) {
  const label = `Åtgärder för ${webhook.namn}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="small">
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Send aria-hidden />} onAction={() => onTry(webhook)}>
        Prova
      </MenuItem>
      <MenuItem icon={<History aria-hidden />} onAction={() => onShowDeliveries(webhook)}>
        Visa leveranser
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden />} onAction={() => onEdit(webhook)}>
        Ändra
      </MenuItem>
      {webhook.lage === 'aktiv' && (
        <MenuItem icon={<Pause aria-hidden />} onAction={() => onPause(webhook)}>
          Pausa
        </MenuItem>
      )}
      {webhook.lage === 'pausad' && (
        <MenuItem icon={<Play aria-hidden />} onAction={() => onStart(webhook)}>
          Starta igen
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem danger icon={<Trash2 aria-hidden />} onAction={() => onRemove(webhook)}>
        Ta bort
      </MenuItem>
    </Menu>
  );
}
