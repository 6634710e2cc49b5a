import { config } from 'zod';

// Runs in the browser before anything of the application. Schemas would otherwise try whether they may compile themselves,
// which the policy of the pages forbids (lib/transports/doors/page-headers.ts), and every try is reported as an attack.
config({ jitless: true });
