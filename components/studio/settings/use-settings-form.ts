'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { Failure } from '#components/studio/failure.ts';
import type { SettingGroup } from '#components/studio/settings/setting-groups.ts';
import type { ChangedMeanwhile } from '#components/studio/settings/told-settings.ts';
import { changedWords, changeOf, type WrittenSettings, wordsOfGroup } from '#components/studio/settings/written-settings.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { type Settings, type SettingsVersion, settingsVersionSchema } from '#lib/contract/settings.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

/** The settings as they were read. */
export interface SettingsRead {
  version: number;
  installningar: Settings;
  /** The variable that decides each field that the environment decides. */
  miljovariabler: Readonly<Record<string, string>>;
}

interface Conflict {
  senaste: SettingsVersion;
  changed: ChangedMeanwhile[];
  theirs: SettingsRead;
}

interface SettingsFormState {
  /** What the form was begun from. */
  base: SettingsRead;
  savedWords: WrittenSettings;
  words: WrittenSettings;
  isChanged: boolean;
  write: (falt: string, value: string) => void;
  undo: () => void;
  save: () => void;
  isSaving: boolean;
  failure: Failure | undefined;
  /** Where a fault may stand that is about the field: itself, or one of its entries. */
  faultPlaces: (falt: string) => string[];
  warnings: readonly FaultEntry[];
  conflict: Conflict | undefined;
  /** The two ways on from a conflict. */
  saveMine: () => void;
  takeTheirs: () => void;
}

const conflictSchema = z.object({ senaste: settingsVersionSchema });

/** A group of settings while it is being changed: sent as the fields that differ, against the version that was read. */
export function useSettingsForm(
  group: SettingGroup,
  read: SettingsRead,
  onSaved: (warnings: readonly FaultEntry[]) => void,
): SettingsFormState {
  const [base, setBase] = useState(read);
  const [words, setWords] = useState(() => wordsOfGroup(group, read.installningar));
  const [conflict, setConflict] = useState<Conflict>();
  const [warnings, setWarnings] = useState<readonly FaultEntry[]>([]);
  const savedWords = wordsOfGroup(group, base.installningar);
  const mine = changedWords(savedWords, words);
  const isChanged = Object.keys(mine).length > 0;

  const saving = useOperation(async ({ version, changes }: { version: number; changes: WrittenSettings }) => {
    try {
      return await studio.andraInstallningar({ version, ...changeOf(group, changes) });
    } catch (error) {
      const overtaken = error instanceof ApiFault && error.status === 409 ? conflictSchema.safeParse(error.svar) : undefined;
      if (overtaken?.success !== true) throw error;
      const theirs = await studio.hamtaInstallningar({});
      const { senaste } = overtaken.data;
      // All settings by their names, which the page of one group has not. Should they not come, the save may be tried again.
      const { changedOnBothSides } = await import('#components/studio/settings/told-settings.ts').catch((cause: unknown) => {
        throw new Unreachable('Ingen kontakt med Studio.', { cause });
      });
      const sides = { saved: base.installningar, theirs: theirs.installningar, told: senaste.falt, mine: changes };
      setConflict({ senaste, theirs, changed: changedOnBothSides(sides) });
      return undefined;
    }
  });

  function begin(from: SettingsRead, changes: WrittenSettings = {}) {
    setBase(from);
    setWords({ ...wordsOfGroup(group, from.installningar), ...changes });
    setConflict(undefined);
  }

  async function send(version: number, changes: WrittenSettings) {
    setWarnings([]);
    const answer = await saving.run({ version, changes });
    if (answer === undefined) return;
    begin(answer);
    setWarnings(answer.varningar);
    onSaved(answer.varningar);
  }

  // A page that is shown again may have been read anew: nothing that somebody has written is lost by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was read anew is a reason to begin again
  useEffect(() => {
    if (read.version > base.version && !isChanged) begin(read);
  }, [read]);

  return {
    base,
    savedWords,
    words,
    isChanged,
    write(falt, value) {
      setWords((before) => ({ ...before, [falt]: value }));
      for (const { falt: place } of saving.failure?.fel ?? []) if (isAbout(place, falt)) saving.dismiss(place);
    },
    undo() {
      begin(base);
      saving.reset();
    },
    save: () => send(base.version, mine),
    isSaving: saving.isRunning,
    failure: saving.failure,
    faultPlaces: (falt) => [falt, ...(saving.failure?.fel ?? []).flatMap(({ falt: place }) => (isAbout(place, falt) ? [place] : []))],
    warnings,
    conflict,
    saveMine() {
      if (conflict === undefined) return;
      begin(conflict.theirs, mine);
      void send(conflict.theirs.version, mine);
    },
    takeTheirs() {
      if (conflict !== undefined) begin(conflict.theirs);
    },
  };
}

/** `webbplats.sociala[2]` is about `webbplats.sociala`. */
function isAbout(place: string, falt: string): boolean {
  return place === falt || place.startsWith(`${falt}[`);
}
