'use client';

import { ClipboardCheck } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { closedFor } from '#components/studio/agents/agent-status.ts';
import styles from '#components/studio/agents/proving-overview.module.css';
import { askedWithinSentence, KIND_WORDS } from '#components/studio/agents/proving-words.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import type { ListedAgent } from '#lib/contract/agent.ts';
import { PROVING_KINDS, type RequiredProving } from '#lib/contract/proving.ts';
import { askedPercent, reachedPercent } from '#lib/proving/in-percent.ts';

const COLUMNS = [
  { id: 'namn', namn: 'Agent' },
  ...PROVING_KINDS.map((slag) => ({ id: slag, namn: KIND_WORDS[slag].namn, align: 'end' as const, hideBelow: 'small' as const })),
  { id: 'poang', namn: 'Poäng', align: 'end' },
  { id: 'krav', namn: 'Krav', align: 'end', hideBelow: 'small' },
  { id: 'tid', namn: 'Senast prövad', hideBelow: 'medium' },
  { id: 'status', namn: 'Publicerar' },
] as const;

interface ProvingOverviewProps {
  agenter: readonly ListedAgent[];
  /** What the newsroom asks of all of them. */
  krav: RequiredProving | null;
  page: ShownPage;
}

/** How all agents stand with the proving ground: what each is held to, how its key did last, and whether it may publish by that. */
export function ProvingOverview({ agenter, krav, page }: ProvingOverviewProps) {
  const router = useRouter();
  return (
    <>
      <PageHeader title="Provbanan">
        Agenterna prövar sig själva i uppgifter som bedöms av samma regler som artiklar. Här står det senaste resultatet för varje agents
        nyckel: poängen är den i det slag som gick sämst. <Link href="/studio/agenter">Agenter</Link>
      </PageHeader>
      <div className={styles.parts}>
        <Banner tone="info" title={krav === null ? 'Inget krav på alla agenter' : `Alla agenter: ${askedWithinSentence(krav)}`}>
          {krav === null
            ? 'En nyckel publicerar utan att ha klarat provbanan, om inget annat krävs av agenten.'
            : 'En nyckel publicerar först efter det. En agents eget krav kan bara vara strängare.'}{' '}
          <Link href="/studio/installningar/granskning#granskning.agenters_prov">Ändra under Inställningar, Granskning</Link>
        </Banner>
        {page.antal === 0 ? (
          <EmptyState icon={<ClipboardCheck aria-hidden />} title="Inga agenter ännu">
            <p>
              Skapa en under <Link href="/studio/agenter">Agenter</Link>, så syns det här hur den klarar provbanan.
            </p>
          </EmptyState>
        ) : (
          <>
            <Table label="Agenterna i provbanan" columns={COLUMNS}>
              {agenter.map((agent) => (
                <Row key={agent.id} agent={agent} />
              ))}
            </Table>
            <Pagination page={page} onPage={(sida) => router.push(`/studio/provbank?sida=${sida}`)} />
          </>
        )}
      </div>
    </>
  );
}

function Row({ agent }: { agent: ListedAgent }) {
  const { krav, senaste } = agent.prov;
  return (
    <TableRow>
      <TableCell>
        <div className={styles.name}>
          <Link href={`/studio/agenter/${agent.id}/prov`}>{agent.namn}</Link>
        </div>
        <div className={styles.about}>
          {agent.agare.namn} · <Link href={`/studio/agenter/${agent.id}`}>vad den har gjort</Link>
        </div>
      </TableCell>
      {PROVING_KINDS.map((slag) => (
        <TableCell key={slag} align="end" hideBelow="small" muted>
          {ofKind(agent, slag)}
        </TableCell>
      ))}
      <TableCell align="end" muted={senaste === null}>
        {senaste === null ? 'Inget prov' : `${reachedPercent(senaste.poang)} %`}
      </TableCell>
      <TableCell align="end" hideBelow="small" muted>
        {krav === null ? 'Inget' : `${askedPercent(krav.minst)} %, ${krav.dagar} d`}
      </TableCell>
      <TableCell hideBelow="medium" muted>
        {senaste === null ? '–' : <RelativeTime iso={senaste.tid} />}
      </TableCell>
      <TableCell>
        <Standing agent={agent} />
      </TableCell>
    </TableRow>
  );
}

function ofKind({ prov: { senaste } }: ListedAgent, slag: (typeof PROVING_KINDS)[number]): string {
  const found = senaste?.slag.find((kind) => kind.slag === slag);
  return found === undefined ? '–' : `${found.klarade} av ${found.antal}`;
}

/** Whether readers may get anything from the agent, as far as the proving ground tells. */
function Standing({ agent }: { agent: ListedAgent }) {
  const { publicera, prov } = agent;
  const closed = closedFor(agent, Date.now());
  if (closed !== undefined) return <Badge tone={closed.tone}>{closed.text}</Badge>;
  if (!publicera) return <Badge tone="neutral">Bara utkast</Badge>;
  if (prov.krav === null) return <Badge tone="accent">Utan krav</Badge>;
  return prov.klarar ? <Badge tone="success">Klarar kravet</Badge> : <Badge tone="warning">Klarar inte kravet</Badge>;
}
