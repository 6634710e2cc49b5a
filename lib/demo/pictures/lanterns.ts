import { between, draw, fill, linear, radial, seeded, svg } from '#lib/demo/pictures/canvas.ts';

const COLOURS = ['#ffd36b', '#ff9e5c', '#ff7a6b', '#f7c8d8', '#9fe0d0'];

/** Paper lanterns hung between lime trees along a canal, after dark. */
export function lanterns(): string {
  const random = seeded(515);
  const defs = [
    linear('night', [
      [0, '#0f1533'],
      [1, '#3a2f5f'],
    ]),
    linear('canal', [
      [0, '#272b57'],
      [1, '#0b1029'],
    ]),
    ...COLOURS.map((colour, index) =>
      radial(`glow${index}`, [
        [0, colour, 0.85],
        [1, colour, 0],
      ]),
    ),
  ].join('');
  const lantern = (x: number, y: number, size: number, index: number) => {
    const colour = COLOURS[index % COLOURS.length];
    return `<circle cx="${x}" cy="${y}" r="${size * 2.2}" fill="url(#glow${index % COLOURS.length})" opacity="0.6"/><ellipse cx="${x}" cy="${y}" rx="${size * 0.82}" ry="${size}" fill="${colour}"/>${draw(5, (rib) => `<path d="M${x - size * 0.8} ${y - size * 0.6 + rib * size * 0.3}h${size * 1.6}" stroke="#7a3b1d" stroke-opacity="0.3" stroke-width="3"/>`)}<rect x="${x - size * 0.25}" y="${y - size * 1.12}" width="${size * 0.5}" height="${size * 0.2}" fill="#3a2418"/>`;
  };
  const reflection = (x: number, index: number) =>
    draw(
      9,
      (step) =>
        `<path d="M${(x - 40 + between(random, -14, 14)).toFixed(0)} ${850 + step * 40}h${(90 - step * 5).toFixed(0)}" stroke="${COLOURS[index % COLOURS.length]}" stroke-opacity="${(0.5 - step * 0.045).toFixed(2)}" stroke-width="14" stroke-linecap="round"/>`,
    );
  const hung = Array.from({ length: 11 }, (_, index) => ({
    x: 90 + index * 182,
    y: 380 + Math.sin(index * 1.3) * 60,
    size: 54 + (index % 3) * 12,
  }));
  const body = [
    fill('url(#night)'),
    draw(
      70,
      () =>
        `<circle cx="${between(random, 0, 2000).toFixed(0)}" cy="${between(random, 0, 330).toFixed(0)}" r="${between(random, 1.5, 4).toFixed(1)}" fill="#fff" opacity="0.7"/>`,
    ),
    draw(6, (index) => {
      const x = 140 + index * 350;
      return `<path d="M${x} 820V470" stroke="#1d1730" stroke-width="34"/><ellipse cx="${x}" cy="330" rx="170" ry="210" fill="#1a2440"/>`;
    }),
    '<path d="M0 300C300 430 500 260 760 350S1300 260 1500 350S1900 280 2000 320" fill="none" stroke="#10142a" stroke-width="7"/>',
    '<path d="M0 790H2000V850H0Z" fill="#4a4360"/><path d="M0 850H2000V1250H0Z" fill="url(#canal)"/>',
    ...hung.map(({ x }, index) => reflection(x, index)),
    ...hung.map(({ x, y, size }, index) => lantern(x, y, size, index)),
    draw(14, (index) => {
      const x = 60 + index * 146 + (index % 3) * 22;
      return `<circle cx="${x}" cy="${712 - (index % 2) * 12}" r="20" fill="#0c0f20"/><path d="M${x - 26} 800q0 -70 26 -70t26 70Z" fill="#0c0f20"/>`;
    }),
  ].join('');
  return svg(defs, body);
}
