'use client';

import { Banner } from '#components/ui/banner.tsx';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { ALL_OF_THEM } from '#lib/access/scope.ts';

interface ScopeChoiceProps {
  label: string;
  /** "Alla sektioner", "Valda sektioner". */
  all: string;
  chosen: string;
  options: readonly Option[];
  /** As an agent has it: an empty list is none of them. */
  value: string[];
  onChange: (value: string[]) => void;
}

/** All of them, those that come later too, or just the ones that are ticked: one of the two is always said in so many words. */
export function ScopeChoice({ label, all, chosen, options, value, onChange }: ScopeChoiceProps) {
  const hasAll = value.includes(ALL_OF_THEM);
  return (
    <>
      <RadioGroup
        label={label}
        options={[
          { id: 'alla', namn: all, hint: 'Även sådant som kommer till senare.' },
          { id: 'valda', namn: chosen },
        ]}
        value={hasAll ? 'alla' : 'valda'}
        onChange={(choice) => onChange(choice === 'alla' ? [ALL_OF_THEM] : [])}
      />
      {!hasAll && options.length > 0 && <CheckboxGroup label={chosen} options={options} value={value} onChange={onChange} />}
      {!hasAll && options.length === 0 && <Banner tone="info">Det finns inget att välja bland ännu.</Banner>}
    </>
  );
}
