'use client';

import { ShownOnceDialog } from '#components/studio/shown-once-dialog.tsx';

interface KeyDialogProps {
  /** The agent's. */
  namn: string;
  nyckel: string;
  onClose: () => void;
}

/** Shows a new key the only time it can be seen. */
export function KeyDialog({ namn, nyckel, onClose }: KeyDialogProps) {
  return (
    <ShownOnceDialog title={`Nyckel till ${namn}`} label="Nyckel" value={nyckel} close="Jag har sparat nyckeln" onClose={onClose}>
      Studio sparar den inte och kan inte visa den igen. Kopiera den till agentens inställningar eller till en lösenordshanterare. Den som
      har nyckeln kan göra allt som agenten får.
    </ShownOnceDialog>
  );
}
