'use client';

import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Item } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface DeleteDialogProps {
  item: Item;
  onClose: () => void;
}

/** Puts the article among the deleted, from where it can be taken back, and leads to the list. */
export function DeleteDialog({ item, onClose }: DeleteDialogProps) {
  const router = useRouter();
  const remove = useOperation(() => studio.andraInnehall({ id: item.id, raderad: true, bas_andrad: item.andrad }));

  async function confirm() {
    const answer = await remove.run(undefined);
    if (answer === undefined) return;
    showToast({ tone: 'success', text: `”${answer.innehall.rubrik}” är raderad. Den finns under Raderade i listan.` });
    router.push('/studio');
  }

  return (
    <ConfirmDialog
      title="Radera artikeln?"
      confirm="Radera"
      danger
      onCancel={onClose}
      onConfirm={confirm}
      isRunning={remove.isRunning}
      failure={remove.failure}
    >
      Alla språk försvinner ur listan, och en väntande publicering avbryts. Texten och historiken finns kvar: välj Raderade bland statusarna
      i listan för att hitta artikeln och ta tillbaka den.
    </ConfirmDialog>
  );
}
