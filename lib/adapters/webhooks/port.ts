import type { FaultCode } from '#lib/errors/codes.ts';
import type { FaultParams } from '#lib/errors/fill-sentence.ts';

/** What every secret begins with, as receivers' libraries expect (standardwebhooks.com); base64 follows. */
export const SECRET_PREFIX = 'whsec_';

/** Why a receiver has not taken what it was sent, as a code of the table. */
export type WebhookFault = Extract<
  FaultCode,
  | 'webhook_inat'
  | 'webhook_okand_vard'
  | 'webhook_langsam'
  | 'webhook_avbruten'
  | 'webhook_leder_vidare'
  | 'webhook_borta'
  | 'webhook_upptagen'
  | 'webhook_svar'
>;

export interface WebhookMessage {
  /** The same at every try: by it a receiver knows what it has had before. */
  id: string;
  adress: string;
  hemlighet: string;
  /** JSON. */
  kropp: string;
}

export interface WebhookFailure {
  kod: WebhookFault;
  params: FaultParams;
  /** So many milliseconds the receiver asks to be left alone. */
  vanta: number;
}

/** How a receiver answered; `null`: not at all. */
export interface WebhookAnswer {
  status: number | null;
  /** How long it took. */
  ms: number;
  /** null where it has taken the message. */
  fel: WebhookFailure | null;
}

/** The receivers elsewhere that are sent what happens. */
export interface WebhooksPort {
  /** Whether the host of the address is known to be within a network of one's own, where nothing is ever sent. */
  leadsInward(adress: string): Promise<boolean>;
  /** Sends a message, signed, and tells how it was answered: it is never rejected for what a receiver does. Given up when `ending` is aborted, as if nobody had answered. */
  send(message: WebhookMessage, ending?: AbortSignal): Promise<WebhookAnswer>;
}
