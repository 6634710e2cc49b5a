'use client';

import { type Failure, faultOf } from '#components/studio/failure.ts';
import styles from '#components/studio/form.module.css';
import { TextField } from '#components/ui/text-field.tsx';
import type { Quota, QuotaKind } from '#lib/contract/agent.ts';

/** What is written in the fields: digits, or nothing for no limit. */
export type WrittenQuota = Record<QuotaKind, string>;

const FIELDS: ReadonlyArray<{ kind: QuotaKind; label: string }> = [
  { kind: 'utkast', label: 'Nya utkast per dygn' },
  { kind: 'releaser', label: 'Publiceringar per dygn' },
  { kind: 'ai_tokens', label: 'AI-tokens per dygn' },
];

export function writtenQuota(quota: Quota | undefined): WrittenQuota {
  const written = (kind: QuotaKind) => (quota?.[kind] == null ? '' : String(quota[kind]));
  return { utkast: written('utkast'), releaser: written('releaser'), ai_tokens: written('ai_tokens') };
}

export function quotaOfWritten(written: WrittenQuota): Quota {
  const read = (kind: QuotaKind) => (written[kind].trim() === '' ? null : Number(written[kind]));
  return { utkast: read('utkast'), releaser: read('releaser'), ai_tokens: read('ai_tokens') };
}

interface QuotaFieldsProps {
  value: WrittenQuota;
  onChange: (value: WrittenQuota) => void;
  failure: Failure | undefined;
}

/** How much an agent may do in a day. */
export function QuotaFields({ value, onChange, failure }: QuotaFieldsProps) {
  return (
    <div className={styles.pair}>
      {FIELDS.map(({ kind, label }) => (
        <TextField
          key={kind}
          label={label}
          type="number"
          inputMode="numeric"
          placeholder="Ingen gräns"
          value={value[kind]}
          onChange={(written) => onChange({ ...value, [kind]: written })}
          fault={faultOf(failure, `kvot.${kind}`)}
        />
      ))}
    </div>
  );
}
