'use client';

import { useEffect, useRef, useState } from 'react';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { FollowedPlan, type TranslationPlan } from '#components/editor/translation/followed-plan.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { TranslationJob } from '#lib/contract/translation.ts';

const WHILE_RUNNING = 2_000;
/** Somebody else may begin one. */
const OTHERWISE = 30_000;

interface Translation {
  /** What the service would do with each part now, and the latest job. */
  plan: TranslationPlan | undefined;
  /** The job that is waiting or being done, whoever began it. */
  running: TranslationJob | undefined;
  /** The job that has ended while the article was open here, or failed before and nothing has come after it. */
  ended: TranslationJob | undefined;
  dismiss: () => void;
  reload: () => void;
}

export function isRunning({ status }: Pick<TranslationJob, 'status'>): boolean {
  return status === 'vantar' || status === 'pagar';
}

/**
 * The translation of the open article to one language, followed for as long as the page is seen: a job is found again after
 * a reload, and somebody else's is found too. When one ends, the session fetches what it saved.
 */
export function useTranslation(till: Language): Translation {
  const session = useSession();
  const id = useSessionState((state) => state.item.id);
  const source = useSessionState(({ item }) => item.sprak[item.kallsprak]?.arbetsrevision.id);
  const target = useSessionState(({ item }) => item.sprak[till]?.arbetsrevision.id);
  const savedAt = useSessionState(({ item }) => item.sprak[till]?.arbetsrevision.skapad ?? '');
  const [ended, setEnded] = useState<TranslationJob>();
  /** The job that was over already when this began, or that has been told of since. */
  const known = useRef<{ jobb: string | undefined }>(undefined);
  const [followed] = useState(() => new FollowedPlan());
  const { data, reload } = usePolled(
    `${id} ${till}`,
    () => followed.look({ id, till }, `${id} ${till} ${source} ${target}`),
    (latest) => (latest?.jobb !== null && latest?.jobb !== undefined && isRunning(latest.jobb) ? WHILE_RUNNING : OTHERWISE),
    { om: ['oversattningar', 'innehall'], innehall: id },
  );
  const jobb = data?.jobb ?? undefined;

  useEffect(() => {
    if (data === undefined) return;
    const isOver = jobb !== undefined && !isRunning(jobb);
    // One that failed before is told of as long as nothing has come after it.
    const isNews = jobb?.status === 'misslyckad' && (jobb.utford ?? '') > savedAt;
    known.current ??= { jobb: isOver && !isNews ? jobb.jobb : undefined };
    if (!isOver || known.current.jobb === jobb.jobb) return;
    known.current = { jobb: jobb.jobb };
    void session.refresh().then(() => setEnded(jobb));
  }, [data, jobb, savedAt, session]);

  // What is stale follows from both texts as they are saved.
  const asked = useRef(`${source} ${target}`);
  useEffect(() => {
    if (asked.current === `${source} ${target}`) return;
    asked.current = `${source} ${target}`;
    reload();
  }, [source, target, reload]);

  return {
    plan: data,
    running: jobb !== undefined && isRunning(jobb) ? jobb : undefined,
    ended,
    dismiss: () => setEnded(undefined),
    reload,
  };
}
