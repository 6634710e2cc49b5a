import type { FaultEntry } from '#lib/contract/fault.ts';

/** Told by a delivery that came after a newer one, and so changed nothing. */
export function superseded(): FaultEntry {
  return {
    falt: '',
    sprak: 'sv',
    orsak: 'Publiceringssystemet har redan en nyare version av artikeln. Den här skickades inte.',
    atgard: 'Det behövs inget. Ska den äldre versionen gälla: publicera den igen.',
    kod: 'cms_ersatt',
  };
}

/** Told by a delivery of an article that somebody has thrown away there, and that nobody has ordered back since. */
export function thrownAway(): FaultEntry {
  return {
    falt: '',
    sprak: 'sv',
    orsak: 'Artikeln ligger i papperskorgen i publiceringssystemet. Den ligger kvar där, och läsarna ser den inte.',
    atgard: 'Publicera den svenska versionen för att ta fram den igen, eller ta ned artikeln i Studio.',
    kod: 'cms_papperskorg',
  };
}

/** Told by a delivery that nobody has ordered, of an article that somebody has changed there. */
export function changedThere(delar: readonly string[]): FaultEntry {
  return {
    falt: '',
    sprak: 'sv',
    orsak: `Artikeln har ändrats i publiceringssystemet: ${delar.join(', ')}. Den lämnades som den är.`,
    atgard: 'Se skillnaden under Historik på artikeln, och välj vilken version som ska gälla.',
    kod: 'cms_andrad',
  };
}

/** Told by a delivery in test mode of an article that readers have. */
export function publicInTestMode(): FaultEntry {
  return {
    falt: '',
    sprak: 'sv',
    orsak: 'Artikeln är publik i publiceringssystemet, och Studio är i testläge. Den lämnades som den är.',
    atgard: 'Publicera igen när testläget är avstängt, eller ta ned artikeln.',
    kod: 'cms_publik_i_testlage',
  };
}

/** Told by a draft of an article that readers had there before Studio, and have until Studio's is published. */
export function publicBeforeStudio(): FaultEntry {
  return {
    falt: '',
    sprak: 'sv',
    orsak: 'Artikeln fanns i publiceringssystemet före Studio, och är publik där. Inget utkast lades i stället för den.',
    atgard: 'Publicera när läsarna ska se Studios version.',
    kod: 'cms_publik_fore_studio',
  };
}

/** Told by a delivery that was only to bring in line what is there. */
export function notThere(): FaultEntry {
  return {
    falt: '',
    sprak: 'sv',
    orsak: 'Publiceringssystemet har inte artikeln. Inget skickades dit.',
    atgard: 'Publicera den svenska versionen om den ska finnas där.',
    kod: 'cms_finns_inte',
  };
}
