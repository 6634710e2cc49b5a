import { between, draw, fill, linear, radialOnCanvas, seeded, svg } from '#lib/demo/pictures/canvas.ts';

/** A shell-shaped stage in a park on a summer night, strings of bulbs overhead and an audience on the grass. */
export function parkStage(): string {
  const random = seeded(606);
  const defs = [
    linear('dusk', [
      [0, '#1f2f5a'],
      [0.7, '#c8688a'],
      [1, '#f3a66e'],
    ]),
    radialOnCanvas('spot', 1000, 640, 620, [
      [0, '#fff1c2', 0.95],
      [1, '#fff1c2', 0],
    ]),
  ].join('');
  const body = [
    fill('url(#dusk)'),
    draw(16, (index) => `<ellipse cx="${index * 135}" cy="${600 + (index % 3) * 40}" rx="150" ry="220" fill="#1c2f3a"/>`),
    '<path d="M520 860V560A480 480 0 0 1 1480 560V860Z" fill="#3d2a45"/>',
    draw(
      6,
      (index) =>
        `<path d="M${580 + index * 60} 860V${580 + index * 12}A${420 - index * 60} ${420 - index * 60} 0 0 1 ${1420 - index * 60} ${580 + index * 12}V860" fill="none" stroke="#e9a86a" stroke-opacity="0.55" stroke-width="16"/>`,
    ),
    '<rect width="2000" height="1250" fill="url(#spot)"/>',
    '<path d="M460 860H1540V920H460Z" fill="#5a3a2c"/>',
    draw(3, (index) => {
      const x = 820 + index * 180;
      return `<circle cx="${x}" cy="650" r="34" fill="#22182a"/><path d="M${x - 56} 860q-10 -160 56 -170t56 170Z" fill="#22182a"/><path d="M${x - 70} 760l150 -50" stroke="#7a3d1f" stroke-width="20" stroke-linecap="round"/>`;
    }),
    '<path d="M1110 860V700" stroke="#22182a" stroke-width="8"/><circle cx="1110" cy="690" r="14" fill="#22182a"/>',
    ...[120, 240, 360].map(
      (y, row) =>
        `<path d="M0 ${y}Q500 ${y + 150} 1000 ${y + 60}T2000 ${y}" fill="none" stroke="#16203a" stroke-width="5"/>${draw(19, (index) => {
          const at = index / 18;
          const dip = Math.sin(at * Math.PI * 2) * 62 + 62 * (1 - Math.abs(at * 2 - 1));
          return `<circle cx="${(at * 2000).toFixed(0)}" cy="${(y + dip + row * 4).toFixed(0)}" r="15" fill="#ffe9a8"/>`;
        })}`,
    ),
    '<path d="M0 920H2000V1250H0Z" fill="#24402f"/>',
    draw(90, () => {
      const [x, y, size] = [between(random, 0, 2000), between(random, 980, 1230), between(random, 20, 34)];
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(0)}" fill="#101c22"/><path d="M${(x - size * 1.5).toFixed(0)} ${(y + size * 3).toFixed(0)}q0 ${(-size * 2.2).toFixed(0)} ${(size * 1.5).toFixed(0)} ${(-size * 2.2).toFixed(0)}t${(size * 1.5).toFixed(0)} ${(size * 2.2).toFixed(0)}Z" fill="#101c22"/>`;
    }),
  ].join('');
  return svg(defs, body);
}
