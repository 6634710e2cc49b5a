import type { TeaserData } from '#lib/site/pages/teaser.tsx';

export interface FrontLayout {
  topp: TeaserData | undefined;
  stora: readonly TeaserData[];
  korta: readonly TeaserData[];
  band: ReadonlyArray<{ sektion: TeaserData['sektion']; teasers: readonly TeaserData[] }>;
  ovriga: readonly TeaserData[];
}

const LARGE = 2;
const SHORT = 4;
const BAND = 4;
const MOST_OTHERS = 8;

/**
 * Gives each of the articles its place, in order, and none two places. The top is the first that has a picture, or the first of all where somebody
 * has chosen it. A section gets a band of its own when it fills one; of what is left over, the newest eight stand last.
 */
export function layOutFront(teasers: readonly TeaserData[], { isChosen = false } = {}): FrontLayout {
  const topp = (isChosen ? undefined : teasers.find(({ bild }) => bild !== null)) ?? teasers[0];
  const rest = teasers.filter((teaser) => teaser !== topp);
  const after = rest.slice(LARGE + SHORT);
  const band = [...Map.groupBy(after, ({ sektion }) => sektion.lank).values()].flatMap((ofSection) => {
    const [first] = ofSection;
    return first === undefined || ofSection.length < BAND ? [] : [{ sektion: first.sektion, teasers: ofSection.slice(0, BAND) }];
  });
  const inBand = new Set(band.flatMap((entry) => entry.teasers));
  return {
    topp,
    stora: rest.slice(0, LARGE),
    korta: rest.slice(LARGE, LARGE + SHORT),
    band,
    ovriga: after.filter((teaser) => !inBand.has(teaser)).slice(0, MOST_OTHERS),
  };
}
