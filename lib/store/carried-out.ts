import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { CURRENT_OF_ITEM, type CurrentPublication, type CurrentRow, currentByLanguage } from '#lib/store/readers/current-publications.ts';
import { ASKED, createValues, languagesLeft, NEW_RELEASE, NEXT_STEP, type NewRelease, STEP_INTO, WAITS } from '#lib/store/releases.ts';

/** What a release that is carried out while its caller waits takes the place of. */
export interface Replaced {
  sprak: readonly Language[];
  tillstand: 'ersatt' | 'avbruten';
  /** Told of one that has no language left. */
  fel: FaultEntry[];
}

/** The same as ReleaseOrder, ReleaseQueue, ReleaseRequests and WorkQueue write by themselves, for a release that is new and over at once. */
export interface CarriedOutRelease {
  release: NewRelease;
  steg: ReadonlyArray<{ steg: string; detalj: Record<string, unknown> }>;
  ersatter: Replaced;
  /** Who has solved what Studio had asked somebody to see to about the article; `null` when it is not solved. */
  lost: Author | null;
}

// One that is new comes after all there are: each of them may be replaced, whatever it waits for.
const RECORD: Statement = {
  name: 'release_carried_out',
  text: `WITH ny AS (INSERT INTO release (${NEW_RELEASE.columns}, tillstand, forsok, utford) VALUES (${NEW_RELEASE.values}, 'klar', 1, $9)),
    steg AS (${STEP_INTO} SELECT $1, s.nr, s.steg, 'klar', s.detalj, $9 FROM jsonb_to_recordset($14::jsonb) AS s(nr int, steg text, detalj jsonb)),
    v AS (SELECT id, ${languagesLeft('$15')} AS kvar FROM release
      WHERE innehall_id = $2 AND id <> $1 AND revisioner ?| $15::text[] AND (${ASKED} OR ${WAITS})),
    r AS (
      UPDATE release r SET andrad = $9, hallare = NULL, revisioner = CASE WHEN v.kvar = '{}' THEN r.revisioner ELSE v.kvar END,
        tillstand = CASE WHEN v.kvar = '{}' THEN $16 WHEN r.tillstand = 'pagar' THEN 'koad' ELSE r.tillstand END,
        nasta = CASE WHEN v.kvar <> '{}' THEN r.nasta END, fel = CASE WHEN v.kvar = '{}' THEN $17::jsonb ELSE r.fel END
      FROM v WHERE r.id = v.id RETURNING r.id),
    e AS (${STEP_INTO} SELECT r.id, ${NEXT_STEP}, $16, 'klar', jsonb_build_object('release', $1::text, 'sprak', $15::text[]), $9 FROM r),
    k AS (UPDATE ko SET klar_av = $18::jsonb, tagen_av = NULL, tagen_till = NULL, andrad = $9
      WHERE $18::jsonb IS NOT NULL AND innehall_id = $2 AND klar_av IS NULL AND av ->> 'typ' = 'system' AND typ <> 'lank')
    ${CURRENT_OF_ITEM('$2')}`,
};

/** Releases that nothing is delivered of and nobody waits for anything with: recorded when they are over, in one statement. */
export class CarriedOut extends Aggregate {
  /**
   * Records the release with its steps and what it replaces and solves; what readers have of the item's languages. Within the
   * transaction that holds the item, and before anything else of it is made public.
   */
  async record({ release, steg, ersatter, lost }: CarriedOutRelease): Promise<Map<Language, CurrentPublication>> {
    const { sprak, tillstand, fel } = ersatter;
    const steps = steg.map((step, index) => ({ nr: index + 1, ...step }));
    const rows = await this.db.query<CurrentRow>(RECORD, [
      ...createValues(release),
      JSON.stringify(steps),
      [...sprak],
      tillstand,
      JSON.stringify(fel),
      lost === null ? null : JSON.stringify(lost),
    ]);
    return currentByLanguage(rows);
  }
}
