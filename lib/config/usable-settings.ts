import { smtpUrl } from '#lib/config/mail.ts';
import { LEAST_LOG_MONTHS, type Settings } from '#lib/contract/settings.ts';

interface Shortcoming {
  falt: string;
  orsak: string;
}

/** What of the settings cannot be used as it stands, whoever has said it. */
export function shortcomings({ publicering, ai, epost, logg }: Settings): Shortcoming[] {
  const { url, anvandare, losenord } = publicering;
  const read = epost.smtp_url === '' ? undefined : smtpUrl.safeParse(epost.smtp_url);
  return [
    ...(publicering.cms === 'wordpress' ? needed('publicering', { url, anvandare, losenord }, 'WordPress') : []),
    ...(ai.tjanst === 'anthropic' ? needed('ai', { modell: ai.modell, nyckel: ai.nyckel }, 'Anthropic') : []),
    ...(ai.tjanst === 'openai-kompatibel' ? needed('ai', { modell: ai.modell, url: ai.url }, 'AI-tjänsten') : []),
    ...(read === undefined || read.success
      ? []
      : [{ falt: 'epost.smtp_url', orsak: `Adressen till mejlservern ${read.error.issues[0]?.message ?? 'går inte att läsa'}.` }]),
    ...(logg.sparas_manader > 0 && logg.sparas_manader < LEAST_LOG_MONTHS
      ? [{ falt: 'logg.sparas_manader', orsak: `Loggen sparas i minst ${LEAST_LOG_MONTHS} månader, eller för alltid (0).` }]
      : []),
  ];
}

/** What a person calls the fields that a system cannot do without. */
const CALLED: Readonly<Record<string, string>> = {
  url: 'en adress',
  anvandare: 'en användare',
  losenord: 'ett applikationslösenord',
  modell: 'en modell',
  nyckel: 'en nyckel',
};

function needed(group: string, fields: Record<string, string>, system: string): Shortcoming[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    value === '' ? [{ falt: `${group}.${field}`, orsak: `${system} behöver också ${CALLED[field] ?? field} (${group}.${field}).` }] : [],
  );
}
