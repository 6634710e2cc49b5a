'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { roleName } from '#components/studio/labels.ts';
import { belongingsInWords, withoutSuccessorInWords } from '#components/studio/staff/handed-over.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Banner } from '#components/ui/banner.tsx';
import { ComboBox } from '#components/ui/combo-box.tsx';
import type { Person } from '#lib/contract/person.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface SuccessorFieldProps {
  person: Pick<Person, 'id' | 'namn'>;
  value: string | null;
  onChange: (value: string | null) => void;
  fault?: string | undefined;
}

/** What somebody who may not come in any more leaves behind, and who is to have it. Nothing to choose where they leave nothing. */
export function SuccessorField({ person, value, onChange, fault }: SuccessorFieldProps) {
  const { data, failure } = useLoaded(person.id, async () => {
    const trial = { id: person.id, aktiv: false, provkor: true };
    const [{ overlamning }, { anvandare }] = await Promise.all([studio.andraAnvandare(trial), studio.listaAnvandare({})]);
    return { overlamning, anvandare };
  });
  if (failure !== undefined) return <FailureBanner failure={failure} />;
  const has = data?.overlamning === undefined ? '' : belongingsInWords(data.overlamning);
  if (data?.overlamning === undefined || has === '') return null;
  const others = data.anvandare.filter(({ id, aktiv }) => aktiv && id !== person.id);
  return (
    <>
      <Banner tone={value === null ? 'warning' : 'info'} title={`${person.namn} har ${has}`}>
        {value === null
          ? withoutSuccessorInWords(data.overlamning)
          : 'Allt går över på en gång. Det som läsarna redan har, och historiken, står kvar i personens namn.'}
      </Banner>
      <ComboBox
        label="Lämna över till"
        options={others.map((other) => ({ id: other.id, namn: other.namn, hint: roleName(other) }))}
        value={value}
        onChange={onChange}
        placeholder="Ingen"
        description="Behöver själv ha rätt till det, i samma sektioner och på samma språk."
        {...(fault === undefined ? {} : { fault })}
      />
    </>
  );
}
