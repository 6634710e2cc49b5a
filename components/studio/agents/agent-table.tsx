'use client';

import { ClipboardCheck, EllipsisVertical, KeyRound, Pencil, ScrollText, ShieldOff } from 'lucide-react';
import { closedFor } from '#components/studio/agents/agent-status.ts';
import styles from '#components/studio/agents/agent-table.module.css';
import { usedWords } from '#components/studio/agents/use-words.ts';
import { nameList } from '#components/studio/name-list.ts';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { ALL_OF_THEM } from '#lib/access/scope.ts';
import type { Agent, AgentReads, ListedAgent } from '#lib/contract/agent.ts';

const COLUMNS = [
  { id: 'namn', namn: 'Agent' },
  { id: 'agare', namn: 'Ägare', hideBelow: 'small' },
  { id: 'skriver', namn: 'Får skriva', hideBelow: 'medium' },
  { id: 'ratt', namn: 'Får publicera', hideBelow: 'medium' },
  { id: 'anvand', namn: 'Senast använd', hideBelow: 'medium' },
  { id: 'idag', namn: 'I dag', hideBelow: 'medium' },
  { id: 'utgar', namn: 'Går ut', hideBelow: 'small' },
  { id: 'status', namn: 'Status' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface AgentTableProps {
  agenter: readonly ListedAgent[];
  sektioner: readonly Option[];
  mallar: readonly Option[];
  onEdit: (agent: Agent) => void;
  onRotate: (agent: Agent) => void;
  onRevoke: (agent: Agent) => void;
  onShowWork: (agent: Agent) => void;
  onShowProving: (agent: Agent) => void;
}

function statusOf(agent: Agent) {
  const { tone, text } = closedFor(agent, Date.now()) ?? { tone: 'success', text: 'Aktiv' };
  return <Badge tone={tone}>{text}</Badge>;
}

/** What it reads of articles, where that is not all. */
const READS: Partial<Record<AgentReads, string>> = { egna_sektioner: 'Läser bara där', eget: 'Läser bara sitt eget' };

/** Where it writes: what is listed, in words. */
function writes({ sektioner: given, mallar: templates, sprak }: Agent, sektioner: readonly Option[], mallar: readonly Option[]): string {
  const listed = (values: readonly string[], options: readonly Option[], all: string) =>
    values.includes(ALL_OF_THEM) ? all : nameList(values, options, '');
  const scope = [listed(given, sektioner, 'alla sektioner'), listed(templates, mallar, 'alla mallar'), listed(sprak, [], 'alla språk')];
  return scope.includes('') ? 'Inget ännu: sektion, mall eller språk saknas' : scope.join(' · ');
}

function publishes({ publicera, godkannande, order, prov }: ListedAgent): string {
  if (!publicera) return 'Nej, bara utkast';
  const once = prov.krav === null ? '' : ', när provbanan är klarad';
  if (order === 'fraga_alltid') return `Ja, efter bekräftad order${once}`;
  return `${godkannande ? 'Ja, efter godkännande' : 'Ja'}${once}`;
}

/** What it has used today, and of how much when there is a limit. */
function usedToday({ anvant_idag, kvot }: Agent): string {
  const words = usedWords(anvant_idag, kvot);
  return words === 'inget' ? '–' : words;
}

/** The agents with what each may do; a revoked one stays in the list, so that the history can be read. */
export function AgentTable({ agenter, sektioner, mallar, onEdit, onRotate, onRevoke, onShowWork, onShowProving }: AgentTableProps) {
  return (
    <Table label="Agenter" columns={COLUMNS}>
      {agenter.map((agent) => (
        <TableRow key={agent.id}>
          <TableCell>
            <div className={styles.name}>{agent.namn}</div>
            <code className={styles.prefix}>{agent.nyckel_prefix}…</code>
            {agent.gammal_nyckel !== null && agent.aterkallad === null && (
              <div className={styles.old}>
                Även <code>{agent.gammal_nyckel.prefix}…</code>, slutar gälla <RelativeTime iso={agent.gammal_nyckel.galler_till} />
              </div>
            )}
          </TableCell>
          <TableCell hideBelow="small" muted>
            {agent.agare.namn}
          </TableCell>
          <TableCell hideBelow="medium" muted>
            {writes(agent, sektioner, mallar)}
            {READS[agent.laser] !== undefined && <div>{READS[agent.laser]}</div>}
          </TableCell>
          <TableCell hideBelow="medium" muted>
            {publishes(agent)}
          </TableCell>
          <TableCell hideBelow="medium" muted>
            {agent.senast_anvand === null ? 'Aldrig' : <RelativeTime iso={agent.senast_anvand} />}
          </TableCell>
          <TableCell hideBelow="medium" muted>
            {usedToday(agent)}
          </TableCell>
          <TableCell hideBelow="small" muted>
            {agent.utgar === null ? 'Aldrig' : <RelativeTime iso={agent.utgar} />}
          </TableCell>
          <TableCell>{statusOf(agent)}</TableCell>
          <TableCell align="end">
            <Menu
              label={`Åtgärder för ${agent.namn}`}
              trigger={
                <IconButton label={`Åtgärder för ${agent.namn}`} size="small">
                  <EllipsisVertical aria-hidden />
                </IconButton>
              }
            >
              <MenuItem icon={<ScrollText aria-hidden />} onAction={() => onShowWork(agent)}>
                Visa vad den har gjort
              </MenuItem>
              <MenuItem icon={<ClipboardCheck aria-hidden />} onAction={() => onShowProving(agent)}>
                Visa provbanan
              </MenuItem>
              {agent.aterkallad === null && (
                <MenuItem icon={<Pencil aria-hidden />} onAction={() => onEdit(agent)}>
                  Ändra rättigheter
                </MenuItem>
              )}
              {agent.aterkallad === null && (
                <MenuItem icon={<KeyRound aria-hidden />} onAction={() => onRotate(agent)}>
                  Byt nyckel
                </MenuItem>
              )}
              {agent.aterkallad === null && <MenuDivider />}
              {agent.aterkallad === null && (
                <MenuItem danger icon={<ShieldOff aria-hidden />} onAction={() => onRevoke(agent)}>
                  Återkalla
                </MenuItem>
              )}
            </Menu>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
