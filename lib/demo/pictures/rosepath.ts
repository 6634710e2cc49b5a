import { between, fill, linear, seeded, svg, WIDTH } from '#lib/demo/pictures/canvas.ts';

/** Rosepath: a whole cloth of stepped diamonds and crosses, thread by thread. */
export function rosepath(): string {
  const random = seeded(82);
  const size = 25;
  const [columns, rows] = [WIDTH / size, 50];
  const palette = { ground: '#1f3a52', rose: '#c4452f', gold: '#e3a93c', milk: '#f2e6cd', leaf: '#4d7a62' };
  const colourAt = (column: number, row: number): string => {
    const band = row % 25;
    const x = Math.abs(((column + 10) % 20) - 10);
    if (band === 0 || band === 24) return palette.milk;
    if (band === 1 || band === 23) return column % 2 ? palette.gold : palette.ground;
    if (band === 2 || band === 22) return palette.rose;
    const fromMiddle = Math.abs(band - 12);
    const ring = x + fromMiddle;
    if (ring === 0) return palette.milk;
    if (ring <= 2) return palette.rose;
    if (ring === 3) return palette.milk;
    if (ring === 6) return palette.gold;
    if (ring === 7) return palette.rose;
    if (ring === 10) return palette.milk;
    if (x >= 9 && fromMiddle >= 7 && x + fromMiddle <= 18) return palette.leaf;
    if (10 - x + (9 - fromMiddle) <= 2 && fromMiddle >= 7) return palette.gold;
    return ring > 11 && (x + band) % 4 === 0 ? '#2c4d69' : palette.ground;
  };
  // One path per colour: four thousand shapes of their own would take a second to draw.
  const stitches = new Map<string, string>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const wear = between(random, 0, 1.6);
      const stitch = `M${column * size + 5} ${(row * size + 2 + wear).toFixed(1)}h13q5 0 5 6v9q0 6 -5 6h-13q-5 0 -5 -6v-9q0 -6 5 -6Z`;
      const colour = colourAt(column, row);
      stitches.set(colour, (stitches.get(colour) ?? '') + stitch);
    }
  }
  const cloth = [...stitches].map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`);
  const defs = [
    '<pattern id="thread" width="25" height="25" patternUnits="userSpaceOnUse"><path d="M0 6H25M0 12.500H25M0 19H25" stroke="#ffffff" stroke-opacity="0.13" stroke-width="2"/><path d="M0 9H25M0 16H25" stroke="#000000" stroke-opacity="0.13" stroke-width="1.600"/><path d="M0 0V25" stroke="#0a1622" stroke-opacity="0.5" stroke-width="3"/></pattern>',
    linear(
      'fold',
      [
        [0, '#000', 0.42],
        [0.13, '#fff', 0.12],
        [0.3, '#000', 0.22],
        [0.42, '#fff', 0.14],
        [0.62, '#000', 0.3],
        [0.78, '#fff', 0.16],
        [1, '#000', 0.4],
      ],
      [0, 0, 1, 0.16],
    ),
  ].join('');
  return svg(defs, [fill('#14283a'), ...cloth, fill('url(#thread)'), fill('url(#fold)')].join(''));
}
