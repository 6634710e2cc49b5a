import { createTransport } from 'nodemailer';
import { MailFailure } from '#lib/adapters/mail/failure.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import type { MailSettings } from '#lib/config/mail.ts';
import { withoutControls } from '#lib/contract/without-controls.ts';

/** How long the server may be silent: a try that lasts stays within the lease of the outbox. */
const PATIENCE_MS = 20_000;

/** One address and nothing else: no name, no list, no line break. */
const PLAIN_ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;

/**
 * Letters by way of a mail server. A password is never sent in the clear to another machine. `patience` is for tests that
 * wait for a server that says nothing.
 */
export function smtpMail({ host, port, tls, login, fran }: MailSettings, sajt: string, patience = PATIENCE_MS): MailPort {
  const transport = createTransport({
    host,
    port,
    secure: tls,
    requireTLS: !tls && login !== undefined && !isThisMachine(host),
    ...(login === undefined ? {} : { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = fran.slice(fran.lastIndexOf('@') + 1);
  return {
    async send({ id, till, amne, text, skapad }) {
      if (!PLAIN_ADDRESS.test(till)) throw new MailFailure({ retryable: false, orsak: `Adressen ${till} är ingen e-postadress.` });
      try {
        await transport.sendMail({
          from: { name: sajt, address: fran },
          to: { name: '', address: till },
          envelope: { from: fran, to: [till] },
          subject: oneLine(amne),
          text: withoutControls(text, '\n'),
          messageId: `<${id}@${domain}>`,
          date: new Date(skapad),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
        return 'skickat';
      } catch (error) {
        throw failureOf(error, host);
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw failureOf(error, host);
      }
    },
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '::1';
}

/** A header ends where its line ends. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** What the mail library tells of an error, each part if it has it. */
interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

function failureOf(error: unknown, host: string): MailFailure {
  if (!(error instanceof Error)) throw error;
  const { code = '', response = '', responseCode = 0, message }: SmtpError = error;
  const told = oneLine(response || message).slice(0, 300);
  const settings = 'Kontrollera adressen under Inställningar → E-post, eller i SMTP_URL.';
  if (code === 'EAUTH') return retryable(`Mejlservern ${host} godtar inte inloggningen: ${told}. ${settings}`, error);
  if (code === 'ETLS' || /certificate|wrong version number|SSL/i.test(message)) {
    return retryable(`Den säkra förbindelsen till mejlservern ${host} gick inte att upprätta: ${told}. ${settings}`, error);
  }
  if (responseCode >= 500) {
    return new MailFailure({ retryable: false, orsak: `Mejlservern ${host} tar inte emot brevet: ${told}`, cause: error });
  }
  if (responseCode >= 400) return retryable(`Mejlservern ${host} tar inte emot brevet just nu: ${told}.`, error);
  if (code === 'EDNS' || code === 'ENOTFOUND') return retryable(`Mejlservern ${host} finns inte. ${settings}`, error);
  return retryable(`Mejlservern ${host} svarar inte: ${told}.`, error);
}

function retryable(orsak: string, cause: unknown): MailFailure {
  return new MailFailure({ retryable: true, orsak, cause });
}
