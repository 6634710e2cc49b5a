import { between, draw, fill, ground, linear, ridgeLine, seeded, svg, times } from '#lib/demo/pictures/canvas.ts';

const COLOURS = [
  ['#e2573f', '#f7d06a'],
  ['#2f7f86', '#f2ead7'],
  ['#7a4fa3', '#f2b6c1'],
  ['#e9a227', '#2f5d8a'],
  ['#3f8f5b', '#fdf2d5'],
] as const;

/** One hot-air balloon, striped, with its basket below. */
function balloon(x: number, y: number, size: number, index: number): string {
  const [one, other] = COLOURS[index % COLOURS.length] ?? COLOURS[0];
  const stripes = times(5, (nr) => {
    const wide = size * (1 - nr * 0.22);
    return `<path d="M${x} ${y - size}C${x - wide * 1.25} ${y - size} ${x - wide * 1.25} ${y + size * 0.35} ${x - wide * 0.2} ${y + size}H${x + wide * 0.2}C${x + wide * 1.25} ${y + size * 0.35} ${x + wide * 1.25} ${y - size} ${x} ${y - size}Z" fill="${nr % 2 === 0 ? one : other}"/>`;
  }).join('');
  const basket = size * 0.2;
  return `${stripes}<path d="M${x - basket} ${y + size}L${x - basket * 0.8} ${y + size * 1.35}M${x + basket} ${y + size}L${x + basket * 0.8} ${y + size * 1.35}" stroke="#4b3a2c" stroke-width="4"/><rect x="${x - basket}" y="${y + size * 1.35}" width="${basket * 2}" height="${basket * 1.5}" rx="6" fill="#8a5a34"/>`;
}

/** Hot-air balloons on their way up over fields and a river, early in the morning. */
export function balloons(): string {
  const random = seeded(77);
  const defs = linear('sky', [
    [0, '#6aaedb'],
    [0.6, '#fbd9b0'],
    [1, '#f9b98f'],
  ]);
  const body = [
    fill('url(#sky)'),
    draw(
      7,
      () =>
        `<ellipse cx="${between(random, 0, 2000).toFixed(0)}" cy="${between(random, 120, 520).toFixed(0)}" rx="${between(random, 120, 300).toFixed(0)}" ry="26" fill="#ffffff" opacity="0.45"/>`,
    ),
    `<path d="${ground(ridgeLine(random, { base: 860, swing: 40, step: 330 }))}" fill="#8fae8d"/>`,
    `<path d="${ground(ridgeLine(random, { base: 960, swing: 30, step: 280 }))}" fill="#d8b75a"/>`,
    `<path d="${ground(ridgeLine(random, { base: 1060, swing: 24, step: 240 }))}" fill="#5f8f4f"/>`,
    '<path d="M1300 930C1120 1000 1500 1080 1240 1250H1520C1640 1090 1280 1010 1380 930Z" fill="#bfe0ea"/>',
    draw(
      40,
      () =>
        `<ellipse cx="${between(random, 0, 2000).toFixed(0)}" cy="${between(random, 1080, 1240).toFixed(0)}" rx="22" ry="30" fill="#3f6b3f" opacity="0.7"/>`,
    ),
    balloon(1720, 340, 70, 3),
    balloon(250, 300, 92, 1),
    balloon(1000, 250, 110, 4),
    balloon(1430, 560, 150, 2),
    balloon(590, 560, 250, 0),
  ].join('');
  return svg(defs, body);
}
