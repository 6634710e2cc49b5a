import { between, draw, fill, ground, linear, radialOnCanvas, ridgeLine, seeded, svg } from '#lib/demo/pictures/canvas.ts';
import { peak } from '#lib/demo/pictures/terrain.ts';

const ROSE = { lit: '#eeb0a3', shade: '#d58b93', snow: '#fff1e4', shadedSnow: '#f3d0cb' };

/** Rose-coloured fells at sunrise, seen through the window of a sleeping car. */
export function fells(): string {
  const random = seeded(41);
  const layers = [
    { base: 700, swing: 60, step: 210, colour: '#b5708c' },
    { base: 790, swing: 70, step: 190, colour: '#8a5c86' },
    { base: 900, swing: 40, step: 150, colour: '#513f6b' },
  ];
  const defs = [
    linear('sky', [
      [0, '#f9d9b4'],
      [0.4, '#f8c1a4'],
      [1, '#f09a92'],
    ]),
    linear(
      'wall',
      [
        [0, '#5b2f24'],
        [0.5, '#7a4331'],
        [1, '#4c271f'],
      ],
      [0, 0, 1, 0],
    ),
    linear(
      'curtain',
      [
        [0, '#1f4d4a'],
        [0.25, '#2f6a64'],
        [0.45, '#1b4542'],
        [0.7, '#347069'],
        [1, '#173c3a'],
      ],
      [0, 0, 1, 0],
    ),
    radialOnCanvas('sun', 1210, 470, 520, [
      [0, '#fff6d8', 1],
      [0.3, '#ffe0a8', 0.6],
      [1, '#ffe0a8', 0],
    ]),
    '<clipPath id="pane"><rect x="250" y="130" width="1500" height="840" rx="70"/></clipPath>',
    linear(
      'shine',
      [
        [0, '#ffffff', 0.34],
        [1, '#ffffff', 0],
      ],
      [0, 0, 1, 1],
    ),
    linear('table', [
      [0, '#a5694a'],
      [1, '#6b3d2a'],
    ]),
  ].join('');
  const body = [
    fill('url(#wall)'),
    draw(26, (index) => `<path d="M${index * 80} 0V1250" stroke="#3c1d17" stroke-opacity="0.35" stroke-width="3"/>`),
    '<g clip-path="url(#pane)">',
    fill('url(#sky)'),
    fill('url(#sun)'),
    '<circle cx="1210" cy="470" r="64" fill="#fffbe9"/>',
    peak(random, { x: 330, top: 500, half: 330, foot: 860 }, ROSE),
    peak(random, { x: 1060, top: 590, half: 250, foot: 860 }, ROSE),
    peak(random, { x: 1600, top: 400, half: 430, foot: 860 }, ROSE),
    peak(random, { x: 700, top: 410, half: 410, foot: 860 }, ROSE),
    peak(random, { x: 1340, top: 560, half: 260, foot: 860 }, ROSE),
    ...layers.map(({ colour, ...ridge }) => {
      const line = ridgeLine(random, ridge);
      return `<path d="${ground(line)}" fill="${colour}"/>`;
    }),
    '<path d="M200 1000C500 900 900 930 1200 900S1600 880 1800 900V1000Z" fill="#f3b8a6" opacity="0.55"/>',
    draw(60, () => {
      const x = between(random, 240, 1760);
      const height = between(random, 30, 110);
      return `<path d="M${x} ${985}v-${height}l-${height * 0.18} ${height * 0.5}h${height * 0.36}l-${height * 0.18} -${height * 0.5}l-${height * 0.26} ${height * 0.85}h${height * 0.52}Z" fill="#2d2547"/>`;
    }),
    '<path d="M250 130H900L500 970H250Z" fill="url(#shine)" opacity="0.5"/><path d="M1010 130h110L720 970H610Z" fill="#ffffff" opacity="0.12"/>',
    '</g>',
    '<rect x="250" y="130" width="1500" height="840" rx="70" fill="none" stroke="#d9b48a" stroke-width="34"/><rect x="250" y="130" width="1500" height="840" rx="70" fill="none" stroke="#8c5a3f" stroke-width="8"/>',
    '<path d="M0 60H2000" stroke="#d9b48a" stroke-width="18"/><circle cx="20" cy="60" r="24" fill="#e7c79d"/><circle cx="1980" cy="60" r="24" fill="#e7c79d"/>',
    '<path d="M40 60H300C290 300 270 620 210 880C160 930 90 930 40 910Z" fill="url(#curtain)"/><path d="M1960 60H1700C1710 300 1730 620 1790 880C1840 930 1910 930 1960 910Z" fill="url(#curtain)"/>',
    '<rect x="0" y="1060" width="2000" height="190" fill="url(#table)"/><path d="M0 1060H2000" stroke="#d19a73" stroke-width="10"/>',
    '<ellipse cx="1000" cy="1110" rx="170" ry="30" fill="#3f2218" fill-opacity="0.45"/><path d="M860 930H1120V1030C1120 1080 1070 1108 990 1108S860 1080 860 1030Z" fill="#f6efe2"/><path d="M1116 952c70 -16 92 90 -6 98" fill="none" stroke="#f6efe2" stroke-width="24"/><ellipse cx="990" cy="932" rx="130" ry="24" fill="#e3d7c5"/><ellipse cx="990" cy="936" rx="112" ry="17" fill="#4a2a1c"/><path d="M860 996H1120V1016H860Z" fill="#c8553d"/>',
    '<path d="M940 880c-26 -40 26 -60 0 -104M1010 880c-26 -40 26 -60 0 -104" fill="none" stroke="#ffffff" stroke-opacity="0.55" stroke-width="12" stroke-linecap="round"/>',
    '<path d="M1330 1098L1390 1030H1660L1720 1098Z" fill="#e9dcc6"/><path d="M1330 1098H1720V1112H1330Z" fill="#b9a78c"/><path d="M1410 1052h200M1398 1068h180" stroke="#8a7a66" stroke-width="6"/>',
  ].join('');
  return svg(defs, body);
}
