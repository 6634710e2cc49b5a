/** The release that `jag` reports (interface.md «Versioning»). */
export const RELEASE = '2.5.43';
