import { hash } from 'node:crypto';

/** A row of history as its seal knows it. */
export interface SealedRow {
  tabell: string;
  rad: string;
  /** Of all its columns; empty when it was gone before it could be sealed. */
  hash: string;
  innehall: string | null;
  sprak: string | null;
  version: number | null;
  kedja: string | null;
}

export interface SealHead {
  nr: string;
  tid: string;
  /** The root before; empty for the first. */
  foregaende: string;
}

/** The chain of a version's language after it: over the chain before it, empty for the first, and the version itself. */
export function chained(before: string, rowHash: string): string {
  return sha256(`${before}\n${rowHash}`);
}

/** The root of a seal: over its number and time, the root before it, and everything said of its rows, in their order. */
export function rootOf({ nr, tid, foregaende }: SealHead, rows: readonly SealedRow[]): string {
  const leaves = rows.map(({ tabell, rad, hash: of, innehall, sprak, version, kedja }) =>
    JSON.stringify([tabell, rad, of, innehall, sprak, version, kedja]),
  );
  return sha256([nr, tid, foregaende, ...leaves].join('\n'));
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
