import { between, curve, draw, fill, linear, radialOnCanvas, seeded, svg, times } from '#lib/demo/pictures/canvas.ts';

/** The drawing of the timber bridge on blue paper, with pencil and folding rule. */
export function bridgePlan(): string {
  const random = seeded(12);
  const defs = [
    linear(
      'desk',
      [
        [0, '#caa677'],
        [1, '#94693f'],
      ],
      [0, 0, 1, 1],
    ),
    linear(
      'paper',
      [
        [0, '#24588c'],
        [1, '#173c68'],
      ],
      [0, 0, 1, 1],
    ),
    linear(
      'curl',
      [
        [0, '#d8e6f0'],
        [1, '#7fa2bf'],
      ],
      [0, 0, 1, 1],
    ),
    '<pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 0H40M0 0V40" stroke="#9cc4e4" stroke-opacity="0.22" stroke-width="2"/></pattern>',
    '<pattern id="coarse" width="200" height="200" patternUnits="userSpaceOnUse"><path d="M0 0H200M0 0V200" stroke="#9cc4e4" stroke-opacity="0.32" stroke-width="3"/></pattern>',
    radialOnCanvas('light', 560, 200, 1500, [
      [0, '#fff6dc', 0.38],
      [1, '#fff6dc', 0],
    ]),
  ].join('');
  const posts = times(13, (index) => 420 + index * 94);
  const deck = (x: number) => 560 - 90 * Math.sin((Math.PI * (x - 330)) / 1300);
  const arch = (x: number) => 730 - 130 * Math.sin((Math.PI * (x - 330)) / 1300);
  const line = 'fill="none" stroke="#eaf5fc" stroke-linecap="round"';
  const along = (at: (x: number) => number) => curve(times(27, (index) => [330 + index * 50, at(330 + index * 50)] as const));
  const measure = (left: number, right: number, y: number) =>
    `<path d="M${left} ${y}H${right}M${left} ${y - 20}v40M${right} ${y - 20}v40M${left} ${y}l26 -10M${left} ${y}l26 10M${right} ${y}l-26 -10M${right} ${y}l-26 10" ${line} stroke-width="4"/>`;
  const scribble = (x: number, y: number, width: number) =>
    `<path d="M${x} ${y}${draw(Math.round(width / 17), (index) => `q4 ${index % 2 ? -13 : -19} 8 0t9 ${index % 3 ? 0 : 2}`)}" ${line} stroke-width="4" opacity="0.85"/>`;
  const body = [
    fill('url(#desk)'),
    draw(
      26,
      (index) =>
        `<path d="M0 ${index * 52}Q${between(random, 500, 1400)} ${index * 52 + between(random, -22, 22)} 2000 ${index * 52 + between(random, -12, 12)}" stroke="#6f4a27" stroke-opacity="0.3" stroke-width="${between(random, 2, 6).toFixed(1)}" fill="none"/>`,
    ),
    draw(
      6,
      (index) =>
        `<path d="M150 ${120 + index * 3}H1860L1880 ${1080 + index * 5}H140Z" fill="#3b2412" opacity="0.1" transform="translate(${18 + index * 3} ${20 + index * 3})"/>`,
    ),
    '<path d="M140 110H1850V960L1730 1090H140Z" fill="url(#paper)"/><path d="M140 110H1850V960L1730 1090H140Z" fill="url(#grid)"/><path d="M140 110H1850V960L1730 1090H140Z" fill="url(#coarse)"/>',
    '<path d="M1850 960L1730 1090Q1738 1000 1704 968Q1760 990 1850 960Z" fill="url(#curl)"/>',
    `<path d="M180 150H1810V950" ${line} stroke-width="4" opacity="0.6"/><path d="M180 150V1050H1700" ${line} stroke-width="4" opacity="0.6"/>`,
    `<path d="${along(deck)}" ${line} stroke-width="11"/><path d="${along((x) => deck(x) - 62)}" ${line} stroke-width="5"/><path d="${along(arch)}" ${line} stroke-width="11"/>`,
    ...posts.map((x) => `<path d="M${x} ${deck(x) - 62}V${arch(x)}" ${line} stroke-width="5"/>`),
    ...posts
      .slice(0, -1)
      .map((x, index) =>
        index < 6
          ? `<path d="M${x} ${arch(x)}L${x + 94} ${deck(x + 94)}" ${line} stroke-width="4"/>`
          : `<path d="M${x} ${deck(x)}L${x + 94} ${arch(x + 94)}" ${line} stroke-width="4"/>`,
      ),
    `<path d="M200 600H330L360 760Q300 800 200 806M1790 600H1630L1600 760Q1660 800 1790 806" ${line} stroke-width="6"/>`,
    draw(
      9,
      (index) =>
        `<path d="M${210 + index * 15} ${606 + index * 4}l-24 40M${1640 + index * 16} ${606 + index * 3}l24 40" ${line} stroke-width="3" opacity="0.6"/>`,
    ),
    draw(
      7,
      (index) => `<path d="M${430 + index * 166} ${806 + (index % 2) * 14}q40 -14 80 0t80 0" ${line} stroke-width="3" opacity="0.7"/>`,
    ),
    measure(330, 1630, 880),
    measure(330, 980, 930),
    `<path d="M980 466V336M980 600V500" ${line} stroke-width="3" stroke-dasharray="16 12"/>`,
    scribble(900, 860, 170),
    scribble(590, 916, 120),
    `<circle cx="420" cy="310" r="96" ${line} stroke-width="5"/><path d="M352 330L488 270M352 362L488 302M420 214V406M380 240L460 380" ${line} stroke-width="5"/><path d="M500 370L590 470" ${line} stroke-width="3" stroke-dasharray="14 10"/>`,
    scribble(540, 280, 150),
    scribble(540, 320, 110),
    `<path d="M1440 990H1700M1440 1020H1640" ${line} stroke-width="4" opacity="0.7"/><path d="M1400 220H1760V380H1400ZM1400 270H1760M1400 320H1760M1560 220V380" ${line} stroke-width="4"/>`,
    scribble(1420, 254, 110),
    scribble(1580, 254, 150),
    scribble(1420, 306, 90),
    scribble(1580, 306, 120),
    fill('url(#light)'),
    '<g transform="rotate(-24 800 1090)"><rect x="420" y="1074" width="760" height="44" fill="#2a1809" opacity="0.3" transform="translate(8 14)"/><rect x="470" y="1066" width="640" height="44" fill="#e8b430"/><rect x="470" y="1066" width="640" height="14" fill="#f6d067"/><rect x="470" y="1096" width="640" height="14" fill="#bd8a17"/><path d="M1110 1066L1210 1088L1110 1110Z" fill="#f0d3a4"/><path d="M1176 1080.500L1210 1088L1176 1095.500Z" fill="#20242a"/><rect x="440" y="1066" width="34" height="44" fill="#c8cdd0"/><path d="M390 1066h50v44h-50q-20 -22 0 -44Z" fill="#d96a5b"/></g>',
    ...[
      [1180, 1186, -6, 420],
      [1572, 1142, 28, 330],
    ].map(
      ([x = 0, y = 0, tilt = 0, length = 0]) =>
        `<g transform="rotate(${tilt} ${x} ${y})"><rect x="${x + 6}" y="${y + 12}" width="${length}" height="46" fill="#2a1809" opacity="0.35"/><rect x="${x}" y="${y}" width="${length}" height="46" rx="10" fill="#f3e3ba"/>${draw(Math.floor(length / 14) - 1, (index) => `<path d="M${x + 14 + index * 14} ${y}v${index % 5 ? 13 : 24}" stroke="#5b3d1e" stroke-width="3"/>`)}<circle cx="${x + 20}" cy="${y + 34}" r="9" fill="#b98a3a"/></g>`,
    ),
  ].join('');
  return svg(defs, body);
}
