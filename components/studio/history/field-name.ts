const NAMES: Record<string, string> = {
  rubrik: 'Rubrik',
  ingress: 'Ingress',
  slug: 'Adress',
  'meta.seoTitel': 'SEO-titel',
  'meta.seoBesk': 'SEO-beskrivning',
  'meta.puffTitel': 'Pufftitel',
  'meta.socialText': 'Delningstext',
  'meta.puffBild': 'Puffbild',
  'meta.puffSrc': 'Puffbildens adress',
  'meta.avsnittRiktning': 'Avsnittens riktning',
  'meta.uppdaterad': 'Uppdaterad',
  'meta.live': 'Livesändning',
  'hero.mediaId': 'Huvudbild, id',
  'hero.src': 'Huvudbild, adress',
  'hero.cmsId': 'Huvudbild, id i publiceringssystemet',
  'hero.alt': 'Huvudbild, alternativtext',
  'hero.caption': 'Huvudbild, bildtext',
  'hero.kredit': 'Huvudbild, kredit',
  'hero.bredd': 'Huvudbild, bredd',
  'hero.hojd': 'Huvudbild, höjd',
  'hero.fokus': 'Huvudbild, fokuspunkt',
};

/** What the staff calls a field of a language version; a field without a name of its own goes by its path. */
export function fieldName(falt: string): string {
  return NAMES[falt] ?? falt;
}
