import { noAi } from '#lib/adapters/ai/ingen.ts';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import { builtInCms } from '#lib/adapters/cms/inbyggd.ts';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { outboxOnlyMail } from '#lib/adapters/mail/outbox-only.ts';
import type { MailPort } from '#lib/adapters/mail/port.ts';
import type { Environment } from '#lib/config/environment.ts';
import { smtpUrl } from '#lib/config/mail.ts';
import { shortcomings } from '#lib/config/usable-settings.ts';
import type { Settings } from '#lib/contract/settings.ts';
import type { Vendors } from '#lib/operations/settings/newsroom.ts';
import type { ReaderAssets } from '#lib/site/pages/page-head.tsx';

interface Around {
  environment: Environment;
  /** What readers get from Studio, as built. */
  assets: ReaderAssets;
  ending: AbortSignal;
}

/** The systems that the settings name. The language model is asked no longer than until `ending`. */
export function vendorsOf(settings: Settings, { environment, assets, ending }: Around): Vendors {
  return {
    cms: cmsFor(settings, environment.url, assets),
    formerCms: formerCmsOf(settings, environment.url, assets),
    ai: aiFor(settings, environment, ending),
    mail: mailFor(settings),
  };
}

/** What of the settings decides each of them: as long as it is the same text, so is the system. */
export function vendorKeys({ publicering, ai, epost, webbplats }: Settings): Record<keyof Vendors, string> {
  // What themes show, and who writes there, is told with each article.
  const { temadelar: _, teman: _chosen, forfattare: _author, ...where } = publicering;
  const cms = JSON.stringify(where);
  return { cms, formerCms: cms, ai: JSON.stringify(ai), mail: JSON.stringify([epost, webbplats.namn]) };
}

function cmsFor(settings: Settings, studioUrl: string, assets: ReaderAssets): CmsPort {
  return settings.publicering.cms === 'inbyggd' ? builtInCms(studioUrl) : wordPressOf(settings, studioUrl, assets);
}

function formerCmsOf(settings: Settings, studioUrl: string, assets: ReaderAssets): CmsPort | null {
  const { cms, url, anvandare, losenord } = settings.publicering;
  const isNamed = url !== '' && anvandare !== '' && losenord !== '';
  return cms === 'inbyggd' && isNamed ? wordPressOf(settings, studioUrl, assets) : null;
}

function wordPressOf(
  { publicering: { lage, url, anvandare: user, losenord: password } }: Settings,
  studioUrl: string,
  assets: ReaderAssets,
): CmsPort {
  // Named by their content, so that browsers keep them; a page that a cache keeps longer is answered at the old name too (readerFile).
  const reader = { style: `${studioUrl}${assets.style}`, script: `${studioUrl}${assets.script.src}` };
  return wordPressCms({ url, user, password }, { reader, test: lage === 'test' });
}

function aiFor(settings: Settings, environment: Environment, ending: AbortSignal): AiPort {
  const ai = modelOf(settings, environment);
  return { ...ai, ask: (request) => ai.ask({ ...request, signal: AbortSignal.any([request.signal, ending]) }) };
}

function modelOf(settings: Settings, environment: Environment): AiPort {
  const { tjanst: namn, url, nyckel, modell, dygnsbudget } = settings.ai;
  const lacking = shortcomings(settings, environment.url).some(({ falt }) => falt.startsWith('ai.'));
  if (namn === 'ingen' || lacking) return noAi();
  const model = { ...environment.ai, namn, url, nyckel, modell, dygnsbudget };
  // What speaks to models is a sixth of what Studio would load: newsrooms without one never load it, the others when they first ask.
  const loaded = once(async () =>
    namn === 'anthropic'
      ? (await import('#lib/adapters/ai/anthropic.ts')).anthropicAi(model)
      : (await import('#lib/adapters/ai/openai-kompatibel.ts')).openAiCompatible(model),
  );
  return { namn, modell, serBilder: true, ask: async (request) => (await loaded()).ask(request) };
}

function mailFor({ epost, webbplats }: Settings): MailPort {
  const server = smtpUrl.safeParse(epost.smtp_url);
  if (!server.success) return outboxOnlyMail();
  const loaded = once(async () => (await import('#lib/adapters/mail/smtp.ts')).smtpMail(server.data, webbplats.namn));
  return { send: async (letter) => (await loaded()).send(letter), check: async () => (await loaded()).check() };
}

/** Does it when it is first asked for, and that once. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}
