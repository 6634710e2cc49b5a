import { between, type Point, polygon } from '#lib/demo/pictures/canvas.ts';

/** A spruce as stacked skirts of branches, its foot at (x, y). */
export function spruce(x: number, y: number, height: number, colour: string): string {
  const width = height * 0.34;
  const skirts = [0, 0.2, 0.4, 0.6, 0.78].map((from, index) => {
    const half = (width / 2) * (0.28 + index * 0.18);
    const top = y - height + from * height;
    const bottom = Math.min(top + height * 0.34, y);
    return polygon([
      [x, top],
      [x + half, bottom],
      [x + half * 0.35, bottom - height * 0.03],
      [x - half * 0.35, bottom - height * 0.03],
      [x - half, bottom],
    ]);
  });
  return `<path d="${skirts.join('')}" fill="${colour}"/>`;
}

interface Peak {
  x: number;
  top: number;
  /** Half the width at the foot. */
  half: number;
  foot: number;
}

interface PeakColours {
  lit: string;
  shade: string;
  snow: string;
  shadedSnow: string;
}

/** A fell with a lit and a shaded side, and snow with a ragged edge on both. */
export function peak(random: () => number, { x, top, half, foot }: Peak, colours: PeakColours): string {
  const slope = (share: number, side: number): Point => [x + side * half * share, top + (foot - top) * share];
  const snowEdge = [0.42, 0.3, 0.46, 0.27, 0.38].map((share, index): Point => {
    const across = (index - 2) / 2;
    return [x + across * half * 0.34, top + (foot - top) * (share + between(random, -0.05, 0.05))];
  });
  return [
    `<path d="${polygon([[x, top], slope(1, 1), slope(1, -1)])}" fill="${colours.lit}"/>`,
    `<path d="${polygon([[x, top], slope(1, -1), [x - half * 0.1, foot], [x + half * 0.12, top + (foot - top) * 0.5]])}" fill="${colours.shade}"/>`,
    `<path d="${polygon([[x, top], slope(0.34, 1), ...snowEdge.slice(1, 4).reverse(), slope(0.34, -1)])}" fill="${colours.snow}"/>`,
    `<path d="${polygon([[x, top], slope(0.34, -1), ...snowEdge.slice(1, 3)])}" fill="${colours.shadedSnow}"/>`,
  ].join('');
}
