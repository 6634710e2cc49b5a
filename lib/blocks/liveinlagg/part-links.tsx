import type { RenderContext } from '#lib/blocks/define-block.ts';
import { olderParts, type ShownPart } from '#lib/blocks/liveinlagg/report-parts.ts';

const WORDS = {
  sv: {
    del: (nr: number) => `Del ${nr}`,
    namn: 'Fler inlägg',
    senaste: 'De senaste inläggen',
    nyare: 'Nyare inlägg',
    aldre: 'Äldre inlägg',
  },
  en: { del: (nr: number) => `Part ${nr}`, namn: 'More posts', senaste: 'Latest posts', nyare: 'Newer posts', aldre: 'Older posts' },
} as const;

/** Where a part of a report stands, for whoever is at another part of it; empty of what the report’s own page shows. */
export function partAddress(part: ShownPart): string {
  return part === 'senaste' ? '' : `?del=${part}`;
}

/** What a page calls the part of a report that it shows. */
export function partName(nr: number, { sprak }: Pick<RenderContext, 'sprak'>): string {
  return WORDS[sprak].del(nr);
}

/** The report’s own page, within the site. */
function newestAddress({ lank = '' }: RenderContext): string {
  return URL.parse(lank)?.pathname ?? lank;
}

/** Which part it is, and the way to what was told last. */
export function PartHeading({ nr, context }: { nr: number; context: RenderContext }) {
  return (
    <p className="live-del">
      <b>{partName(nr, context)}</b> <a href={newestAddress(context)}>{WORDS[context.sprak].senaste}</a>
    </p>
  );
}

interface PartLinksProps {
  part: ShownPart;
  /** How many entries the report has. */
  of: number;
  context: RenderContext;
}

/** The ways to the parts of a report that come before and after; nothing where all of it stands in one page. */
export function PartLinks({ part, of, context }: PartLinksProps) {
  const older = olderParts(of);
  if (older === 0) return null;
  const words = WORDS[context.sprak];
  const isNewest = part === 'senaste';
  const next = isNewest ? older : part - 1;
  return (
    <nav className="live-bladdring" aria-label={words.namn}>
      {isNewest ? null : (
        <a href={part < older ? partAddress(part + 1) : newestAddress(context)} rel="prev">
          {words.nyare}
        </a>
      )}
      {next === 0 ? null : (
        <a className="live-aldre" href={partAddress(next)} rel="next">
          {words.aldre}
        </a>
      )}
    </nav>
  );
}
