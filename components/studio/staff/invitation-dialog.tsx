'use client';

import { CopyField } from '#components/studio/copy-field.tsx';
import { longMoment } from '#components/studio/swedish-time.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Invitation } from '#lib/contract/password-link.ts';

interface InvitationDialogProps {
  /** Who is invited. */
  namn: string;
  inbjudan: Invitation;
  onClose: () => void;
}

/** Shows the link of an invitation the only time it can be seen. */
export function InvitationDialog({ namn, inbjudan: { lank, utgar, mejlad }, onClose }: InvitationDialogProps) {
  return (
    <Dialog
      title={`Inbjudan till ${namn}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={onClose}>
          Klar
        </Button>
      }
    >
      <Banner tone={mejlad ? 'success' : 'warning'} title={mejlad ? 'Länken är skickad med e-post' : 'Ge länken till personen'}>
        {mejlad
          ? `${namn} väljer lösenord genom den. Här finns den också, om brevet inte kommer fram.`
          : `Studio har ingen mejlserver. Lämna länken på ett säkert sätt: ${namn} väljer lösenord genom den.`}{' '}
        Den visas bara nu, går att använda en gång och gäller till {longMoment(utgar)}.
      </Banner>
      <CopyField label="Länk" value={lank} />
    </Dialog>
  );
}
