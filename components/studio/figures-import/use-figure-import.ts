'use client';

import { useState } from 'react';
import {
  columnsIn,
  type FigureFields,
  type FigureKind,
  type FoundColumns,
  figureForm,
} from '#components/studio/figures-import/figure-form.ts';
import type { FigureReport } from '#components/studio/figures-import/import-report.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface Sending {
  kind: FigureKind;
  file: File;
  fields: FigureFields;
}

/** A file of figures: tried first, with its columns as Studio takes them and as somebody changes them, and then read in. */
export function useFigureImport() {
  const [columns, setColumns] = useState<FoundColumns>();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  /** What would become of the file as it is chosen now, and what became of it. */
  const [outlook, setOutlook] = useState<FigureReport>();
  const [done, setDone] = useState<FigureReport>();
  const sending = useOperation(async ({ kind, file, fields, isTried }: Sending & { isTried: boolean }) => {
    const form = figureForm(kind, file, fields, chosen, isTried);
    try {
      const { rapport } = await (kind === 'intakter' ? studio.importeraIntakter(form) : studio.importeraTrafik(form));
      return rapport;
    } catch (error) {
      setColumns((known) => columnsIn(error) ?? known);
      throw error;
    }
  });

  async function send(what: Sending, isTried: boolean) {
    setOutlook(undefined);
    setDone(undefined);
    const report = await sending.run({ ...what, isTried });
    if (report === undefined) return;
    setColumns({ rubriker: report.rubriker, kolumner: report.kolumner });
    if (isTried) setOutlook(report);
    else setDone(report);
  }

  /** What was said of the file is of how it was then. */
  const forget = () => {
    setOutlook(undefined);
    setDone(undefined);
    sending.reset();
  };

  return {
    columns,
    chosen,
    outlook,
    done,
    failure: sending.failure,
    isRunning: sending.isRunning,
    tryOut: (what: Sending) => send(what, true),
    readIn: (what: Sending) => send(what, false),
    forget,
    choose(falt: string, rubrik: string) {
      setChosen((now) => ({ ...now, [falt]: rubrik }));
      forget();
    },
    /** Another file, or another kind: its columns are its own. */
    beginAnew() {
      setColumns(undefined);
      setChosen({});
      forget();
    },
  };
}
