import type { Restored } from '#lib/backup/restore-backup.ts';
import type { Openings } from '#lib/store/closed-by-restoring.ts';

/** What each of them is called, one and several. */
const ENDED = [
  ['inloggningar', 'inloggning', 'inloggningar'],
  ['anslutningar', 'ansluten assistent', 'anslutna assistenter'],
  ['losenordslankar', 'länk för att välja lösenord', 'länkar för att välja lösenord'],
  ['brev', 'brev som väntade (Utkorg)', 'brev som väntade (Utkorg)'],
  ['webhookar', 'webhook (Webhookar)', 'webhookar (Webhookar)'],
] as const;
const OPEN = [
  ['personer', 'person (Personer)', 'personer (Personer)'],
  ['agenter', 'agent (Agenter)', 'agenter (Agenter)'],
  ['delningar', 'delningslänk', 'delningslänkar'],
  ['publiceringar', 'väntande publicering (Publiceringar)', 'väntande publiceringar (Publiceringar)'],
  ['begaranden', 'begäran om godkännande', 'begäranden om godkännande'],
] as const;

/** What whoever restored a newsroom is told, in Swedish: what there is of it, what was ended, and what they have to look at themselves. */
export function toldOfRestored({ rader, bilder, skapad, studio, efter }: Restored): string {
  const lines = [`Återställt: ${rader} rader och ${bilder} bildfiler, som de var ${skapad} i Studio ${studio}.`];
  const ended = named(efter.avslutat, ENDED);
  if (ended !== '') lines.push(`Avslutat: ${ended}. Alla loggar in på nytt, och den som var bjuden får en ny länk under Personer.`);
  const closed = named(efter.stangt, OPEN);
  if (closed !== '') lines.push(`Stängt: ${closed}. En superadministratör öppnar det som ska vara öppet.`);
  const open = named(efter.oppet, OPEN);
  if (open !== '')
    lines.push(
      `Öppet, som i kopian: ${open}. Har någon slutat eller en nyckel spärrats sedan dess: gör om det så snart Studio har startat. Har ett schema avbrutits sedan dess, ` +
        'går artikeln ut när Studio startar: återställ då i stället till en ny plats med --stang-oppet, som stänger allt det tills en superadministratör öppnar det.',
    );
  const inne = new Intl.ListFormat('sv').format(efter.superadministratorer);
  if (inne !== '')
    lines.push(
      `Superadministratörer, som kommer in med kopians lösenord: ${inne}. Ska någon av dem inte det: stäng av den under Personer.`,
    );
  lines.push(
    'Lösenord, andra faktorer och roller är som i kopian. Artiklar som har avpublicerats efter kopian är publika igen: ta ner dem på nytt. Starta Studio som vanligt.',
  );
  return lines.join('\n');
}

function named(openings: Openings, names: ReadonlyArray<readonly [keyof Openings, string, string]>): string {
  const parts = names.flatMap(([kind, one, several]) =>
    openings[kind] === 0 ? [] : [`${openings[kind]} ${openings[kind] === 1 ? one : several}`],
  );
  return new Intl.ListFormat('sv').format(parts);
}
