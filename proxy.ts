import { gatePage } from '#lib/transports/in-next/gate-page.ts';

/** Stands before every page of the editing application. */
export default gatePage;

/** The pages, and nothing that a door answers (lib/transports/doors/addresses.ts); Next wants it written out. */
export const config = {
  matcher: ['/studio', '/studio/((?!(?:andrat-dar|api|handelser|live|matning|mcp|oauth|stil|uppladdning)(?:/|$)).*)'],
};
