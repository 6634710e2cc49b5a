import { Folded } from '#components/studio/figures/folded.tsx';
import { noonOf, timeInWords } from '#lib/content/time-in-words.ts';

interface WhatIsCountedProps {
  matt_sedan: string | null;
  besked: string;
}

/** Since when it has been counted, what is counted and what is not. */
export function WhatIsCounted({ matt_sedan, besked }: WhatIsCountedProps) {
  const since = matt_sedan === null ? 'Inget är räknat än' : `Räknat sedan ${timeInWords('day', noonOf(matt_sedan))}`;
  return <Folded summary={`${since}. Vad som räknas, och vad som inte gör det`}>{besked}</Folded>;
}
