'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import styles from '#components/studio/copy-field.module.css';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A text to take along, with a button that copies it. Where the browser refuses to copy, the text is marked instead. */
export function CopyField({ label, value }: CopyFieldProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // No permission, or no secure address: the writer copies by hand.
      setOutcome('refused');
    }
  }

  return (
    <div className={styles.row}>
      <TextField
        label={label}
        value={value}
        isReadOnly
        className={styles.value}
        onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
        description={outcome === 'refused' ? 'Webbläsaren tillåter inte kopiering. Markera texten och kopiera den själv.' : undefined}
      />
      <Button onPress={copy} icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}>
        {outcome === 'copied' ? 'Kopierad' : 'Kopiera'}
      </Button>
    </div>
  );
}
