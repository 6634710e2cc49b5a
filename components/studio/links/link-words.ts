import { stockholmClock } from '#components/studio/swedish-time.ts';
import type { Tone } from '#components/ui/badge.tsx';
import type { LinkState } from '#lib/contract/closed/link.ts';

/** How a link is, in a word, and how several are. */
export const LINK_STATE: Record<LinkState, { namn: string; flera: string; tone: Tone }> = {
  trasig: { namn: 'Trasig', flera: 'Trasiga', tone: 'danger' },
  omdirigerad: { namn: 'Leder vidare', flera: 'Leder vidare', tone: 'warning' },
  ny: { namn: 'Inte kontrollerad', flera: 'Inte kontrollerade', tone: 'neutral' },
  ok: { namn: 'Fungerar', flera: 'Fungerar', tone: 'success' },
  ignorerad: { namn: 'Ignoreras', flera: 'Ignoreras', tone: 'neutral' },
};

/** The last day of what ends at that moment. */
export function lastDay(end: string): string {
  return stockholmClock(Date.parse(end) - 1).slice(0, 10);
}

const LONGEST = 120;

/** An address to be read: without what every one begins with, host names with their own letters, and not longer than anybody reads. */
export function shownLink(address: string): string {
  const shown = decoded(address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/^([^/]+)\/$/, '$1'));
  return shown.length <= LONGEST ? shown : `${shown.slice(0, LONGEST - 1)}…`;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    // The one thing it throws for: a percent sign that stands for no character. Then it is shown as it is.
    return address;
  }
}
