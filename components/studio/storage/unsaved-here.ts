import { isBrowserOf } from '#components/studio/storage/own-storage.ts';

const watched = new Set<() => boolean>();

/**
 * Has the browser ask before the page is left, and Studio before somebody logs out, for as long as `isUnsaved` says that
 * something would be lost. Nobody is asked about the text of somebody else: a page whose person has logged out leaves.
 * Returns how to stop.
 */
export function guardUnsaved(person: string, isUnsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved() && isBrowserOf(person)) event.preventDefault();
  };
  watched.add(isUnsaved);
  window.addEventListener('beforeunload', ask);
  return () => {
    watched.delete(isUnsaved);
    window.removeEventListener('beforeunload', ask);
  };
}

/** Whether something on this page would be lost if it were left. */
export function isAnythingUnsavedHere(): boolean {
  return [...watched].map((isUnsaved) => isUnsaved()).includes(true);
}
