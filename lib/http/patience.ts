import type { Socket } from 'node:net';

/** How long callers are waited for, at every door. */
export interface Patience {
  /** Until the headers of a request are whole. */
  headersMs: number;
  /** Until more of a body comes. */
  bodyMs: number;
  /** Until a body is whole, however steadily it comes. */
  wholeMs: number;
  /** How long, and for how many bytes, a caller who was answered before it had said everything is still listened to. */
  closing: { ms: number; bytes: number };
}

export const PATIENCE: Patience = {
  headersMs: 10_000,
  bodyMs: 30_000,
  // A picture of 50 MiB over half a megabit a second.
  wholeMs: 15 * 60_000,
  closing: { ms: 1_000, bytes: 1024 * 1024 },
};

const given = new WeakMap<Socket, Patience>();

/** What the server that took the connection has decided; whoever reads a body from it keeps to that. */
export function givePatience(socket: Socket, patience: Patience): void {
  given.set(socket, patience);
}

export function patienceWith({ socket }: { readonly socket: Socket }): Patience {
  return given.get(socket) ?? PATIENCE;
}
