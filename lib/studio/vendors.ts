import { anthropicAi } from '#lib/adapters/ai/anthropic.ts';
import { noAi } from '#lib/adapters/ai/ingen.ts';
import { openAiCompatible } from '#lib/adapters/ai/openai-kompatibel.ts';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import { builtInCms } from '#lib/adapters/cms/inbyggd.ts';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { outboxOnlyMail } from '#lib/adapters/mail/outbox-only.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import { smtpMail } from '#lib/adapters/mail/smtp.ts';
import type { Environment } from '#lib/config/environment.ts';
import { SITE } from '#lib/contract/site.ts';
import { ASSETS_ADDRESS } from '#lib/reader/assets.ts';

/** The publishing system that the environment names. */
export function cmsFor({ cms, url }: Environment): CmsPort {
  if (cms.namn === 'inbyggd') return builtInCms(url);
  // The addresses that stay the same: a page that WordPress or a cache keeps is not to lose its style with Studio's next release.
  const reader = { style: `${url}${ASSETS_ADDRESS}/lasare.css`, script: `${url}${ASSETS_ADDRESS}/lasare.js` };
  return wordPressCms(cms, { reader, test: cms.test });
}

/** The language model that the environment names, asked no longer than until `ending`. */
export function aiFor({ ai: settings }: Environment, ending: AbortSignal): AiPort {
  const ai = modelOf(settings);
  return { ...ai, ask: (request) => ai.ask({ ...request, signal: AbortSignal.any([request.signal, ending]) }) };
}

function modelOf(settings: Environment['ai']): AiPort {
  if (settings.namn === 'anthropic') return anthropicAi(settings);
  return settings.namn === 'openai-kompatibel' ? openAiCompatible(settings) : noAi();
}

/** The mail server that the environment names. */
export function mailFor({ mail }: Environment): MailPort {
  return mail === undefined ? outboxOnlyMail() : smtpMail(mail, SITE.namn);
}
