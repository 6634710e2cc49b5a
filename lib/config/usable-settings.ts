import { smtpUrl } from '#lib/config/mail.ts';
import { isInternetName } from '#lib/content/internet-name.ts';
import { ARTICLE_COLUMN, isInText } from '#lib/contract/closed/ads.ts';
import { LEAST_LOG_MONTHS, type Settings } from '#lib/contract/settings.ts';

interface Shortcoming {
  falt: string;
  orsak: string;
}

/** What of the settings cannot be used as it stands, whoever has said it, in a Studio that is reached at `studioUrl`. */
export function shortcomings({ publicering, ai, epost, annonser, logg }: Settings, studioUrl: string): Shortcoming[] {
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
    ...ofAds(annonser, [studioUrl, url]),
  ];
}

/**
 * An ad is a page of somebody else's: framed from a host of its own, where it can reach neither readers' pages nor Studio, and which readers
 * can reach, too.
 */
function ofAds({ samtycke, tcf_adress, platser }: Settings['annonser'], own: readonly string[]): Shortcoming[] {
  const ownHosts = new Set(own.flatMap((address) => URL.parse(address)?.hostname ?? []));
  const framed = [
    ...(tcf_adress === '' ? [] : [{ falt: 'annonser.tcf_adress', adress: tcf_adress }]),
    ...platser.map(({ adress }, index) => ({ falt: `annonser.platser[${index}].adress`, adress })),
  ];
  const hosts = framed.flatMap(({ falt, adress }) => {
    const { hostname } = new URL(adress);
    if (!isInternetName(hostname))
      return [{ falt, orsak: `${hostname} är ingen värd på internet som läsarna når. Ange den med sitt namn.` }];
    if (!ownHosts.has(hostname)) return [];
    return [{ falt, orsak: `${hostname} är webbplatsens egen värd. Annonser visas från en annan, så att de inte når Studio.` }];
  });
  const tooWide = platser.flatMap((slot, index) =>
    isInText(slot) && Number.parseInt(slot.bred, 10) > ARTICLE_COLUMN
      ? [{ falt: `annonser.platser[${index}].bred`, orsak: `${slot.bred} ryms inte i artikelns text, som är ${ARTICLE_COLUMN} px bred.` }]
      : [],
  );
  const needs = samtycke === 'tcf' && tcf_adress === '' ? [{ falt: 'annonser.tcf_adress', orsak: TCF_NEEDS }] : [];
  return [...needs, ...hosts, ...tooWide];
}

const TCF_NEEDS = 'En samtyckestjänst behöver också adressen till sin sida (annonser.tcf_adress).';

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
