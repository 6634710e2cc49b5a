import styles from '#components/studio/agents/agent-use.module.css';
import { spentWords, usedWords } from '#components/studio/agents/use-words.ts';
import { Banner } from '#components/ui/banner.tsx';
import { dayInWords } from '#lib/content/day.ts';
import type { Agent } from '#lib/contract/agent.ts';
import type { AgentDay } from '#lib/contract/agent-work.ts';

interface AgentUseProps {
  agent: Pick<Agent, 'kvot' | 'anvant_idag'>;
  /** The latest first. */
  anvant: readonly AgentDay[];
}

/** What an agent has used of what it may in a day, and on the days of some time: drafts, releases, and what it has asked of the language model. */
export function AgentUse({ agent: { kvot, anvant_idag }, anvant }: AgentUseProps) {
  const spent = spentWords(anvant_idag, kvot);
  return (
    <section className={styles.use} aria-label="Använt">
      {spent !== undefined && (
        <Banner tone="warning" title="Dagens kvot är slut">
          {spent} Det börjar om vid midnatt. Höj kvoten under Agenter, Ändra rättigheter.
        </Banner>
      )}
      <p className={styles.today}>I dag: {usedWords(anvant_idag, kvot)}</p>
      {anvant.length > 0 && (
        <details>
          <summary>Använt per dygn</summary>
          <ul className={styles.days}>
            {anvant.map(({ dag, ...used }) => (
              <li key={dag}>
                <span className={styles.day}>{dayInWords(dag, 'sv')}</span> {usedWords(used)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
