'use client';

import { useState } from 'react';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Actor } from '#lib/contract/actor.ts';

const ProposalsDialog = lazyDialog(async () => (await import('#components/editor/proposals/proposals-dialog.tsx')).ProposalsDialog);

/** That somebody has proposed changes in the open language version of which nobody has decided, and the way to them. */
export function ProposalsNotice({ jag }: { jag: Actor }) {
  const count = useSessionState(({ item, sprak }) => item.sprak[sprak]?.oppna_forslag ?? 0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {count > 0 && (
        <Banner
          tone="info"
          title={count === 1 ? 'Det finns ett förslag till ändringar' : `Det finns ${count} förslag till ändringar`}
          actions={
            <Button size="small" onPress={() => setOpen(true)}>
              Visa förslagen
            </Button>
          }
        >
          Texten är som den var tills någon godtar dem.
        </Banner>
      )}
      {isOpen && <ProposalsDialog jag={jag} onClose={() => setOpen(false)} />}
    </>
  );
}
