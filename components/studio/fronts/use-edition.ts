'use client';

import { useEffect, useRef, useState } from 'react';
import { guardUnsaved } from '#components/studio/storage/unsaved-here.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import type { Edition, Place, ShownPlace } from '#lib/contract/edition.ts';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

type Front = OperationOutput<'hamtaFramsida'>;

/** A place as it is being chosen; `id` tells it from the others wherever it is moved. */
export interface ChosenPlace {
  id: number;
  place: Place;
  /** What stands there for readers if it is saved so; `undefined` until that is known. */
  shown: ShownPlace | undefined;
}

export const EMPTY_PLACE: Place = { artikel: null, fran: null, till: null, sektion: null, tagg: null };

function chosenOf({ framsida, visas }: Pick<Front, 'framsida' | 'visas'>): ChosenPlace[] {
  return framsida.platser.map((place, id) => ({ id, place, shown: visas[id] }));
}

/**
 * A front as somebody is choosing it, from the edition that they have been shown. After each change what would stand in each place is asked for;
 * nothing is saved until they say so.
 */
export function useEdition(first: Front, person: string) {
  const { sprak, sektion } = first.framsida;
  const [bas, setBas] = useState(first.framsida.nr);
  const [places, setPlaces] = useState(() => chosenOf(first));
  const [isChanged, setChanged] = useState(false);
  const [forslag, setForslag] = useState<string | null>(null);
  const nextId = useRef(first.framsida.platser.length);
  const latest = useRef(places);
  latest.current = places;
  const changed = useRef(isChanged);
  changed.current = isChanged;
  const body = (rows: readonly ChosenPlace[]) => ({ sprak, sektion, bas, platser: rows.map(({ place }) => place) });
  const trial = useOperation((rows: readonly ChosenPlace[]) => {
    const tried = { ...body(rows), provkor: true };
    return studio.sparaFramsida(tried);
  });
  const saving = useOperation((kommentar: string) => studio.sparaFramsida({ ...body(latest.current), forslag, kommentar }));

  useEffect(() => guardUnsaved(person, () => changed.current), [person]);

  async function tryOut(rows: ChosenPlace[]) {
    const answer = await trial.run(rows);
    // Changed meanwhile: what is there now is tried.
    if (latest.current !== rows) return tryOut(latest.current);
    if (answer !== undefined) setPlaces((now) => (now === rows ? rows.map((row, nr) => ({ ...row, shown: answer.visas[nr] })) : now));
  }

  function change(rows: ChosenPlace[]) {
    latest.current = rows;
    setPlaces(rows);
    setChanged(true);
    saving.reset();
    void tryOut(rows);
  }

  return {
    places,
    bas,
    isChanged,
    /** Why what is chosen could not be saved, or could not be so. */
    failure: saving.failure ?? trial.failure,
    isSaving: saving.isRunning,
    add: (place: Place) => change([...places, { id: nextId.current++, place, shown: undefined }]),
    put: (id: number, place: Place) => change(places.map((row) => (row.id === id ? { ...row, place, shown: undefined } : row))),
    remove: (id: number) => change(places.filter((row) => row.id !== id)),
    /** Puts one in another place, from 0. */
    move(id: number, to: number) {
      const moved = places.find((row) => row.id === id);
      if (moved !== undefined) change(places.filter((row) => row.id !== id).toSpliced(to, 0, moved));
    },
    /** Chooses as an edition was, or as somebody has proposed, to be saved anew. */
    takeFrom(edition: Pick<Edition, 'platser'>, proposal: string | null = null) {
      setForslag(proposal);
      change(edition.platser.map((place) => ({ id: nextId.current++, place, shown: undefined })));
    },
    /** The proposal that is decided on when this is saved. */
    forslag,
    /** What is chosen stays, and is saved as one's own: the proposal is decided on already. */
    letGoOfProposal() {
      setForslag(null);
      saving.reset();
    },
    /** Builds on another edition than the one that was begun from: somebody has seen it. */
    buildOn(nr: number) {
      setBas(nr);
      saving.reset();
      trial.reset();
    },
    async save(kommentar: string): Promise<boolean> {
      const answer = await saving.run(kommentar);
      if (answer === undefined) return false;
      setBas(answer.framsida.nr);
      setPlaces(chosenOf(answer));
      setChanged(false);
      setForslag(null);
      return true;
    },
  };
}
