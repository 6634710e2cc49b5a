import { runCommand } from './run-command.ts';

/** `npm run import -- <file> --som <e-mail>`: articles of another system as drafts (docs/take-out-and-in.md). */
await runCommand('import-articles');
