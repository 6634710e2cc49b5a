/*
 * The browser's storage, which whoever sits at the computer shares with whoever sat there before. This module alone
 * touches it (only-here.test.ts), and everything in it is somebody's: the name it is kept under holds the person's id. The
 * browser is one person's at a time. Text of a person whose session ran out waits for that person to log in again; at
 * logout, and when another logs in, it is gone, and a page that is still open as the former person can neither read nor
 * write any more.
 */

/** What is kept: unsaved articles, the handbook being written, what a reporter has on the live desk, and what WordPress has been asked for. */
export type KeptKind = 'osparat' | 'handbok' | 'live' | 'anslutning';

/** Where one thing of one person is kept. */
export interface OwnPlace {
  /** What is kept; `undefined` when there is nothing, nothing that can be read, or the browser is not that person's. */
  read(): unknown;
  /**
   * Keeps the value, or lets go of it when it is `undefined`. False when the browser has no room, does not allow it, or is
   * no longer that person's.
   */
  keep(value: unknown): boolean;
  /** Whether what stands there is, to the letter, what was last kept by this: it need not be read to be known. */
  isAsKept(): boolean;
  /** Calls when another tab has changed it; returns how to stop that. */
  whenChangedElsewhere(listener: () => void): () => void;
}

/** Something that is kept, and the rest of its name. */
export interface KeptThing {
  kind: string;
  path: readonly string[];
  value: unknown;
}

const PREFIX = 'studio';
/** Holds the id of the person whose browser it is; empty after a logout. */
const OWNER = `${PREFIX}:vem`;
const NOBODY = '';

/** The person that this page, since it was loaded, has been open as. */
let pageOf: string | undefined;

export function ownPlace(person: string, kind: KeptKind, ...path: string[]): OwnPlace {
  const name = [PREFIX, kind, person, ...path].join(':');
  let kept: string | undefined;
  return {
    read: () => (isBrowserOf(person) ? valueAt(name) : undefined),
    keep(value) {
      const text = value === undefined ? undefined : JSON.stringify(value);
      const isKept = isBrowserOf(person) && put(name, text);
      kept = isKept ? text : undefined;
      return isKept;
    },
    isAsKept: () => kept !== undefined && isBrowserOf(person) && textAt(name) === kept,
    whenChangedElsewhere(listener) {
      const hear = ({ key }: StorageEvent) => key === name && listener();
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** Everything that is kept of a person in this browser. */
export function ownThings(person: string): KeptThing[] {
  if (!isBrowserOf(person)) return [];
  const things: KeptThing[] = [];
  // A browser that allows no storage keeps nothing.
  attempt(() => {
    for (const name of names()) {
      const [, kind = '', owner, ...path] = name.split(':');
      if (owner === person) things.push({ kind, path, value: valueAt(name) });
    }
  });
  return things;
}

/**
 * Makes the browser that person's, and removes what is left of anyone else. False when this page has been open as somebody
 * else: it has to be loaded anew, for what that person wrote is still in it.
 */
export function takeBrowser(person: string): boolean {
  if (pageOf === person) return true;
  const isFresh = pageOf === undefined;
  pageOf ??= person;
  attempt(() => {
    // First the former person's things: a storage that they have filled has no room for another name.
    for (const name of names()) if (name.split(':')[2] !== person) localStorage.removeItem(name);
    if (localStorage.getItem(OWNER) !== person) localStorage.setItem(OWNER, person);
  });
  return isFresh;
}

/** Removes everything that anyone has kept here, and shuts out every page that is still open as somebody. */
export function leaveBrowser(): void {
  attempt(() => {
    for (const name of names()) localStorage.removeItem(name);
    localStorage.setItem(OWNER, NOBODY);
  });
}

/**
 * Whether what is kept here, and shown on a page that is open as that person, is still that person's to see. A browser
 * that keeps nothing cannot tell, and says yes.
 */
export function isBrowserOf(person: string): boolean {
  if (pageOf === undefined) takeBrowser(person);
  try {
    const owner = localStorage.getItem(OWNER);
    // Emptied by the browser or by hand, which is no logout.
    if (owner === null) localStorage.setItem(OWNER, person);
    return owner === null || owner === person;
  } catch (refusal) {
    if (refusal instanceof DOMException) return true;
    throw refusal;
  }
}

/** Calls when the browser has become another's or nobody's, in whatever tab; returns how to stop that. */
export function whenNoLongerOf(person: string, listener: () => void): () => void {
  const look = () => {
    if (!isBrowserOf(person)) listener();
  };
  const hear = ({ key }: StorageEvent) => key === OWNER && look();
  window.addEventListener('storage', hear);
  // A page that slept heard nothing, and one that the browser's Back brings out again was not there to hear.
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('focus', look);
  };
}

/** The names of all that is kept here, of whomever; those that earlier versions gave end with what stood after a full stop. */
function names(): string[] {
  const all = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
  return all.filter((name) => name !== OWNER && /^studio[:.]/.test(name));
}

function valueAt(name: string): unknown {
  const text = textAt(name);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch (fault) {
    // Text that nobody here wrote.
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

function textAt(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch (fault) {
    // Storage that is turned off.
    if (fault instanceof DOMException) return undefined;
    throw fault;
  }
}

function put(name: string, text: string | undefined): boolean {
  return attempt(() => {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  });
}

/** False when the browser refuses: that is how it says that storage is full or turned off. */
function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (refusal) {
    if (refusal instanceof DOMException) return false;
    throw refusal;
  }
}
