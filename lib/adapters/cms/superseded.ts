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
