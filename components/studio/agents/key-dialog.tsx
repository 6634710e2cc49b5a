'use client';

import { CopyField } from '#components/studio/copy-field.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

interface KeyDialogProps {
  /** The agent's. */
  namn: string;
  nyckel: string;
  onClose: () => void;
}

/** Shows a new key the only time it can be seen. */
export function KeyDialog({ namn, nyckel, onClose }: KeyDialogProps) {
  return (
    <Dialog
      title={`Nyckel till ${namn}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={onClose}>
          Jag har sparat nyckeln
        </Button>
      }
    >
      <Banner tone="warning" title="Nyckeln visas bara nu">
        Studio sparar den inte och kan inte visa den igen. Kopiera den till agentens inställningar eller till en lösenordshanterare. Den som
        har nyckeln kan göra allt som agenten får.
      </Banner>
      <CopyField label="Nyckel" value={nyckel} />
    </Dialog>
  );
}
