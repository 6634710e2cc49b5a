'use client';

import { useState } from 'react';
import { DecisionDialog } from '#components/studio/decision-dialog.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import type { Tag } from '#lib/contract/tag.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface MergeDialogProps {
  /** The one that is to be no more. */
  tagg: Tag;
  onClose: () => void;
  onMerged: (namn: string) => void;
}

const SHOWN = 6;

/** Which tag another is to become, and what follows of it before it is done: those that are like it first. */
export function MergeDialog({ tagg, onClose, onMerged }: MergeDialogProps) {
  const [sok, setSok] = useState('');
  const [till, setTill] = useState('');
  const found = useLoaded(sok, async () => {
    if (sok.trim() === '') return tagg.liknar;
    const { taggar } = await studio.listaTaggar({ sok, per_sida: SHOWN + 1 });
    return taggar.filter(({ id }) => id !== tagg.id).map(({ id, namn }) => ({ id, namn: namn.sv }));
  });
  const merging = useOperation((order: { till: string }) => studio.slaIhopTaggar({ id: tagg.id, ...order }));
  const others = (found.data ?? []).slice(0, SHOWN);
  const chosen = others.find(({ id }) => id === till);

  async function merge() {
    const answer = await merging.run({ till });
    if (answer !== undefined) onMerged(answer.tagg.namn.sv);
  }

  return (
    <DecisionDialog
      title={`Slå ihop ${tagg.namn.sv} med en annan tagg`}
      decide="Slå ihop"
      isDeciding={merging.isRunning}
      canDecide={chosen !== undefined}
      isDanger
      onDecide={merge}
      onClose={onClose}
      failure={merging.failure ?? found.failure}
    >
      <SearchField label="Sök taggen som ska bli kvar" placeholder="Sök namn" value={sok} onChange={setSok} />
      {others.length > 0 && (
        <RadioGroup label="Blir kvar" options={others.map(({ id, namn }) => ({ id, namn }))} value={till} onChange={setTill} />
      )}
      {found.data !== undefined && others.length === 0 && sok.trim() !== '' && <p>Ingen annan tagg heter så.</p>}
      {chosen !== undefined && <WhatFollows tagg={tagg} till={chosen} />}
    </DecisionDialog>
  );
}

/** Tried, and not done: how many articles would follow. */
function WhatFollows({ tagg, till }: { tagg: Tag; till: { id: string; namn: string } }) {
  const trial = { id: tagg.id, till: till.id, provkor: true };
  const { data, failure } = useLoaded(till.id, () => studio.slaIhopTaggar(trial));
  if (failure !== undefined) return <FailureBanner failure={failure} />;
  if (data === undefined) return null;
  return (
    <Banner tone="warning" title={`Taggen ${tagg.namn.sv} försvinner`}>
      {`${articlesInWords(data, till.namn)} Adressen /tagg/${tagg.slug} leder till den. Det går inte att ångra.`}
    </Banner>
  );
}

function articlesInWords({ artiklar, artiklar_minst }: { artiklar: number; artiklar_minst?: true | undefined }, namn: string): string {
  if (artiklar === 0) return `Inga artiklar har taggen; den som skriver namnet får ${namn}.`;
  const articles = artiklar === 1 ? 'En artikel' : `${artiklar_minst === true ? 'Fler än ' : ''}${artiklar} artiklar`;
  return `${articles} får taggen ${namn} i stället.`;
}
