'use client';

import { KeyRound, Plus } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styles from '#components/studio/agents/agent-admin.module.css';
import { AgentPauseBanner, PauseAgentsButton } from '#components/studio/agents/agent-pause.tsx';
import { AgentTable } from '#components/studio/agents/agent-table.tsx';
import { KeyDialog } from '#components/studio/agents/key-dialog.tsx';
import { LongKeysBanner } from '#components/studio/agents/long-keys-banner.tsx';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { useEditing } from '#components/studio/use-editing.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import type { Agent, AgentPause, ListedAgent } from '#lib/contract/agent.ts';
import type { RequiredProving } from '#lib/contract/proving.ts';
import { studio } from '#lib/transports/client/browser.ts';

const AgentDialog = lazyDialog(async () => (await import('#components/studio/agents/agent-dialog.tsx')).AgentDialog);
const RotateDialog = lazyDialog(async () => (await import('#components/studio/agents/rotate-dialog.tsx')).RotateDialog);

export interface AgentAdminProps {
  agenter: readonly ListedAgent[];
  sektioner: readonly Option[];
  mallar: readonly Option[];
  /** Persons who may own an agent. */
  agare: readonly Option[];
  jagId: string;
  /** For so many days a key may open when it is made, changed or prolonged; 0 for as long as anybody likes. */
  nyckelDagar: number;
  /** Whether the language model has a price. */
  harPris: boolean;
  /** What the newsroom asks of all agents in the proving ground. */
  provKrav: RequiredProving | null;
  paus: AgentPause;
  page: ShownPage;
}

/** The agents that write through the service: what each may do, its key, and the end of it. */
export function AgentAdmin({ agenter, sektioner, mallar, agare, jagId, nyckelDagar, harPris, provKrav, paus, page }: AgentAdminProps) {
  const router = useRouter();
  const { edit, create, opened } = useEditing<Agent>();
  const [revoking, setRevoking] = useState<Agent>();
  const [rotating, setRotating] = useState<Agent>();
  const [shownKey, setShownKey] = useState<{ namn: string; nyckel: string }>();
  const revoke = useOperation((id: string) => studio.aterkallaAgent({ id }));

  function closeRevoking() {
    setRevoking(undefined);
    revoke.reset();
  }

  async function confirmRevoking() {
    if (revoking === undefined || (await revoke.run(revoking.id)) === undefined) return;
    closeRevoking();
    router.refresh();
  }

  const createButton = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={create}>
      Ny agent
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Agenter"
        actions={
          <>
            {!paus.pausade && <PauseAgentsButton />}
            {createButton}
          </>
        }
      >
        En agent skriver genom Studio med en egen nyckel. Den lämnar utkast; publicera får den bara där du har tillåtit det, på en människas
        order. <Link href="/studio/provbank">Hur agenterna klarar provbanan</Link>
      </PageHeader>
      <div className={styles.list}>
        <AgentPauseBanner paus={paus} />
        <LongKeysBanner agenter={agenter} nyckelDagar={nyckelDagar} />
        {page.antal === 0 ? (
          <EmptyState icon={<KeyRound aria-hidden />} title="Inga agenter ännu" action={createButton}>
            <p>Skapa en för varje program som ska skriva hit, så syns det i historiken vem som har gjort vad.</p>
          </EmptyState>
        ) : (
          <>
            <AgentTable
              agenter={agenter}
              sektioner={sektioner}
              mallar={mallar}
              onEdit={edit}
              onRotate={setRotating}
              onRevoke={setRevoking}
              onShowWork={(agent) => router.push(`/studio/agenter/${agent.id}`)}
              onShowProving={(agent) => router.push(`/studio/agenter/${agent.id}/prov`)}
            />
            <Pagination page={page} onPage={(sida) => router.push(`/studio/agenter?sida=${sida}`)} />
          </>
        )}
      </div>
      {opened !== undefined && (
        <AgentDialog
          agent={opened.thing}
          sektioner={sektioner}
          mallar={mallar}
          agare={agare}
          jagId={jagId}
          nyckelDagar={nyckelDagar}
          harPris={harPris}
          provKrav={provKrav}
          onClose={opened.onClose}
          onSaved={(nyckel, namn) => {
            if (nyckel !== undefined) setShownKey({ namn, nyckel });
            opened.onSaved();
          }}
        />
      )}
      {rotating !== undefined && (
        <RotateDialog
          agent={rotating}
          onClose={() => setRotating(undefined)}
          onRotated={(nyckel) => {
            setShownKey({ namn: rotating.namn, nyckel });
            setRotating(undefined);
            router.refresh();
          }}
        />
      )}
      {revoking !== undefined && (
        <ConfirmDialog
          title="Återkalla agenten"
          confirm="Återkalla"
          danger
          onCancel={closeRevoking}
          onConfirm={confirmRevoking}
          isRunning={revoke.isRunning}
          failure={revoke.failure}
        >
          {revoking.namn} kan inte längre anropa Studio. Det går inte att ångra. Det agenten har skrivit finns kvar.
        </ConfirmDialog>
      )}
      {shownKey !== undefined && <KeyDialog {...shownKey} onClose={() => setShownKey(undefined)} />}
    </>
  );
}
