import { runCommand } from './run-command.ts';

/** `npm run export -- <file> --som <e-mail>`: all articles as Markdown, HTML and pictures in a zip (docs/take-out-and-in.md). */
await runCommand('export-articles');
