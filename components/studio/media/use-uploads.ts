'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import type { Media } from '#lib/contract/media.ts';
import { sendPicture } from '#lib/transports/client/send-file.ts';

/** So many are sent at once: more would share the same line. */
const AT_ONCE = 3;

/** A picture on its way into the library. */
export interface Upload {
  nr: number;
  file: File;
  /** `skickas` until all of it has been sent, then `bearbetas` until the service has answered. */
  lage: 'vantar' | 'skickas' | 'bearbetas' | 'klar' | 'misslyckad';
  /** How much has been sent, from 0 to 1. */
  del: number;
  failure?: Failure | undefined;
  media?: Media | undefined;
  /** The fields that were taken from the file. */
  urFilen: readonly string[];
  /** Pictures that were there already and look nearly the same. */
  liknande: readonly Media[];
  /** Pictures that were there already, of the very same file. */
  sammaFil: readonly Media[];
}

interface Uploads {
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  /** Tries again what failed. */
  retry: (nr: number) => void;
  /** Takes one off that is not in the library. */
  drop: (nr: number) => void;
  /** What is known of it has been changed. */
  keep: (nr: number, media: Media) => void;
}

/** Uploads pictures, some at a time, and tells how far each has come. What is on its way when the screen is left is given up. */
export function useUploads(): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastNr = useRef(0);
  const underway = useRef(new Set<number>());
  const left = useRef(new AbortController());

  const change = useCallback((nr: number, what: Partial<Upload>) => {
    setUploads((before) => before.map((upload) => (upload.nr === nr ? { ...upload, ...what } : upload)));
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  const send = useCallback(
    async ({ nr, file }: Upload) => {
      underway.current.add(nr);
      change(nr, { lage: 'skickas', del: 0, failure: undefined });
      const form = new FormData();
      form.set('fil', file);
      try {
        const told = (del: number) => change(nr, { del, lage: del < 1 ? 'skickas' : 'bearbetas' });
        const { media, ur_filen, liknande, samma_fil } = await sendPicture(form, told, left.current.signal);
        change(nr, { lage: 'klar', media, urFilen: ur_filen, liknande, sammaFil: samma_fil });
      } catch (error) {
        change(nr, { lage: 'misslyckad', failure: failureOf(error) });
      } finally {
        underway.current.delete(nr);
      }
    },
    [change],
  );

  useEffect(() => {
    const waiting = uploads.filter(({ nr, lage }) => lage === 'vantar' && !underway.current.has(nr));
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - underway.current.size))) send(upload);
  }, [uploads, send]);

  const add = useCallback((files: readonly File[]) => {
    const added = files.map(
      (file): Upload => ({ nr: ++lastNr.current, file, lage: 'vantar', del: 0, urFilen: [], liknande: [], sammaFil: [] }),
    );
    setUploads((before) => [...before, ...added]);
  }, []);
  const retry = useCallback((nr: number) => change(nr, { lage: 'vantar' }), [change]);
  const drop = useCallback((nr: number) => setUploads((before) => before.filter((upload) => upload.nr !== nr)), []);
  const keep = useCallback((nr: number, media: Media) => change(nr, { media }), [change]);
  return { uploads, add, retry, drop, keep };
}
