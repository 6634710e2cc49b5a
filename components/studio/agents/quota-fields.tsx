'use client';

import type { QuotaField, WrittenQuota } from '#components/studio/agents/written-quota.ts';
import { type Failure, faultOf } from '#components/studio/failure.ts';
import styles from '#components/studio/form.module.css';
import { TextField } from '#components/ui/text-field.tsx';

const FIELDS: ReadonlyArray<{ kind: QuotaField; label: string }> = [
  { kind: 'utkast', label: 'Nya utkast per dygn' },
  { kind: 'releaser', label: 'Publiceringar per dygn' },
  { kind: 'ai_tokens', label: 'AI-tokens per dygn' },
  { kind: 'ai_kostnad', label: 'Kostnad för AI per dygn' },
];

/** What the service may have against these fields, by where it says so. */
export const QUOTA_FIELDS: readonly string[] = FIELDS.map(({ kind }) => `kvot.${kind}`);

interface QuotaFieldsProps {
  value: WrittenQuota;
  onChange: (value: WrittenQuota) => void;
  /** Whether the language model has a price, so that what it costs can be counted. */
  harPris: boolean;
  failure: Failure | undefined;
}

// No field for numbers alone: some browsers tell of what is no number as of nothing, which would be no limit.
const COUNTING = { inputMode: 'numeric' } as const;
const COSTING = { inputMode: 'decimal', description: 'I den valuta som AI-tjänstens pris är satt i (STUDIO_AI_PRIS).' } as const;

/** How much an agent may do in a day. */
export function QuotaFields({ value, onChange, harPris, failure }: QuotaFieldsProps) {
  // One that was set while there was a price is shown, so that it can be taken away.
  const shown = FIELDS.filter(({ kind }) => kind !== 'ai_kostnad' || harPris || value.ai_kostnad !== '');
  return (
    <div className={styles.pair}>
      {shown.map(({ kind, label }) => (
        <TextField
          key={kind}
          label={label}
          {...(kind === 'ai_kostnad' ? COSTING : COUNTING)}
          placeholder="Ingen gräns"
          value={value[kind]}
          onChange={(written) => onChange({ ...value, [kind]: written })}
          fault={faultOf(failure, `kvot.${kind}`)}
        />
      ))}
    </div>
  );
}
