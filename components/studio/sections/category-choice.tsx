'use client';

import { Select } from '#components/ui/select.tsx';

/** The categories of the publishing system, by name, and why they could not be read. */
export interface KnownCategories {
  kategorier: ReadonlyArray<{ id: number; namn: string }>;
  problem: { orsak: string; atgard: string } | null;
}

interface CategoryChoiceProps {
  known: KnownCategories | undefined;
  /** The number of the one that is chosen, or nothing. */
  value: string;
  onChange: (value: string) => void;
  fault: string | undefined;
}

/** React-aria knows no choice without an id. */
const NONE = 'ingen';

/** Which category of the publishing system a section is. Where there are none, and none is chosen, nothing is asked. */
export function CategoryChoice({ known, value, onChange, fault }: CategoryChoiceProps) {
  const categories = known?.kategorier ?? [];
  if (value === '' && categories.length === 0 && (known === undefined || known.problem === null)) return null;
  const options = [
    { id: NONE, namn: 'Ingen' },
    ...categories.map(({ id, namn }) => ({ id: String(id), namn })),
    ...(value === '' || categories.some(({ id }) => String(id) === value) ? [] : [{ id: value, namn: `Kategori ${value}` }]),
  ];
  const problem = known?.problem;
  return (
    <Select
      label="Kategori i publiceringssystemet"
      options={options}
      value={value === '' ? NONE : value}
      onChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
      description={
        problem == null ? 'Den som artiklarna får i WordPress.' : `Kategorierna gick inte att läsa. ${problem.orsak} ${problem.atgard}`
      }
      {...(fault === undefined ? {} : { fault })}
    />
  );
}
