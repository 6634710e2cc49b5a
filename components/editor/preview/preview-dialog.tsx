'use client';

import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { FramedPage } from '#components/editor/preview/framed-page.tsx';
import styles from '#components/editor/preview/preview-dialog.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface PreviewDialogProps {
  id: string;
  sprak: Language;
  onClose: () => void;
}

const WIDTHS = { mobil: 390, dator: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** The saved article as readers will see it, on a phone and on a computer. */
export function PreviewDialog({ id, sprak, onClose }: PreviewDialogProps) {
  const [width, setWidth] = useState<Width>('dator');
  return (
    <Dialog
      title={`Förhandsgranskning, ${LANGUAGE_NAME[sprak].toLowerCase()}`}
      width="full"
      isDismissable
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <ToggleButtonGroup
        aria-label="Skärm"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[width]}
        onSelectionChange={(keys) => setWidth(keys.has('mobil') ? 'mobil' : 'dator')}
        className={styles.widths ?? ''}
      >
        <ToggleButton id="mobil" className={styles.width ?? ''}>
          <Smartphone aria-hidden /> Mobil
        </ToggleButton>
        <ToggleButton id="dator" className={styles.width ?? ''}>
          <Monitor aria-hidden /> Dator
        </ToggleButton>
      </ToggleButtonGroup>
      <Page id={id} sprak={sprak} width={WIDTHS[width]} />
    </Dialog>
  );
}

function Page({ id, sprak, width }: { id: string; sprak: Language; width: number }) {
  const { data, failure, reload } = useLoaded(`${id} ${sprak}`, () => studio.forhandsvisa({ id, sprak }));
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  return (
    <FramedPage
      html={data?.html}
      waiting={<Spinner label="Hämtar förhandsgranskningen" />}
      title="Artikeln som läsarna ser den"
      width={width}
      className={styles.frame}
    />
  );
}
