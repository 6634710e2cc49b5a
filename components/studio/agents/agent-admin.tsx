'use client';

import { KeyRound, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AgentDialog } from '#components/studio/agents/agent-dialog.tsx';
import { AgentTable } from '#components/studio/agents/agent-table.tsx';
import { KeyDialog } from '#components/studio/agents/key-dialog.tsx';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import type { Agent } from '#lib/contract/agent.ts';
import { studio } from '#lib/transports/client/browser.ts';

export interface AgentAdminProps {
  agenter: readonly Agent[];
  sektioner: readonly Option[];
  mallar: readonly Option[];
  /** Persons who may own an agent. */
  agare: readonly Option[];
  jagId: string;
}

type Question = { kind: 'revoke' | 'rotate'; agent: Agent };

/** The agents that write through the service: what each may do, its key, and the end of it. */
export function AgentAdmin({ agenter, sektioner, mallar, agare, jagId }: AgentAdminProps) {
  const router = useRouter();
  const [editing, setEditing] = useState<Agent | 'new'>();
  const [question, setQuestion] = useState<Question>();
  const [shownKey, setShownKey] = useState<{ namn: string; nyckel: string }>();
  const revoke = useOperation((id: string) => studio.aterkallaAgent({ id }));
  const rotate = useOperation((id: string) => studio.roteraAgent({ id }));
  const asked = question?.kind === 'rotate' ? rotate : revoke;

  function closeQuestion() {
    setQuestion(undefined);
    revoke.reset();
    rotate.reset();
  }

  async function confirm() {
    if (question === undefined) return;
    const { agent, kind } = question;
    if (kind === 'rotate') {
      const answer = await rotate.run(agent.id);
      if (answer === undefined) return;
      setShownKey({ namn: agent.namn, nyckel: answer.nyckel });
    } else if ((await revoke.run(agent.id)) === undefined) return;
    closeQuestion();
    router.refresh();
  }

  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setEditing('new')}>
      Ny agent
    </Button>
  );

  return (
    <>
      <PageHeader title="Agenter" actions={create}>
        En agent skriver genom Studio med en egen nyckel. Den lämnar utkast; publicera får den bara där du har tillåtit det, på en människas
        order.
      </PageHeader>
      {agenter.length === 0 ? (
        <EmptyState icon={<KeyRound aria-hidden />} title="Inga agenter ännu" action={create}>
          <p>Skapa en för varje program som ska skriva hit, så syns det i historiken vem som har gjort vad.</p>
        </EmptyState>
      ) : (
        <AgentTable
          agenter={agenter}
          sektioner={sektioner}
          mallar={mallar}
          onEdit={setEditing}
          onRotate={(agent) => setQuestion({ kind: 'rotate', agent })}
          onRevoke={(agent) => setQuestion({ kind: 'revoke', agent })}
        />
      )}
      {editing !== undefined && (
        <AgentDialog
          agent={editing === 'new' ? undefined : editing}
          sektioner={sektioner}
          mallar={mallar}
          agare={agare}
          jagId={jagId}
          onClose={() => setEditing(undefined)}
          onSaved={(nyckel, namn) => {
            setEditing(undefined);
            if (nyckel !== undefined) setShownKey({ namn, nyckel });
            router.refresh();
          }}
        />
      )}
      {question !== undefined && (
        <ConfirmDialog
          title={question.kind === 'rotate' ? 'Byt nyckel' : 'Återkalla agenten'}
          confirm={question.kind === 'rotate' ? 'Byt nyckel' : 'Återkalla'}
          danger={question.kind === 'revoke'}
          onCancel={closeQuestion}
          onConfirm={confirm}
          isRunning={asked.isRunning}
          failure={asked.failure}
        >
          {question.kind === 'rotate'
            ? `${question.agent.namn} får en ny nyckel. Den gamla slutar gälla genast, så agenten står still tills den har fått den nya.`
            : `${question.agent.namn} kan inte längre anropa Studio. Det går inte att ångra. Det agenten har skrivit finns kvar.`}
        </ConfirmDialog>
      )}
      {shownKey !== undefined && <KeyDialog {...shownKey} onClose={() => setShownKey(undefined)} />}
    </>
  );
}
