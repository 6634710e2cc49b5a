'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { MergeDialog } from '#components/studio/merge-dialog.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Banner } from '#components/ui/banner.tsx';
import type { Tag } from '#lib/contract/tag.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface MergeTagsDialogProps {
  /** The one that is to be no more. */
  tagg: Tag;
  onClose: () => void;
  onMerged: (namn: string) => void;
}

/** Which tag another is to become, and what follows of it before it is done: those that are like it first. */
export function MergeTagsDialog({ tagg, onClose, onMerged }: MergeTagsDialogProps) {
  const { id } = tagg;
  async function search(sok: string, most: number) {
    const { taggar } = await studio.listaTaggar({ sok, per_sida: most + 1 });
    return taggar.filter((one) => one.id !== id).map((one) => ({ id: one.id, namn: one.namn.sv }));
  }
  return (
    <MergeDialog
      title={`Slå ihop ${tagg.namn.sv} med en annan tagg`}
      searchLabel="Sök taggen som ska bli kvar"
      alike={async () => tagg.liknar}
      search={search}
      nameOf={({ namn }) => namn}
      none={{ found: 'Ingen annan tagg heter så.' }}
      follows={(till) => <WhatFollows tagg={tagg} till={till} />}
      merge={async (order) => (await studio.slaIhopTaggar({ id, ...order })).tagg.namn.sv}
      onMerged={onMerged}
      onClose={onClose}
    />
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
