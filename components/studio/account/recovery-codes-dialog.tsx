'use client';

import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import styles from '#components/studio/account/recovery-codes-dialog.module.css';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes the only time they can be seen, to be copied or printed. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setOutcome('copied');
    } catch {
      // No permission, or no secure address: the codes are there to be marked.
      setOutcome('refused');
    }
  }

  return (
    <Dialog
      title="Spara dina reservkoder"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={onClose}>
          Jag har sparat koderna
        </Button>
      }
    >
      <Banner tone="warning" title="Koderna visas bara nu">
        Var och en släpper in dig en gång när du inte har din telefon. Lägg dem i en lösenordshanterare, eller skriv ut dem och förvara dem
        på ett säkert ställe.
      </Banner>
      <div className={styles.sheet}>
        <p className={styles.title}>Reservkoder till Studio</p>
        <ul className={styles.codes} aria-label="Reservkoder">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button onPress={copy} icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}>
          {outcome === 'copied' ? 'Kopierade' : 'Kopiera'}
        </Button>
        <Button onPress={() => window.print()} icon={<Printer aria-hidden />}>
          Skriv ut
        </Button>
      </div>
      {outcome === 'refused' && <p role="status">Webbläsaren tillåter inte kopiering. Markera koderna och kopiera dem själv.</p>}
    </Dialog>
  );
}
