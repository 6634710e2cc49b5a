'use client';

import { useMemo } from 'react';
import styles from '#components/editor/proposals/proposals.module.css';
import { sidesOf } from '#components/editor/proposals/sides-of.ts';
import { ComparedBlockRow, ComparedFieldRow } from '#components/editor/revisions/compared-row.tsx';
import { comparedVersions } from '#components/editor/revisions/compared-rows.ts';
import { fieldName } from '#components/studio/history/field-name.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { ProposedChange } from '#lib/contract/proposal.ts';

const NOW = 'Som det var';
const THEN = 'Som det föreslås bli';

interface SuggestionRowProps {
  change: ProposedChange;
  mayAccept: boolean;
  mayDecline: boolean;
  isRunning: boolean;
  onDecide: (godtas: boolean) => void;
}

/** One part of a proposal, before and after as readers would see it, and what is to become of it. */
export function SuggestionRow({ change, mayAccept, mayDecline, isRunning, onDecide }: SuggestionRowProps) {
  const compared = useMemo(() => comparedVersions(...sidesOf(change)), [change]);
  const about = nameOf(change);
  return (
    <div className={styles.suggestion}>
      {compared.falt.map((field) => (
        <ComparedFieldRow key={field.falt} change={field} from={NOW} to={THEN} />
      ))}
      {compared.block.map((block) => (
        <ComparedBlockRow
          key={block.id}
          block={change.slag === 'flyttat' ? { ...block, andring: 'flyttad', flyttad: true } : block}
          from={NOW}
          to={THEN}
          onFetch={undefined}
          onFetchOther={undefined}
        />
      ))}
      {change.lage === 'foraldrad' && (
        <Banner tone="info">Det här gäller inte längre: det som ändringen gäller är borta, eller är redan så.</Banner>
      )}
      {change.krockar && (
        <Banner tone="warning">
          Någon har ändrat detsamma sedan förslaget lämnades, så det går inte att godta som det är. Skriv in det du vill ha med, och avböj
          resten.
        </Banner>
      )}
      <div className={styles.decide}>
        {mayDecline && (
          <Button size="small" isDisabled={isRunning} onPress={() => onDecide(false)}>
            Avböj<VisuallyHidden> ändringen: {about}</VisuallyHidden>
          </Button>
        )}
        {mayAccept && change.lage === 'oppen' && !change.krockar && (
          <Button size="small" variant="primary" isDisabled={isRunning} onPress={() => onDecide(true)}>
            Godta<VisuallyHidden> ändringen: {about}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  );
}

/** What tells one part from the others, for whoever hears the buttons: the field, or the words that the block would have. */
function nameOf({ id, block, slag, delar }: ProposedChange): string {
  if (block === '') return fieldName(id);
  const words = delar.filter(({ op }) => op !== (slag === 'struket' ? 'in' : 'ut')).map(({ text }) => text);
  return words.join('').trim().slice(0, 60);
}
