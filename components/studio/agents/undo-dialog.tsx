'use client';

import { useEffect, useState } from 'react';
import styles from '#components/studio/agents/undo-dialog.module.css';
import { fixedEnd, leftToUndo, type Undoing, undoEach } from '#components/studio/agents/undo-each.ts';
import { undoneInWords } from '#components/studio/agents/undone-words.ts';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { AgentArticle } from '#lib/contract/agent-work.ts';

interface UndoDialogProps {
  agent: { id: string; namn: string };
  /** Those that are not in the wastebasket already. */
  artiklar: readonly AgentArticle[];
  period: { fran: string; till: string };
  onClose: () => void;
  onUndone: () => void;
}

/** Tells article by article what undoing an agent’s work would change and what would stay, and does it. */
export function UndoDialog({ agent, artiklar, period, onClose, onUndone }: UndoDialogProps) {
  const [plan, setPlan] = useState<readonly Undoing[]>();
  const [done, setDone] = useState(0);
  const [isDoing, setDoing] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const [undone, setUndone] = useState(0);
  const [till] = useState(() => fixedEnd(period.till, new Date()));
  const { fran } = period;

  useEffect(() => {
    let isClosed = false;
    undoEach(artiklar, { agent: agent.id, fran, till, isTried: true }, setDone).then((tried) => {
      if (!isClosed) setPlan(tried);
    });
    return () => {
      isClosed = true;
    };
  }, [agent.id, artiklar, fran, till]);

  const changed = leftToUndo(plan ?? [], !isBegun);

  async function undo() {
    setDoing(true);
    const outcomes = await undoEach(changed, { agent: agent.id, fran, till, isTried: false }, setDone);
    setDoing(false);
    setBegun(true);
    const refused = leftToUndo(outcomes, false);
    const inAll = undone + outcomes.length - refused.length;
    setUndone(inAll);
    if (refused.length > 0) return setPlan(outcomes);
    showToast({ tone: 'success', text: `Ångrat i ${articles(inAll)}.` });
    onUndone();
  }

  return (
    <DecisionDialog
      title={`Ångra det som ${agent.namn} har gjort`}
      decide={plan === undefined ? 'Ångra' : `Ångra i ${articles(changed.length)}`}
      isDanger
      isDeciding={isDoing}
      canDecide={changed.length > 0}
      onDecide={undo}
      onClose={undone > 0 ? onUndone : onClose}
      failure={undefined}
      width="medium"
    >
      <div>
        Varje artikel får en ny version där det som agenten sparade under tiden är borta. Det som andra har ändrat efter agenten står kvar.
        Ett block som någon har ändrat i står kvar helt; en liverapport bedöms inlägg för inlägg. Det som någon har lagt tillbaka står också
        kvar. Taggar, källor och andra uppgifter om artikeln blir som förut. Ingen version försvinner.
      </div>
      {(plan === undefined || isDoing) && (
        <div role="status">
          {isDoing ? 'Ångrar' : 'Ser efter vad som skulle ändras'}: {done} av {isDoing ? changed.length : artiklar.length}…
        </div>
      )}
      {plan !== undefined && (
        <ul className={styles.articles}>
          {plan.map(({ innehall, rubrik, work, failure }) => (
            <li key={innehall}>
              <strong>{rubrik || 'Artikel utan rubrik'}</strong>
              {work !== undefined &&
                undoneInWords(work, isBegun).map((sentence) => (
                  <div key={sentence} className={styles.told}>
                    {sentence}
                  </div>
                ))}
              {failure?.fel.map(({ kod, orsak, atgard }) => (
                <div key={kod} className={styles.refused}>
                  {orsak} {atgard}
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
    </DecisionDialog>
  );
}

function articles(antal: number): string {
  return antal === 1 ? 'en artikel' : `${antal} artiklar`;
}
