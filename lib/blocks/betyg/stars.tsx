import { stars } from '#lib/blocks/betyg/grade.ts';

/** A grade as five stars, for the eye alone: the words stand beside it. */
export function Stars({ betyg, className }: { betyg: number; className: string }) {
  const row = stars(betyg).map((star, index) => ({ star, index }));
  return (
    <span className={className} aria-hidden="true">
      {row.map(({ star, index }) => (
        <span key={index} className={`stjarna stjarna-${star}`}>
          ★
        </span>
      ))}
    </span>
  );
}
