import { z } from 'zod';

/** Those of assistants that people are known to use on their own machines. */
const KNOWN = [
  ...[
    'claude',
    'cursor',
    'goose',
    'kiro',
    'lmstudio',
    'raycast',
    'trae',
    'vscode',
    'vscode-insiders',
    'vscodium',
    'warp',
    'windsurf',
    'zed',
  ],
];

/** Schemes that a browser or a system acts on by itself: none of them is a program of the person's that waits for an answer. */
const NEVER = new Set([
  ...['about', 'blob', 'chrome', 'chrome-extension', 'data', 'dns', 'facetime', 'file', 'filesystem', 'ftp', 'gopher', 'http', 'https'],
  ...['intent', 'jar', 'javascript', 'ldap', 'mailto', 'moz-extension', 'ms-msdt', 'ms-officecmd', 'resource', 'search-ms', 'shell', 'sip'],
  ...['sms', 'smb', 'ssh', 'steam', 'tel', 'telnet', 'urn', 'vbscript', 'view-source', 'wais', 'ws', 'wss', 'x-apple.systempreferences'],
]);

const NONE = 'inga';

/** STUDIO_ANSLUTNING_SCHEMAN, read: what the address may begin with at which a program on a person's own machine takes its answer. */
export const assistantSchemes = z
  .string()
  .default(KNOWN.join(','))
  .transform((value, context): ReadonlySet<string> => {
    const names = value.split(',').map((name) => name.trim().toLowerCase());
    if (names.length === 1 && names[0] === NONE) return new Set();
    const wrong = names.find((name) => !/^[a-z][a-z0-9+.-]{1,39}$/.test(name) || NEVER.has(name));
    if (wrong === undefined) return new Set(names);
    context.addIssue({
      code: 'custom',
      message: `har ett schema som inte kan användas: ${JSON.stringify(wrong)}. Räkna upp programmens egna, till exempel cursor,vscode, eller skriv ${NONE}`,
    });
    return z.NEVER;
  });
