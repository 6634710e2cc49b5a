import { type ReactNode, useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { SearchField } from '#components/ui/search-field.tsx';

interface MergeDialogProps<Other extends { id: string }> {
  title: string;
  searchLabel: string;
  /** Those that may be the same; they are proposed until something is searched for. */
  alike(): Promise<readonly Other[]>;
  /** The first `most` of those that are found, or more; the one that is to be no more is not among them. */
  search(sok: string, most: number): Promise<readonly Other[]>;
  nameOf(other: Other): string;
  /** What is said where nothing is shown to choose from; while nothing is searched for maybe nothing. */
  none: { alike?: string; found: string };
  /** What follows of it, before it is done. */
  follows(other: Other): ReactNode;
  /** Does it, and tells the name of the one that stays. */
  merge(order: { till: string }): Promise<string>;
  onMerged: (namn: string) => void;
  onClose: () => void;
}

const SHOWN = 6;

/** Which one another turned out to be: those that are like it first, any other by its name; what follows is seen before it is decided. */
export function MergeDialog<Other extends { id: string }>(props: MergeDialogProps<Other>) {
  const { title, searchLabel, alike, search, nameOf, none, follows, merge, onMerged, onClose } = props;
  const [sok, setSok] = useState('');
  const [till, setTill] = useState('');
  const isSearched = sok.trim() !== '';
  const found = useLoaded(sok, () => (isSearched ? search(sok, SHOWN) : alike()));
  const merging = useOperation(merge);
  const others = (found.data ?? []).slice(0, SHOWN);
  const chosen = others.find(({ id }) => id === till);
  const nothing = found.data !== undefined && others.length === 0 ? none[isSearched ? 'found' : 'alike'] : undefined;

  async function decide() {
    const namn = await merging.run({ till });
    if (namn !== undefined) onMerged(namn);
  }

  return (
    <DecisionDialog
      title={title}
      decide="Slå ihop"
      isDeciding={merging.isRunning}
      canDecide={chosen !== undefined}
      isDanger
      onDecide={decide}
      onClose={onClose}
      failure={merging.failure ?? found.failure}
    >
      <SearchField label={searchLabel} placeholder="Sök namn" value={sok} onChange={setSok} />
      {others.length > 0 && (
        <RadioGroup
          label="Blir kvar"
          options={others.map((other) => ({ id: other.id, namn: nameOf(other) }))}
          value={till}
          onChange={setTill}
        />
      )}
      {nothing !== undefined && <p>{nothing}</p>}
      {chosen !== undefined && follows(chosen)}
    </DecisionDialog>
  );
}
