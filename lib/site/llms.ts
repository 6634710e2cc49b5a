import type { Language } from '#lib/contract/languages.ts';
import { archivePath, feedPath, frontPath, searchPath } from '#lib/site/site-addresses.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';

/**
 * What a model is told that comes to the site on somebody's behalf (llmstxt.org): where the texts are in a form of their own, in each language that
 * is read here, and where whoever writes connects a program. In Swedish, as the newsroom's; nothing in it is not public elsewhere.
 */
export function llmsText({ url, identitet }: SiteFacts, served: readonly Language[]): string {
  const link = (name: string, path: string, about: string) => `- [${name}](${url}${path}): ${about}`;
  const [first] = served;
  const about = first === undefined ? '' : oneLine(identitet.beskrivning[first]);
  return [
    `# ${oneLine(identitet.namn)}`,
    ...(about === '' ? [] : ['', `> ${about}`]),
    '',
    '## Att läsa',
    '',
    ...served.flatMap((sprak) => [
      link(`Nyast, ${LANGUAGE_WORDS[sprak]}`, feedPath(sprak, null, 'json'), 'JSON Feed med de senaste artiklarna.'),
      link(`Sök, ${LANGUAGE_WORDS[sprak]}`, `${searchPath(sprak)}?q=`, 'skriv sökorden sist i adressen.'),
      link(`Arkiv, ${LANGUAGE_WORDS[sprak]}`, archivePath(sprak), 'allt, månad för månad.'),
      link(`Första sidan, ${LANGUAGE_WORDS[sprak]}`, frontPath(sprak), 'det som redaktionen har valt.'),
    ]),
    link('Alla sidor', '/sitemap.xml', 'webbplatskarta.'),
    '',
    '## Att skriva, för den som har en nyckel',
    '',
    link('Operationerna', '/studio/api/openapi.json', 'OpenAPI. Börja med `hamtaHandbok`.'),
    link('För actions', '/studio/api/openapi-atgarder.json', 'ett urval, med kortare beskrivningar.'),
    link('Referensen', '/studio/referens', 'samma sak för människor.'),
    link('Verktyg för assistenter', '/studio/mcp/redaktion', 'MCP över Streamable HTTP; den som ansluter får logga in.'),
    '',
  ].join('\n');
}

const LANGUAGE_WORDS: Record<Language, string> = { sv: 'svenska', en: 'engelska' };

/** A line break would begin a part of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
