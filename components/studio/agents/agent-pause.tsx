'use client';

import { Pause } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { AgentPause } from '#lib/contract/agent.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Says that all agents are paused, and lets them go on. */
export function AgentPauseBanner({ paus }: { paus: AgentPause }) {
  const router = useRouter();
  const resume = useOperation(() => studio.sattAgentpaus({ pausade: false }));
  if (!paus.pausade) return null;

  async function letGo() {
    if ((await resume.run(undefined)) !== undefined) router.refresh();
  }

  return (
    <>
      <FailureBanner failure={resume.failure} onRetry={letGo} />
      <Banner
        tone="warning"
        title="Alla agenter är pausade"
        actions={
          <Button size="small" isPending={resume.isRunning} onPress={letGo}>
            Släpp på dem
          </Button>
        }
      >
        De får läsa men inte ändra något. {paus.orsak}{' '}
        {paus.av !== null && paus.tid !== null && (
          <>
            Pausade av {paus.av.namn}, <RelativeTime iso={paus.tid} />.
          </>
        )}
      </Banner>
    </>
  );
}

/** The button that stops every agent at once, and the question why. */
export function PauseAgentsButton() {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [orsak, setOrsak] = useState('');
  const pause = useOperation(() => studio.sattAgentpaus({ pausade: true, orsak }));

  function close() {
    setAsking(false);
    setOrsak('');
    pause.reset();
  }

  async function stop() {
    if ((await pause.run(undefined)) === undefined) return;
    close();
    router.refresh();
  }

  return (
    <>
      <Button icon={<Pause aria-hidden />} onPress={() => setAsking(true)}>
        Pausa alla
      </Button>
      {isAsking && (
        <DecisionDialog
          title="Pausa alla agenter"
          decide="Pausa alla"
          isDanger
          isDeciding={pause.isRunning}
          onDecide={stop}
          onClose={close}
          failure={pause.failure}
          fields={['orsak']}
        >
          <div>Gäller genast. Agenterna får läsa men inte skriva, publicera eller ändra något förrän du släpper på dem igen.</div>
          <TextField
            label="Varför"
            value={orsak}
            onChange={setOrsak}
            description="Valfritt. Agenterna får veta det när de försöker skriva."
            fault={faultOf(pause.failure, 'orsak')}
            autoFocus
          />
        </DecisionDialog>
      )}
    </>
  );
}
