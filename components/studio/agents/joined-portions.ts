import type { UndoneVersion, UndoneWork } from '#lib/contract/agent-work.ts';

/** Of what came of several, that which says most of what happened. */
const WEIGHT: readonly UndoneWork['utfall'][] = ['raderad', 'aterstalld'];

/** What has become of an agent’s work with an article after all portions that have been undone of it, in the order in which they were. */
export function joinedPortions(portions: readonly [UndoneWork, ...UndoneWork[]]): UndoneWork {
  const last = portions.at(-1) ?? portions[0];
  const versions = Map.groupBy(
    portions.flatMap(({ sprak }) => sprak),
    ({ sprak }) => sprak,
  );
  return {
    ...last,
    utfall: WEIGHT.find((utfall) => portions.some((portion) => portion.utfall === utfall)) ?? 'oforandrad',
    sprak: [...versions.values()].flatMap(joinedVersion),
    uppgifter: {
      angrade: [...new Set(portions.flatMap(({ uppgifter }) => uppgifter.angrade))],
      kvar: [...new Set(portions.flatMap(({ uppgifter }) => uppgifter.kvar))],
    },
  };
}

/** What is left to undo is what the last of them says; what stays is what any of them has let stay. */
function joinedVersion(portions: readonly UndoneVersion[]): UndoneVersion[] {
  const last = portions.at(-1);
  if (last === undefined) return [];
  const kvar = portions.flatMap((portion) => portion.kvar);
  const andra = portions.flatMap((portion) => portion.andra);
  return [
    {
      ...last,
      angrade: portions.reduce((sum, { angrade }) => sum + angrade, 0),
      revision: portions.findLast(({ revision }) => revision !== null)?.revision ?? null,
      kvar: [...new Map(kvar.map((place) => [`${place.block} ${place.falt}`, place])).values()],
      andra: [...new Map(andra.map((author) => [author.id, author])).values()],
      paborjad: portions.some(({ paborjad }) => paborjad),
      hos_lasarna: portions.some(({ hos_lasarna }) => hos_lasarna),
    },
  ];
}
