import { between, draw, WIDTH } from '#lib/demo/pictures/canvas.ts';

/** Stars, denser towards the top. */
export function stars(random: () => number, count: number, lowest: number): string {
  return draw(count, () => {
    const y = random() * random() * lowest;
    return `<circle cx="${between(random, 0, WIDTH).toFixed(0)}" cy="${y.toFixed(0)}" r="${between(random, 0.8, 3).toFixed(1)}" fill="#fff7e0" fill-opacity="${between(random, 0.3, 0.95).toFixed(2)}"/>`;
  });
}
