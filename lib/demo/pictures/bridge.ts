import {
  between,
  curve,
  draw,
  fill,
  ground,
  HEIGHT,
  linear,
  radialOnCanvas,
  ridgeLine,
  seeded,
  svg,
  WIDTH,
} from '#lib/demo/pictures/canvas.ts';
import { spruce } from '#lib/demo/pictures/terrain.ts';

/** A new timber bridge over a river at daybreak. */
export function bridge(): string {
  const random = seeded(11);
  const hills = [
    { base: 560, swing: 70, step: 260, colour: '#8fb3ad' },
    { base: 640, swing: 55, step: 210, colour: '#5f8f8a' },
    { base: 715, swing: 40, step: 170, colour: '#3a6b69' },
  ];
  const deck = (x: number) => 722 - 84 * Math.sin((Math.PI * (x - 300)) / 1400);
  const arch = (x: number) => 905 - 150 * Math.sin((Math.PI * (x - 330)) / 1340);
  const posts = Array.from({ length: 15 }, (_, index) => 370 + index * 90);
  const timber = '#7b3f2c';
  const bridgeShape = `
    <path d="M330 905Q1000 605 1670 905" fill="none" stroke="${timber}" stroke-width="26"/>
    ${posts.map((x) => `<path d="M${x} ${deck(x)}V${arch(x) + 4}" stroke="${timber}" stroke-width="11"/>`).join('')}
    ${posts
      .slice(0, -1)
      .map((x, index) =>
        index < 7
          ? `<path d="M${x} ${arch(x)}L${x + 90} ${deck(x + 90)}" stroke="#8f4d35" stroke-width="7"/>`
          : `<path d="M${x} ${deck(x)}L${x + 90} ${arch(x + 90)}" stroke="#8f4d35" stroke-width="7"/>`,
      )
      .join('')}
    <path d="M170 745Q1000 545 1830 745" fill="none" stroke="#a45c3d" stroke-width="30"/>
    <path d="M170 735Q1000 535 1830 735" fill="none" stroke="#c98457" stroke-width="7"/>
    ${draw(23, (index) => {
      const x = 215 + index * 71.4;
      const y = 745 - 200 * ((x - 170) / 1660) * (1 - (x - 170) / 1660) * 2;
      return `<path d="M${x} ${y}v-66" stroke="#a45c3d" stroke-width="9"/>`;
    })}
    <path d="M170 672Q1000 472 1830 672" fill="none" stroke="#b76b46" stroke-width="10"/>`;
  const banks = [
    '<path d="M-20 700C120 690 240 720 330 800C400 860 420 900 380 935C250 960 120 1000 -20 1010Z" fill="#20484a"/>',
    '<path d="M2020 690C1880 690 1760 730 1670 810C1600 870 1590 905 1640 935C1760 965 1880 990 2020 1010Z" fill="#1b4043"/>',
    draw(9, (index) =>
      spruce(-10 + index * 34 + between(random, -10, 10), 760 + index * 14, between(random, 190, 330), index % 2 ? '#173a3d' : '#1e474a'),
    ),
    draw(9, (index) =>
      spruce(2010 - index * 36 + between(random, -10, 10), 750 + index * 14, between(random, 200, 350), index % 2 ? '#14363a' : '#1b4043'),
    ),
  ].join('');
  const defs = [
    linear('sky', [
      [0, '#f3c9a5'],
      [0.45, '#f7dfc0'],
      [1, '#dfe8d8'],
    ]),
    linear('river', [
      [0, '#f3d8b8'],
      [0.4, '#8fb8b2'],
      [1, '#1f4a50'],
    ]),
    linear('mist', [
      [0, '#fff6e6', 0],
      [0.5, '#fff6e6', 0.75],
      [1, '#fff6e6', 0],
    ]),
    radialOnCanvas('glow', 1380, 430, 620, [
      [0, '#fff3d6', 0.95],
      [0.35, '#ffd9a0', 0.55],
      [1, '#ffd9a0', 0],
    ]),
    '<clipPath id="water"><path d="M0 860H2000V1250H0Z"/></clipPath>',
    '<filter id="soft" filterUnits="userSpaceOnUse" x="0" y="850" width="2000" height="400"><feGaussianBlur stdDeviation="6"/></filter>',
  ].join('');
  const body = [
    fill('url(#sky)'),
    fill('url(#glow)'),
    '<circle cx="1380" cy="430" r="92" fill="#f27f4f"/>',
    ...hills.map(({ colour, ...ridge }) => {
      const line = ridgeLine(random, ridge);
      const trees = draw(46, () => {
        const along = random() * (line.length - 1.001);
        const [fromX, fromY] = line[Math.floor(along)] ?? [0, 0];
        const [toX, toY] = line[Math.floor(along) + 1] ?? [0, 0];
        const share = along % 1;
        const height = between(random, 46, 110) * (ridge.base / 640);
        return spruce(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share + between(random, 24, 60), height, colour);
      });
      return `<path d="${ground(line)}" fill="${colour}"/>${trees}`;
    }),
    '<rect y="640" width="2000" height="300" fill="url(#mist)"/>',
    `<rect y="860" width="2000" height="390" fill="url(#river)"/>`,
    `<g clip-path="url(#water)" opacity="0.38" filter="url(#soft)"><g transform="translate(0 1745) scale(1 -0.92)">${bridgeShape}${banks}</g></g>`,
    draw(70, () => {
      const y = between(random, 885, 1230);
      const length = between(random, 40, 260) * (y / 1000);
      const x = between(random, -100, WIDTH);
      return `<path d="M${x} ${y}h${length}" stroke="#fff4df" stroke-opacity="${between(random, 0.08, 0.4).toFixed(2)}" stroke-width="${between(random, 2, 5).toFixed(1)}" stroke-linecap="round"/>`;
    }),
    '<path d="M1180 900h400M1240 930h280M1290 962h190M1320 1000h120" stroke="#f79a63" stroke-width="9" stroke-linecap="round" opacity="0.75"/>',
    bridgeShape,
    banks,
    `<path d="${curve([
      [-20, 1180],
      [260, 1135],
      [520, 1190],
      [800, 1215],
      [1150, 1235],
      [1600, 1190],
      [2020, 1130],
    ])}V${HEIGHT}H-20Z" fill="#12302f"/>`,
    draw(60, () => {
      const x = between(random, 0, WIDTH);
      const y = 1165 + 70 * Math.sin((Math.PI * x) / WIDTH);
      return `<path d="M${x} ${y + 60}q${between(random, -14, 14)} -50 ${between(random, -24, 24)} -${between(random, 60, 120)}" stroke="#12302f" stroke-width="5" fill="none" stroke-linecap="round"/>`;
    }),
  ].join('');
  return svg(defs, body);
}
