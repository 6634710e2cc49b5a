'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import type { Release } from '#lib/contract/release.ts';
import { FIRST_PAGE } from '#lib/contract/sign-in-address.ts';

const OrderDialog = lazyDialog(async () => (await import('#components/studio/release/order-dialog.tsx')).OrderDialog);
const DeclineDialog = lazyDialog(async () => (await import('#components/studio/release/decline-dialog.tsx')).DeclineDialog);

/** The order that a letter, the inbox or the list leads to, open over what there is to do; closed, the address is that of the page alone. */
export function OrderOnPage({ release }: { release: Release }) {
  const router = useRouter();
  const [declines, setDeclines] = useState(false);
  const close = () => router.replace(FIRST_PAGE, { scroll: false });
  const Shown = declines ? DeclineDialog : OrderDialog;
  return <Shown release={release} onDecline={() => setDeclines(true)} onClose={close} onChanged={() => router.refresh()} />;
}
