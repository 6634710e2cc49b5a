/** The release that `jag` reports (interface.md «Versioning»). */
export const RELEASE = '2.5.43';
/** The build of that release. */
export const BUILD = 'v45.220';
