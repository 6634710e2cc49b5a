import { between, draw, fill, linear, polygon, radialOnCanvas, seeded, svg, times } from '#lib/demo/pictures/canvas.ts';

const DYES = ['#b23a2e', '#1f3d5c', '#d99a2b', '#f0e3c8', '#3f6b52', '#7c2742'] as const;

const dye = (index: number) => DYES[index % DYES.length] ?? '#b23a2e';

/** A loom from the weaver's seat: finished cloth below, warp above, the shuttle on its way. */
export function loom(): string {
  const random = seeded(81);
  const defs = [
    linear('hall', [
      [0, '#e9ddc6'],
      [1, '#bda884'],
    ]),
    linear('wood', [
      [0, '#7b4a2c'],
      [0.5, '#a76b41'],
      [1, '#5f361f'],
    ]),
    linear(
      'upright',
      [
        [0, '#5f361f'],
        [0.5, '#a76b41'],
        [1, '#5f361f'],
      ],
      [0, 0, 1, 0],
    ),
    linear('shade', [
      [0, '#2a160c', 0.55],
      [1, '#2a160c', 0],
    ]),
    linear('shuttle', [
      [0, '#e0b074'],
      [1, '#8f5a2e'],
    ]),
    radialOnCanvas('light', 1640, 90, 1400, [
      [0, '#fffbe8', 0.75],
      [1, '#fffbe8', 0],
    ]),
    '<clipPath id="cloth"><rect x="320" y="760" width="1360" height="440"/></clipPath>',
  ].join('');
  const bands = [
    [46, 0],
    [16, 3],
    [70, 1],
    [12, 2],
    [12, 3],
    [12, 2],
    [58, 4],
    [16, 3],
    [88, 0],
    [20, 2],
    [46, 5],
    [60, 1],
  ] as const;
  let y = 760;
  const cloth = bands.map(([height, colour], band) => {
    const top = y;
    y += height;
    const figures =
      height >= 58
        ? draw(34, (index) => {
            const x = 340 + index * 40;
            const middle = top + height / 2;
            const reach = height * 0.32;
            return `<path d="${polygon([
              [x, middle - reach],
              [x + 15, middle],
              [x, middle + reach],
              [x - 15, middle],
            ])}" fill="${dye(colour + (index % 2 ? 2 : 3))}"/>`;
          })
        : '';
    return `<rect x="320" y="${top}" width="1360" height="${height}" fill="${dye(colour)}"/>${figures}${band % 2 ? '' : `<path d="M320 ${top}H1680" stroke="#f0e3c8" stroke-opacity="0.35" stroke-width="3" stroke-dasharray="7 5"/>`}`;
  });
  const body = [
    fill('url(#hall)'),
    ...[
      [120, 60, 260],
      [520, 40, 260],
      [1240, 40, 260],
      [1640, 60, 260],
    ].map(
      ([x = 0, top = 0, width = 0]) =>
        `<rect x="${x}" y="${top}" width="${width}" height="300" fill="#f9f4df"/><path d="M${x} ${top}h${width}v300h-${width}ZM${x + width / 2} ${top}v300M${x} ${top + 150}h${width}" fill="none" stroke="#9a8560" stroke-width="13"/>`,
    ),
    '<path d="M0 60H2000M0 420H2000" stroke="#a48f69" stroke-width="8" opacity="0.5"/>',
    fill('url(#light)'),
    '<rect x="210" y="120" width="90" height="1140" fill="url(#upright)"/><rect x="1700" y="120" width="90" height="1140" fill="url(#upright)"/><rect x="160" y="96" width="1680" height="76" rx="14" fill="url(#wood)"/>',
    draw(170, (index) => {
      const x = 324 + index * 8;
      return `<path d="M${(x - 1000) * 0.82 + 1000} 170L${x} 560L${x} 770" fill="none" stroke="${index % 17 < 3 ? dye(Math.floor(index / 17)) : index % 2 ? '#f7ecd4' : '#e2d0ac'}" stroke-width="3.4"/>`;
    }),
    ...[330, 420].map(
      (top, frame) =>
        `<rect x="300" y="${top}" width="1400" height="26" rx="8" fill="url(#wood)"/><rect x="300" y="${top + 128}" width="1400" height="20" rx="8" fill="url(#wood)"/>${draw(85, (index) => `<path d="M${328 + index * 16 + frame * 8} ${top + 24}v106" stroke="#5a6a66" stroke-opacity="0.6" stroke-width="2.6"/>`)}`,
    ),
    '<path d="M460 172V330M1540 172V330M520 172V420M1480 172V420" stroke="#3f2a1a" stroke-width="7"/>',
    '<rect x="270" y="612" width="1460" height="46" rx="12" fill="url(#wood)"/><rect x="270" y="720" width="1460" height="36" rx="12" fill="url(#wood)"/>',
    draw(170, (index) => `<path d="M${324 + index * 8} 656V722" stroke="#d8c7a6" stroke-width="2.4"/>`),
    ...cloth,
    `<g clip-path="url(#cloth)">${draw(196, (index) => `<path d="M${320 + index * 7} 760V1204" stroke="#1b100a" stroke-opacity="0.13" stroke-width="2.4"/>`)}${draw(74, (index) => `<path d="M320 ${763 + index * 6}H1680" stroke="#fff7e4" stroke-opacity="${between(random, 0.05, 0.16).toFixed(2)}" stroke-width="1.8"/>`)}</g>`,
    '<rect x="320" y="756" width="1360" height="70" fill="url(#shade)"/>',
    '<rect x="180" y="1190" width="1640" height="92" rx="40" fill="url(#wood)"/><path d="M190 1206H1810" stroke="#c98f5c" stroke-width="9" opacity="0.7"/>',
    '<path d="M640 694Q1000 668 1060 700" fill="none" stroke="#b23a2e" stroke-width="6"/><g transform="rotate(-4 1240 704)"><path d="M1030 704Q1090 654 1240 654T1450 704Q1390 754 1240 754T1030 704Z" fill="url(#shuttle)"/><path d="M1110 704Q1130 678 1240 678T1370 704Q1350 730 1240 730T1110 704Z" fill="#4a2a17"/><rect x="1140" y="684" width="200" height="40" rx="20" fill="#b23a2e"/><path d="M1160 684v40M1184 684v40M1208 684v40M1232 684v40M1256 684v40M1280 684v40M1304 684v40" stroke="#7d1f1a" stroke-width="5"/></g>',
    ...times(5, (index) => {
      const [x, top] = [60 + (index % 2) * 64, 900 + Math.floor(index / 2) * 120 + (index % 2) * 30];
      return `<ellipse cx="${x}" cy="${top}" rx="56" ry="50" fill="${dye(index)}"/><path d="M${x - 50} ${top - 14}q50 -44 100 6M${x - 54} ${top + 8}q54 -50 106 4M${x - 40} ${top + 32}q40 -54 86 -10" fill="none" stroke="#fff3dc" stroke-opacity="0.4" stroke-width="5"/>`;
    }),
    ...times(4, (index) => {
      const [x, top] = [1860 + (index % 2) * 90, 860 + index * 96];
      return `<rect x="${x}" y="${top}" width="72" height="110" rx="14" fill="${dye(index + 2)}"/><rect x="${x - 10}" y="${top - 14}" width="92" height="20" rx="8" fill="#c9965c"/><rect x="${x - 10}" y="${top + 104}" width="92" height="20" rx="8" fill="#a06f3e"/><path d="M${x} ${top + 24}h72M${x} ${top + 48}h72M${x} ${top + 72}h72" stroke="#fff3dc" stroke-opacity="0.35" stroke-width="5"/>`;
    }),
  ].join('');
  return svg(defs, body);
}
