'use client';

import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/inbox/inbox.module.css';
import { InboxRow } from '#components/studio/inbox/inbox-row.tsx';
import { useInboxKeys } from '#components/studio/inbox/use-inbox-keys.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Kbd } from '#components/ui/kbd.tsx';
import { Switch } from '#components/ui/switch.tsx';
import type { InboxLine } from '#lib/contract/inbox.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Where nobody tells of it. */
const EVERY = 60_000;
const ON_A_PAGE = 50;

export interface ShownInbox {
  inkorg: readonly InboxLine[];
  olasta: number;
  nasta: string | null;
}

const load = (isUnreadOnly: boolean, markor?: string): Promise<ShownInbox> =>
  studio.listaInkorg({ per_sida: ON_A_PAGE, ...(isUnreadOnly && { olasta: '1' as const }), ...(markor !== undefined && { markor }) });

/** What concerns whoever looks, the newest first; it comes by itself, and is read when it is opened. */
export function InboxView({ first }: { first: ShownInbox }) {
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const [older, setOlder] = useState<{ lines: readonly InboxLine[]; nasta: string | null }>();
  const loaded = usePolled(
    `${isUnreadOnly}`,
    () => load(isUnreadOnly),
    () => EVERY,
    { om: ['inkorg'] },
  );
  const shown = loaded.data ?? (isUnreadOnly ? undefined : first);
  const mark = useOperation(studio.markeraInkorg);
  const more = useOperation((markor: string) => load(isUnreadOnly, markor));

  const newest = shown?.inkorg ?? [];
  // What has happened again meanwhile is among the newest.
  const lines = [...newest, ...(older?.lines ?? []).filter(({ id }) => !newest.some((line) => line.id === id))];
  const behind = older === undefined ? shown?.nasta : older.nasta;

  async function change(input: Parameters<typeof studio.markeraInkorg>[0], isRead: boolean, concerns: (line: InboxLine) => boolean) {
    if ((await mark.run(input)) === undefined) return;
    const last = isRead ? new Date().toISOString() : null;
    setOlder((before) => before && { ...before, lines: before.lines.map((line) => (concerns(line) ? { ...line, last } : line)) });
    loaded.reload();
  }

  const markOne = ({ id }: InboxLine, isRead: boolean) => change({ rader: [id], lasta: isRead }, isRead, (line) => line.id === id);
  const markAll = (till: string) => change({ till }, true, () => true);

  async function showMore(markor: string) {
    const page = await more.run(markor);
    if (page !== undefined) setOlder((before) => ({ lines: [...(before?.lines ?? []), ...page.inkorg], nasta: page.nasta }));
  }

  useInboxKeys((id) => {
    const line = lines.find((one) => one.id === id);
    if (line !== undefined) void markOne(line, line.last === null);
  });

  const [top] = newest;
  return (
    <>
      <PageHeader
        title="Inkorg"
        actions={
          <Button
            icon={<CheckCheck aria-hidden />}
            isDisabled={top === undefined || shown?.olasta === 0}
            onPress={() => top !== undefined && markAll(top.tid)}
          >
            Markera alla som lästa
          </Button>
        }
      >
        Det som rör dig: någon nämner dig, svarar, ändrar din text, tar ställning till det du har föreslagit eller vill att du gör något.
      </PageHeader>
      <div className={styles.tools}>
        <Switch
          isSelected={isUnreadOnly}
          onChange={(wanted) => {
            setOlder(undefined);
            setUnreadOnly(wanted);
          }}
        >
          Bara olästa
        </Switch>
        <p className={styles.keys}>
          <Kbd keys={['J']} /> och <Kbd keys={['K']} /> går mellan raderna, <Kbd keys={['L']} /> markerar.
        </p>
      </div>
      <FailureBanner failure={loaded.failure ?? mark.failure ?? more.failure} />
      {shown !== undefined && lines.length === 0 && (
        <EmptyState title={isUnreadOnly ? 'Du har läst allt' : 'Inkorgen är tom'}>
          <p>{isUnreadOnly ? 'Det som är nytt visas här så fort det händer.' : 'När något rör dig visas det här så fort det händer.'}</p>
        </EmptyState>
      )}
      {lines.length > 0 && (
        <ul className={styles.list} aria-label="Det som rör dig">
          {lines.map((line) => (
            <InboxRow key={line.id} line={line} onMark={markOne} />
          ))}
        </ul>
      )}
      {behind != null && (
        <Button isPending={more.isRunning} onPress={() => showMore(behind)}>
          Visa fler
        </Button>
      )}
    </>
  );
}
