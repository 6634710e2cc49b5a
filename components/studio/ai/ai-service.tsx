'use client';

import { Sparkles } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import styles from '#components/studio/service-page.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { AiState, AiTrial } from '#lib/contract/ai.ts';
import { studio } from '#lib/transports/client/browser.ts';

const NAMES: Record<Exclude<AiState['namn'], 'ingen'>, string> = {
  anthropic: 'Anthropic',
  'openai-kompatibel': 'OpenAI-kompatibel tjänst',
};
const NUMBER = new Intl.NumberFormat('sv');
const COST = new Intl.NumberFormat('sv', { maximumSignificantDigits: 3 });
const SECONDS = new Intl.NumberFormat('sv', { maximumSignificantDigits: 2 });

/** Which language model translates and suggests, whether it answers, and what it has used today. */
export function AiService({ ai }: { ai: AiState }) {
  const router = useRouter();
  const [trial, setTrial] = useState<AiTrial>();
  const attempt = useOperation(() => studio.provaAitjanst({}));

  async function tryIt() {
    setTrial(undefined);
    const answer = await attempt.run(undefined);
    if (answer === undefined) return;
    setTrial(answer.prov);
    // The question has used tokens as well.
    router.refresh();
  }

  return (
    <>
      <PageHeader
        title="AI-tjänst"
        actions={
          ai.namn === 'ingen' ? undefined : (
            <Button icon={<Sparkles aria-hidden />} isPending={attempt.isRunning} onPress={tryIt}>
              Prova tjänsten
            </Button>
          )
        }
      >
        Språkmodellen som översätter och ger förslag. Den publicerar aldrig något, och det människor har skrivit ändrar den bara när någon
        ber om det.
      </PageHeader>
      <div className={styles.parts}>
        <FailureBanner failure={attempt.failure} onRetry={tryIt} />
        {trial !== undefined && <TrialBanner trial={trial} />}
        {ai.namn === 'ingen' ? <NoService /> : <Facts namn={NAMES[ai.namn]} ai={ai} />}
      </div>
    </>
  );
}

function TrialBanner({ trial: { fungerar, svarstid, tokens, fel } }: { trial: AiTrial }) {
  if (!fungerar) return <Banner tone="fault" title="Tjänsten svarade inte som den ska" entries={fel} />;
  return (
    <Banner tone="success" title="Tjänsten svarar">
      Det tog {SECONDS.format(svarstid / 1000)} sekunder och {NUMBER.format(tokens)} tokens.
    </Banner>
  );
}

function NoService() {
  return (
    <Banner tone="info" title="Ingen AI-tjänst är inställd">
      Förslagen görs då av artikelns egna ord, och översättningar skrivs för hand. Välj en tjänst under{' '}
      <Link href="/studio/installningar/ai">Inställningar → AI-tjänst</Link>, eller med STUDIO_AI, STUDIO_AI_MODEL och STUDIO_AI_KEY där
      Studio startas.
    </Banner>
  );
}

function Facts({ namn, ai: { modell, dygnsbudget, anvant_idag } }: { namn: string; ai: AiState }) {
  const used = anvant_idag.tokens_in + anvant_idag.tokens_ut;
  return (
    <>
      {used >= dygnsbudget && (
        <Banner tone="warning" title="Dagens budget är slut">
          Nya förslag och översättningar får vänta till midnatt. Höj den under{' '}
          <Link href="/studio/installningar/ai">Inställningar → AI-tjänst</Link>, eller i STUDIO_AI_BUDGET där Studio startas.
        </Banner>
      )}
      <dl className={styles.facts}>
        <dt>Tjänst</dt>
        <dd>{namn}</dd>
        <dt>Modell</dt>
        <dd>{modell}</dd>
        <dt>Frågor i dag</dt>
        <dd>{NUMBER.format(anvant_idag.anrop)}</dd>
        <dt>Tokens i dag</dt>
        <dd>
          {NUMBER.format(used)} av {NUMBER.format(dygnsbudget)}
        </dd>
        {anvant_idag.kostnad !== null && (
          <>
            <dt>Kostnad i dag</dt>
            <dd>{COST.format(anvant_idag.kostnad)} enligt det inställda priset</dd>
          </>
        )}
      </dl>
    </>
  );
}
