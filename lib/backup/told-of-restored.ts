import type { Restored } from '#lib/backup/restore-backup.ts';
import type { Closed } from '#lib/store/closed-by-restoring.ts';

/** What each of them is called, one and several. */
const ENDED = [
  ['inloggningar', 'inloggning', 'inloggningar'],
  ['anslutningar', 'ansluten assistent', 'anslutna assistenter'],
  ['losenordslankar', 'länk för att välja lösenord', 'länkar för att välja lösenord'],
] as const;
const CLOSED = [
  ['personer', 'person (Personer)', 'personer (Personer)'],
  ['agenter', 'agent (Agenter)', 'agenter (Agenter)'],
  ['delningar', 'delningslänk', 'delningslänkar'],
  ['publiceringar', 'väntande publicering (Publiceringar)', 'väntande publiceringar (Publiceringar)'],
  ['begaranden', 'begäran om godkännande', 'begäranden om godkännande'],
] as const;

/** What whoever restored a newsroom is told, in Swedish: what there is of it, what was ended, and what they have to look at themselves. */
export function toldOfRestored({ rader, bilder, skapad, studio, stangt }: Restored, keptOpen: boolean): string {
  const lines = [`Återställt: ${rader} rader och ${bilder} bildfiler, som de var ${skapad} i Studio ${studio}.`];
  const ended = named(stangt, ENDED);
  if (ended !== '') lines.push(`Avslutat: ${ended}. Alla loggar in på nytt, och den som var bjuden får en ny länk under Personer.`);
  const closed = named(stangt, CLOSED);
  if (closed !== '')
    lines.push(
      `Stängt, eftersom det kan ha stängts efter kopian: ${closed}. Superadministratörer kommer in som förut och öppnar det som ska vara öppet. ` +
        'Vet ni att ingenting har stängts sedan kopian gjordes: återställ till en ny plats med --behall-oppet.',
    );
  lines.push(
    keptOpen
      ? 'Personer, agenter, delningslänkar och väntande publiceringar är som i kopian: också det som har stängts sedan dess är öppet.'
      : 'Lösenord, andra faktorer och roller är som i kopian, superadministratörernas också.',
    'Artiklar som har avpublicerats efter kopian är publika igen: ta ner dem på nytt. Starta Studio som vanligt.',
  );
  return lines.join('\n');
}

function named(closed: Closed, names: ReadonlyArray<readonly [keyof Closed, string, string]>): string {
  const parts = names.flatMap(([kind, one, several]) =>
    closed[kind] === 0 ? [] : [`${closed[kind]} ${closed[kind] === 1 ? one : several}`],
  );
  return new Intl.ListFormat('sv').format(parts);
}
