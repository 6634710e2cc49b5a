'use client';

import styles from '#components/editor/proposals/proposals.module.css';
import { SuggestionRow } from '#components/editor/proposals/suggestion-row.tsx';
import { authorLabel } from '#components/studio/author-label.ts';
import { savedTime } from '#components/studio/swedish-time.ts';
import { Button } from '#components/ui/button.tsx';
import type { Proposal } from '#lib/contract/proposal.ts';

interface ProposalSectionProps {
  proposal: Proposal;
  mayAccept: boolean;
  mayDecline: boolean;
  isRunning: boolean;
  onDecide: (delar: readonly string[], godtas: boolean) => void;
}

/** One proposal: whose it is and why, all of it to be decided at once, and each part of which nobody has decided. */
export function ProposalSection({ proposal, mayAccept, mayDecline, isRunning, onDecide }: ProposalSectionProps) {
  const { av, skapad, kommentar, gjord_med, delar } = proposal;
  const undecided = delar.filter(({ beslut }) => beslut === null);
  const acceptable = undecided.filter(({ krockar }) => !krockar).map(({ id }) => id);
  const whose = `${authorLabel(av).namn} · ${savedTime(skapad)}`;
  return (
    <section className={styles.proposal} aria-label={`Förslag av ${whose}`}>
      <header className={styles.head}>
        <div>
          <h3 className={styles.whose}>{whose}</h3>
          {kommentar !== '' && <p className={styles.why}>{kommentar}</p>}
          {gjord_med?.modell !== undefined && <p className={styles.why}>Uppges vara skrivet med {gjord_med.modell}.</p>}
        </div>
        {undecided.length > 1 && (
          <div className={styles.all}>
            {mayDecline && (
              <Button
                size="small"
                isDisabled={isRunning}
                onPress={() =>
                  onDecide(
                    undecided.map(({ id }) => id),
                    false,
                  )
                }
              >
                Avböj alla
              </Button>
            )}
            {mayAccept && acceptable.length > 1 && (
              <Button size="small" variant="primary" isDisabled={isRunning} onPress={() => onDecide(acceptable, true)}>
                {acceptable.length === undecided.length ? 'Godta alla' : 'Godta alla som går'}
              </Button>
            )}
          </div>
        )}
      </header>
      {undecided.map((change) => (
        <SuggestionRow
          key={change.id}
          change={change}
          mayAccept={mayAccept}
          mayDecline={mayDecline}
          isRunning={isRunning}
          onDecide={(godtas) => onDecide([change.id], godtas)}
        />
      ))}
    </section>
  );
}
