import pino, { type DestinationStream, type Level, type Logger } from 'pino';

/**
 * Whatever opens something to whoever has it, however it came into a line: keys, tokens and codes by the way they begin,
 * sessions, addresses of share links, passwords by the name they are under. Each is looked for from a place that is found
 * once, so that no line takes long.
 */
const SECRETS: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<![\w-])((?:sat|srt|sac)_)[\w-]{8,}/g, '$1…'],
  // As long as a key is: other names begin like this too.
  [/(?<![\w-])(studio_)[\w-]{30,}/g, '$1…'],
  [/(?<![\w-])eyJ[\w-]+\.[\w.-]+/g, '…'],
  [/\b(Bearer|Basic) +[^\s"\\]+/gi, '$1 …'],
  [/(\/dela\/)[\w-]+/g, '$1…'],
  [/((?:studiosess|next-auth[.]csrf-token)=)[^;\s"\\]+/g, '$1…'],
  [
    /([?&](?:code|token|access_token|refresh_token|code_verifier|client_secret|csrfToken|losenord|password|nyckel|begaran|beslut)=)[^&\s"\\]*/gi,
    '$1…',
  ],
  [/(:\/\/[^:@/\s"\\]*:)[^@/\s"\\]+@/g, '$1…@'],
  [
    /("(?:losenord|losenord_hash|password|nyckel|token|secret|authorization|cookie|set-cookie|csrfToken|beslut)":)"(?:[^"\\]|\\.)*"/gi,
    '$1"…"',
  ],
];

/** The line without anything that opens something. */
export function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line);
}

/** The application's log. Nothing that opens anything is written to it, whoever logs it and wherever it stands. */
export function studioLog(level: Level | 'silent', destination: DestinationStream): Logger {
  return pino({ level, hooks: { streamWrite: withoutSecrets } }, destination);
}
