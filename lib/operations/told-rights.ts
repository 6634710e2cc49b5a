import type { Attempt } from '#lib/access/attempts.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { ROLES } from '#lib/contract/role.ts';
import type { RightGroup, ToldRight } from '#lib/contract/told-rights.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { CALLERS, refusalTo } from '#lib/operations/permissions.ts';

type Line = readonly [vad: string, operation: string, attempt?: Attempt];

/** The lines of the table of permissions that people ask about, in their words: of what several operations share, one stands for all. */
const GROUPS: ReadonlyArray<readonly [namn: string, lines: readonly Line[]]> = [
  [
    'Skriva',
    [
      ['Läsa, förhandsgranska och kontrollera artiklar', 'hamtaInnehall'],
      ['Skapa, skriva, kopiera och återställa artiklar', 'sparaSprakversion', 'skriva'],
      ['Låta maskinöversätta artiklar', 'oversattInnehall', 'skriva'],
      ['Ladda upp och ändra bilder', 'laddaUppMedia'],
      ['Dela artiklar med en länk', 'forhandsvisa', 'dela'],
      ['Lägga in, ta och avsluta uppgifter i arbetskön', 'skapaKouppgift'],
      ['Radera sina egna utkast', 'andraInnehall', 'raderaEget'],
      ['Radera andras utkast', 'andraInnehall', 'raderaAnnans'],
    ],
  ],
  [
    'Publicera',
    [
      ['Godkänna texter för publicering', 'sattSprakstatus', 'godkanna'],
      ['Publicera', 'slappInnehall', 'publicera'],
      ['Schemalägga, flytta och avbryta publiceringar', 'andraRelease', 'schemalagga'],
      ['Skriva i publicerade liverapporter', 'skapaLiveinlagg', 'publicera'],
      ['Godkänna det som agenter vill publicera', 'godkannRelease', 'bekrafta'],
      ['Publicera trots fel som stoppar', 'slappInnehall', 'overstyra'],
      ['Ta ned artiklar', 'taNedInnehall', 'taNed'],
      ['Radera det som har varit publicerat', 'andraInnehall', 'raderaPublicerat'],
    ],
  ],
  [
    'Redaktionen',
    [
      ['Ändra i personlexikonet', 'andraPerson'],
      ['Ändra i handboken', 'sparaHandbok'],
      ['Läsa loggen', 'listaLogg'],
      ['Lägga till, ändra och stänga av personer', 'andraAnvandare', 'andras'],
      ['Utse och ändra administratörer', 'andraAnvandare', 'administratorers'],
      ['Sköta agenter', 'andraAgent'],
      ['Ändra sektioner', 'andraSektion'],
      ['Ändra inställningar', 'andraInstallningar'],
    ],
  ],
];

/** Who has most and still may not is told of the last thing that is missing; who has least would be told of the first, and lack the rest then. */
const WIDEST_FIRST = [
  CALLERS.superadmin,
  CALLERS.publicerandeAdmin,
  ...ROLES.filter((roll) => roll !== 'superadmin').map((roll) => CALLERS[roll]),
];

/**
 * What somebody's role lets them do, as the table of permissions has it; where they may do it (sections, languages) is another thing, and
 * does not count here. Throws for a line that the table has not.
 */
export function toldRights(operations: readonly Operation[], actor: Actor): RightGroup[] {
  const anywhere = { ...actor, sektioner: [], mallar: [], sprak: [] };
  return GROUPS.map(([namn, lines]) => ({ namn, rattigheter: lines.map((line) => toldRight(operations, line, anywhere)) }));
}

function toldRight(operations: readonly Operation[], [vad, name, attempt]: Line, actor: Actor): ToldRight {
  const operation = operations.find((one) => one.name === name);
  if (operation === undefined || (attempt !== undefined && operation.attempts?.includes(attempt) !== true)) {
    throw new Error(`the table of permissions has no line ${name} ${attempt ?? ''}`);
  }
  const refusalOf = (caller: Actor) => refusalTo(operation, attempt, caller);
  const may = (caller: Actor) => refusalOf(caller) === undefined;
  const adminMedPublicera = may(CALLERS.publicerandeAdmin) && !may(CALLERS.admin);
  return {
    vad,
    far: may(actor),
    roller: ROLES.filter((roll) => may(CALLERS[roll]) || (roll === 'admin' && adminMedPublicera)),
    adminMedPublicera,
    atgard: may(actor) ? '' : (WIDEST_FIRST.map(refusalOf).find((refusal) => refusal !== undefined)?.atgard ?? ''),
  };
}
