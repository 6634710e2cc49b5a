/** A quiz as its block carries it: what each answer is worth and the results there are. */
export interface QuizData {
  typ: 'personlighet' | 'kunskap';
  fragor: ReadonlyArray<{ alternativ: ReadonlyArray<{ ratt?: boolean; poang?: Readonly<Record<string, number>> }> }>;
  resultat: ReadonlyArray<{ nyckel?: string; fran?: number; till?: number; rubrik: string }>;
}

export interface QuizScore {
  /** How many are right; only of a quiz of knowledge. */
  ratt: number | undefined;
  /** The place of the result among the results; `undefined` when none fits. */
  resultat: number | undefined;
}

/**
 * What the answers add up to, by the place of each chosen alternative: the result whose span holds the number that are right, or
 * the one that has been given most points. Of two with as many, the one the newsroom has put first.
 */
export function quizScore({ typ, fragor, resultat }: QuizData, svar: readonly number[]): QuizScore {
  const chosen = fragor.flatMap(({ alternativ }, question) => alternativ[svar[question] ?? -1] ?? []);
  if (typ === 'kunskap') {
    const ratt = chosen.filter((alternative) => alternative.ratt === true).length;
    return {
      ratt,
      resultat: placeOf(resultat, ({ fran, till }) => fran !== undefined && till !== undefined && fran <= ratt && ratt <= till),
    };
  }
  const points = resultat.map(({ nyckel }) => chosen.reduce((sum, { poang }) => sum + (poang?.[nyckel ?? ''] ?? 0), 0));
  const most = Math.max(0, ...points);
  return { ratt: undefined, resultat: most === 0 ? undefined : points.indexOf(most) };
}

function placeOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): number | undefined {
  const place = items.findIndex(fits);
  return place === -1 ? undefined : place;
}
