'use client';

import { ClipboardCheck } from 'lucide-react';
import Link from 'next/link';
import styles from '#components/studio/agents/proving-results.module.css';
import { demandInWords, KIND_WORDS, standingOf, TASK_WORDS } from '#components/studio/agents/proving-words.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { ListedAgent } from '#lib/contract/agent.ts';
import type { ProvingOutcome, ProvingRound, RequiredProving } from '#lib/contract/proving.ts';
import { reachedPercent } from '#lib/proving/in-percent.ts';

interface ProvingResultsProps {
  agent: ListedAgent;
  /** What the newsroom asks of all of them. */
  redaktionens: RequiredProving | null;
  /** The latest first. */
  prov: readonly ProvingRound[];
  /** What templates are called, by id. */
  mallar: Readonly<Record<string, string>>;
}

/** How an agent has done in the proving ground: what is asked of it, and each round with what it did not manage. */
export function ProvingResults({ agent, redaktionens, prov, mallar }: ProvingResultsProps) {
  return (
    <>
      <PageHeader title={`Provbanan: ${agent.namn}`}>
        Agenten prövar sig själv med sin nyckel i uppgifter som bedöms av samma regler som artiklar. Inget av det syns bland artiklarna.
        Poängen är den i det slag som gick sämst. <Link href={`/studio/agenter/${agent.id}`}>Vad agenten har gjort</Link> ·{' '}
        <Link href="/studio/provbank">Alla agenter</Link>
      </PageHeader>
      <div className={styles.parts}>
        <Requirement agent={agent} redaktionens={redaktionens} />
        <dl className={styles.kinds}>
          {Object.values(KIND_WORDS).map(({ namn, provar }) => (
            <div key={namn}>
              <dt>{namn}</dt>
              <dd>{provar}</dd>
            </div>
          ))}
        </dl>
        {prov.length === 0 ? (
          <EmptyState icon={<ClipboardCheck aria-hidden />} title="Inget prov ännu">
            <p>Be den som sköter agenten att låta den anropa POST /studio/api/prov med sin nyckel: svaret säger hur den gör.</p>
          </EmptyState>
        ) : (
          <ol className={styles.rounds} aria-label="Omgångar, den senaste först">
            {prov.map((round) => (
              <Round key={round.id} round={round} mallar={mallar} />
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

/** What is asked of the agent, and whether its latest key has reached it. */
function Requirement({ agent: { prov, kraver_prov, nyckel_prefix }, redaktionens }: Pick<ProvingResultsProps, 'agent' | 'redaktionens'>) {
  const { krav, klarar } = prov;
  if (krav === null) {
    return (
      <Banner tone="info" title="Inget krav">
        Agenten får publicera utan att ha klarat provbanan, om den får publicera. Sätt ett krav under{' '}
        <Link href="/studio/agenter">Agenter</Link>, Ändra rättigheter, eller för alla agenter under{' '}
        <Link href="/studio/installningar/granskning#granskning.agenters_prov">Inställningar</Link>, Granskning.
      </Banner>
    );
  }
  return (
    <Banner tone={klarar ? 'success' : 'warning'} title={klarar ? 'Klarar kravet' : 'Klarar inte kravet än'}>
      {demandInWords({ krav, egna: kraver_prov, redaktionens })}, med nyckeln som börjar på {nyckel_prefix}.{' '}
      {klarar ? 'Det som agenten får publicera går ut.' : 'Agenten sparar och ber om granskning, men publicerar inget.'}
    </Banner>
  );
}

const STANDING = {
  pagar: { tone: 'accent', text: 'Pågår' },
  avbrutet: { tone: 'warning', text: 'Avbrutet' },
  ovning: { tone: 'neutral', text: 'Övning, räknas inte' },
} as const;

function Round({ round, mallar }: { round: ProvingRound } & Pick<ProvingResultsProps, 'mallar'>) {
  const standing = standingOf(round, Date.now());
  const failed = round.uppgifter.filter(({ klarad }) => klarad === false);
  return (
    <li className={styles.round}>
      <div className={styles.head}>
        <strong className={styles.score}>{standing === 'pagar' ? '…' : `${reachedPercent(round.poang)} %`}</strong>
        {standing !== 'klart' && <Badge tone={STANDING[standing].tone}>{STANDING[standing].text}</Badge>}
        <span className={styles.when}>
          <RelativeTime iso={round.klar ?? round.skapad} /> · nyckel <code>{round.nyckel_prefix}…</code>
          {round.fro !== null && ` · frö ${round.fro}`}
        </span>
      </div>
      <ul className={styles.scores}>
        {round.slag.map(({ slag, antal, klarade }) => (
          <li key={slag}>
            {KIND_WORDS[slag].namn}: {klarade} av {antal}
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <details>
          <summary>{failed.length === 1 ? 'En uppgift som inte klarades' : `${failed.length} uppgifter som inte klarades`}</summary>
          <ul className={styles.failed}>
            {failed.map((outcome) => (
              <li key={outcome.nr}>
                {outcomeInWords(outcome, mallar[outcome.mall])} <code>{outcome.koder.join(', ')}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function outcomeInWords({ prov }: ProvingOutcome, template: string | undefined): string {
  const about = TASK_WORDS[prov] ?? prov;
  return template === undefined ? `${about.charAt(0).toUpperCase()}${about.slice(1)}.` : `${template}: ${about}.`;
}
