'use client';

import type { ReadBefore } from '#components/editor/review/use-review.ts';
import { CompareDialog } from '#components/editor/revisions/compare-dialog.tsx';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ApproveChangesProps extends ReadBefore {
  onClose: () => void;
}

/** What has changed since the reviewer last read the text, and the approval of the newest version: of that one only, whatever is saved meanwhile. */
export function ApproveChanges({ read, revisions, onClose }: ApproveChangesProps) {
  const session = useSession();
  const { id } = useSessionState((state) => state.item);
  const sprak = useSessionState((state) => state.sprak);
  const [newest = read] = revisions;
  const approve = useOperation(() => studio.sattSprakstatus({ id, sprak, status: 'godkand', revision: newest.id }));

  async function confirm() {
    if ((await approve.run(undefined)) === undefined) return;
    showToast({ tone: 'success', text: 'Godkänd.' });
    onClose();
    await session.refresh();
  }

  return (
    <CompareDialog
      revisions={revisions}
      chosen={read.id}
      editor={null}
      canRestore={false}
      decision={{
        title: `Ändrat sedan du läste version ${read.nr}`,
        confirm: `Godkänn version ${newest.nr}`,
        isRunning: approve.isRunning,
        failure: approve.failure,
        onConfirm: confirm,
      }}
      onClose={onClose}
    />
  );
}
