/** What the package for programs elsewhere gives (docs/client.md). */
export { ApiFault } from '#lib/transports/client/api-fault.ts';
export { connectStudio, StudioAway } from '#lib/transports/program/connect-studio.ts';
