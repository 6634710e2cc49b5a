'use client';

import { ScrollText, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { AgentUse } from '#components/studio/agents/agent-use.tsx';
import styles from '#components/studio/agents/agent-work.module.css';
import { DayField } from '#components/studio/day-field.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { deedOf } from '#components/studio/log/deed.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { stockholmDay } from '#components/studio/stockholm-day.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { dayInWords } from '#lib/content/day.ts';
import type { Agent } from '#lib/contract/agent.ts';
import type { AgentArticle, AgentDay } from '#lib/contract/agent-work.ts';

const UndoDialog = lazyDialog(async () => (await import('#components/studio/agents/undo-dialog.tsx')).UndoDialog);

/** Days by Stockholm's clocks, both included; `till` is empty for until now. */
interface Period {
  fran: string;
  till: string;
}

interface AgentWorkProps {
  agent: Pick<Agent, 'id' | 'namn' | 'kvot' | 'anvant_idag'>;
  /** What it has used on each day, the latest first. */
  anvant: readonly AgentDay[];
  /** The first of them, the one that it was last at first. */
  artiklar: readonly AgentArticle[];
  /** How many there are in all. */
  antal: number;
  period: Period;
}

/** What an agent has done with articles in some time, day by day, and the way to undo it. */
export function AgentWork({ agent, anvant, artiklar, antal, period }: AgentWorkProps) {
  const router = useRouter();
  const [isUndoing, setUndoing] = useState(false);
  const standing = useMemo(() => artiklar.filter(({ raderad }) => !raderad), [artiklar]);
  const days = [...Map.groupBy(artiklar, ({ senast }) => stockholmDay(senast))];
  const show = (asked: Period) => router.push(`/studio/agenter/${agent.id}?${new URLSearchParams({ ...asked })}`);
  return (
    <>
      <PageHeader
        title={agent.namn}
        actions={
          <Button icon={<Undo2 aria-hidden />} isDisabled={standing.length === 0} onPress={() => setUndoing(true)}>
            Ångra körningen
          </Button>
        }
      >
        Det som agenten har gjort med artiklar under tiden. Allt den har gjort, med tider och ordrar, står i{' '}
        <Link href={`/studio/logg?av=${agent.id}`}>loggen</Link>. <Link href={`/studio/agenter/${agent.id}/prov`}>Provbanan</Link>
      </PageHeader>
      <search aria-label="Tid" className={styles.period}>
        <DayField label="Från" className={styles.day} day={period.fran} onChange={(fran) => show({ ...period, fran })} fault={undefined} />
        <DayField
          label="Till och med"
          className={styles.day}
          day={period.till}
          onChange={(till) => show({ ...period, till })}
          fault={undefined}
        />
      </search>
      <AgentUse agent={agent} anvant={anvant} />
      {antal > artiklar.length && (
        <Banner tone="info">
          De {artiklar.length} senaste av {antal} artiklar visas, och ångras på en gång. Välj en kortare tid för de andra.
        </Banner>
      )}
      {artiklar.length === 0 && (
        <EmptyState icon={<ScrollText aria-hidden />} title="Inget under den tiden">
          <p>Agenten har inte gjort något med någon artikel. Välj en annan tid.</p>
        </EmptyState>
      )}
      {days.map(([day, worked]) => (
        <section key={day}>
          <h2 className={styles.heading}>{dayInWords(day, 'sv')}</h2>
          <ul className={styles.articles}>
            {worked.map((article) => (
              <li key={article.innehall} className={styles.article}>
                <span>
                  <Link href={`/studio/artikel/${article.innehall}`}>{article.rubrik || 'Artikel utan rubrik'}</Link>{' '}
                  {article.raderad && <Badge tone="neutral">I papperskorgen</Badge>}
                </span>
                <span className={styles.deeds}>
                  {article.handelser.map(({ handelse, antal: times }) => deedsInWords(handelse, times)).join(' · ')} ·{' '}
                  <Link href={`/studio/logg?av=${agent.id}&innehall=${article.innehall}`}>
                    senast <RelativeTime iso={article.senast} />
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isUndoing && (
        <UndoDialog
          agent={agent}
          artiklar={standing}
          period={period}
          onClose={() => setUndoing(false)}
          onUndone={() => {
            setUndoing(false);
            router.refresh();
          }}
        />
      )}
    </>
  );
}

function deedsInWords(handelse: AgentArticle['handelser'][number]['handelse'], antal: number): string {
  const deed = deedOf({ operation: handelse, detalj: {} });
  return antal === 1 ? deed : `${deed} (${antal} gånger)`;
}
