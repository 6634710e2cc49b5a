import { z } from 'zod';

/** The mail server that SMTP_URL names. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it is begun when the server offers it. */
  tls: boolean;
  login: { user: string; password: string } | undefined;
  /** The sender's address. */
  fran: string;
}

const FORM = 'ska ha formen smtp://användare:lösenord@server:587/?fran=redaktionen@exempel.se (smtps:// för TLS från början)';
const SENDER = 'behöver en avsändare: lägg till ?fran=redaktionen@exempel.se sist';

/** SMTP_URL, read: `fran` may be left out when the user name is the sender's address. */
export const smtpUrl = z.string().transform((value, context): MailSettings => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const url = URL.parse(value);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || url.pathname.length > 1) return refuse(FORM);
  const words = [url.username, url.password].map(decoded);
  const [user, password] = words;
  if (user === undefined || password === undefined) return refuse(FORM);
  const fran = url.searchParams.get('fran') ?? user;
  if (!z.email().safeParse(fran).success) return refuse(SENDER);
  const tls = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (tls ? 465 : 587) : Number(url.port),
    tls,
    login: user === '' ? undefined : { user, password },
    fran,
  };
});

/** `undefined` for a percent sign that stands for no character. */
function decoded(word: string): string | undefined {
  try {
    return decodeURIComponent(word);
  } catch {
    // The one thing decodeURIComponent throws for.
    return undefined;
  }
}
