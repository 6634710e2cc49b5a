'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Select } from '#components/ui/select.tsx';
import type { PictureRights } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** What an agreement says of a picture that comes today. */
export type AgreedRights = Pick<PictureRights, 'licens' | 'giltig_till' | 'kanaler'>;

interface AgreementChoiceProps {
  label: string;
  /** The licence that is written now: the agreement of that name is the one that is chosen. */
  licens: string;
  onChoose: (rights: AgreedRights) => void;
}

/** The newsroom’s agreements on pictures, to fill in rights by. Nothing where it has none. */
export function AgreementChoice({ label, licens, onChoose }: AgreementChoiceProps) {
  const { data, failure, reload } = useLoaded('', () => studio.listaBildavtal({}));
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  const agreements = data?.avtal ?? [];
  if (agreements.length === 0) return null;
  return (
    <Select
      label={label}
      description="Fyller i licens, sista dag och var bilden får visas."
      placeholder="Välj avtal"
      options={agreements.map((agreement) => ({ id: agreement.licens, namn: agreement.licens }))}
      value={agreements.some((agreement) => agreement.licens === licens) ? licens : null}
      onChange={(chosen) => {
        const agreement = agreements.find((one) => one.licens === chosen);
        if (agreement !== undefined) onChoose(agreement);
      }}
    />
  );
}
