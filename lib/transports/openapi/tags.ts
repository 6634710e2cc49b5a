/** What the operations are about, by the first word of their path. */
const KNOWN: Readonly<Record<string, readonly [name: string, description: string]>> = {
  jag: ['Om Studio', 'Vem du är för Studio, handboken, sektionerna och mallarna.'],
  handbok: ['Om Studio', 'Vem du är för Studio, handboken, sektionerna och mallarna.'],
  sektioner: ['Om Studio', 'Vem du är för Studio, handboken, sektionerna och mallarna.'],
  kategorier: ['Om Studio', 'Vem du är för Studio, handboken, sektionerna och mallarna.'],
  mallar: ['Om Studio', 'Vem du är för Studio, handboken, sektionerna och mallarna.'],
  innehall: ['Innehåll', 'Artiklar, deras språkversioner och revisioner: från utkast till publicerat.'],
  stommar: ['Innehåll', 'Artiklar, deras språkversioner och revisioner: från utkast till publicerat.'],
  satser: ['Innehåll', 'Artiklar, deras språkversioner och revisioner: från utkast till publicerat.'],
  oversatt: ['Översättning', 'Översättningar med AI: till utkast, en artikel eller många.'],
  oversattningar: ['Översättning', 'Översättningar med AI: till utkast, en artikel eller många.'],
  media: ['Bilder', 'Bildarkivet: ladda upp, beskriva, hitta, se var en bild används och vad den får användas till.'],
  kandis: ['Personlexikon', 'Det Studio vet om människor som artiklar handlar om.'],
  personer: ['Personlexikon', 'Det Studio vet om människor som artiklar handlar om.'],
  svep: ['Svep', 'Letar igenom det publicerade efter sådant som behöver rättas.'],
  trafik: ['Trafik och intäkter', 'Hur det publicerade läses och vad det ger.'],
  intakter: ['Trafik och intäkter', 'Hur det publicerade läses och vad det ger.'],
  agenter: ['Administration', 'Agenter, personer, inställningar och logg.'],
  anslutningar: ['Administration', 'Agenter, personer, inställningar och logg.'],
  prov: ['Administration', 'Agenter, personer, inställningar och logg.'],
  agentpaus: ['Administration', 'Agenter, personer, inställningar och logg.'],
  anvandare: ['Administration', 'Agenter, personer, inställningar och logg.'],
  installningar: ['Administration', 'Agenter, personer, inställningar och logg.'],
  webhookar: ['Administration', 'Agenter, personer, inställningar och logg.'],
  halsa: ['Administration', 'Agenter, personer, inställningar och logg.'],
  historik: ['Administration', 'Agenter, personer, inställningar och logg.'],
  logg: ['Administration', 'Agenter, personer, inställningar och logg.'],
  taggar: ['Taggar', 'Artiklarnas taggar.'],
  ko: ['Arbetskö', 'Det som ska göras, och vem som tagit det.'],
  kommentarer: ['Innehåll', 'Artiklar, deras språkversioner och revisioner: från utkast till publicerat.'],
  bevakningar: ['Idéer', 'Det som bevakade flöden berättar, och vad redaktionen gör av det.'],
  ideer: ['Idéer', 'Det som bevakade flöden berättar, och vad redaktionen gör av det.'],
  program: ['Länkar', 'Länkarna ut från det publicerade.'],
  lankar: ['Länkar', 'Länkarna ut från det publicerade.'],
  framsidor: ['Webbplatsen', 'Det som står först på framsidorna, och gamla adresser och vart de leder.'],
  omdirigeringar: ['Webbplatsen', 'Det som står först på framsidorna, och gamla adresser och vart de leder.'],
  utlankar: ['Länkar', 'Länkarna ut från det publicerade.'],
};

/** The tag of an operation; a path of a kind that nobody has named yet is tagged by its own first word. */
export function tagOf(path: string): string {
  return describedTag(path).name;
}

/** The tags of these paths, each once, in the order they first come. */
export function tagsOf(paths: readonly string[]): Array<{ name: string; description: string }> {
  return [...new Map(paths.map(describedTag).map((tag) => [tag.name, tag])).values()];
}

function describedTag(path: string): { name: string; description: string } {
  const [, word = ''] = /^\/studio\/api\/([a-z]+)/.exec(path) ?? [];
  const [name, description] = KNOWN[word] ?? [word.charAt(0).toUpperCase() + word.slice(1), `Operationerna under /studio/api/${word}.`];
  return { name, description };
}
