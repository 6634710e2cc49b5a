import { between, curve, draw, fill, linear, radial, radialOnCanvas, seeded, svg, times, WIDTH } from '#lib/demo/pictures/canvas.ts';

interface Apple {
  skin: string;
  blush: string;
  stripe?: string;
  tall: number;
}

const APPLES: readonly Apple[] = [
  { skin: '#c9302c', blush: '#8c1820', tall: 0.96 },
  { skin: '#e8c84a', blush: '#e27f3a', tall: 0.9 },
  { skin: '#8fae3c', blush: '#5f8430', tall: 1 },
  { skin: '#e9e0a0', blush: '#d9b65c', tall: 0.94 },
  { skin: '#d8572f', blush: '#a8301f', stripe: '#f0b354', tall: 1.06 },
  { skin: '#7d2434', blush: '#4b1224', tall: 0.92 },
  { skin: '#c7bd4f', blush: '#b5482f', stripe: '#d8572f', tall: 1.02 },
  { skin: '#b9823f', blush: '#855a2a', tall: 0.88 },
];

/** One apple around (x, y), with its own colours, stalk and leaf. */
function apple(random: () => number, x: number, y: number, size: number, kind: Apple, id: string): string {
  const high = size * kind.tall;
  const outline = `M${x} ${y - high * 0.72}C${x + size * 0.34} ${y - high * 1.02} ${x + size * 1.04} ${y - high * 0.86} ${x + size} ${y - high * 0.04}C${x + size * 0.96} ${y + high * 0.66} ${x + size * 0.5} ${y + high} ${x + size * 0.2} ${y + high * 0.96}Q${x} ${y + high * 0.86} ${x - size * 0.2} ${y + high * 0.96}C${x - size * 0.5} ${y + high} ${x - size * 0.96} ${y + high * 0.66} ${x - size} ${y - high * 0.04}C${x - size * 1.04} ${y - high * 0.86} ${x - size * 0.34} ${y - high * 1.02} ${x} ${y - high * 0.72}Z`;
  const stripes =
    kind.stripe === undefined
      ? ''
      : draw(13, (index) => {
          const across = (index - 6) / 6;
          return `<path d="M${x + across * size * 0.3} ${y - high * 0.7}Q${x + across * size * 1.5} ${y} ${x + across * size * 0.35} ${y + high * 0.9}" fill="none" stroke="${kind.stripe}" stroke-width="${between(random, 0.02, 0.07) * size}" opacity="${between(random, 0.3, 0.7).toFixed(2)}"/>`;
        });
  const freckles = draw(
    26,
    () =>
      `<circle cx="${x + between(random, -0.75, 0.75) * size}" cy="${y + between(random, -0.6, 0.75) * high}" r="${between(random, 0.008, 0.018) * size}" fill="#fff7d6" fill-opacity="0.6"/>`,
  );
  const lean = between(random, -0.16, 0.16) * size;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})"><path d="${outline}" fill="${kind.skin}"/>${stripes}<ellipse cx="${x + size * 0.62}" cy="${y + high * 0.3}" rx="${size * 0.66}" ry="${high * 0.9}" fill="${kind.blush}" fill-opacity="0.55"/><ellipse cx="${x + size * 0.9}" cy="${y + high * 0.5}" rx="${size * 0.4}" ry="${high * 0.8}" fill="${kind.blush}" fill-opacity="0.6"/>${freckles}<ellipse cx="${x}" cy="${y - high * 0.74}" rx="${size * 0.34}" ry="${high * 0.13}" fill="${kind.blush}" fill-opacity="0.7"/><ellipse cx="${x - size * 0.44}" cy="${y - high * 0.34}" rx="${size * 0.16}" ry="${high * 0.28}" fill="#ffffff" fill-opacity="0.42" transform="rotate(18 ${x - size * 0.44} ${y - high * 0.34})"/></g>
    <path d="M${x} ${y - high * 0.7}Q${x + lean * 0.3} ${y - high * 0.9} ${x + lean} ${y - high * 1.1}" fill="none" stroke="#4f3420" stroke-width="${size * 0.075}" stroke-linecap="round"/>
    <path d="M${x + lean * 0.6} ${y - high * 0.98}Q${x + lean + size * 0.24} ${y - high * 1.34} ${x + lean + size * 0.6} ${y - high * 1.16}Q${x + lean + size * 0.4} ${y - high * 0.92} ${x + lean * 0.6} ${y - high * 0.98}Z" fill="#55793a"/>`;
}

const appleKind = (index: number): Apple => APPLES[index % APPLES.length] ?? { skin: '#c9302c', blush: '#8c1820', tall: 1 };

/** A still life of old apple varieties in a bowl and on a cloth. */
export function apples(): string {
  const random = seeded(72);
  const defs = [
    linear('wall', [
      [0, '#f0d9b5'],
      [1, '#e3b98c'],
    ]),
    linear('cloth', [
      [0, '#f8f1e3'],
      [1, '#d9c6a5'],
    ]),
    linear(
      'bowl',
      [
        [0, '#2f5a72'],
        [0.4, '#5b93a8'],
        [1, '#1d3c52'],
      ],
      [0, 0, 1, 0],
    ),
    radialOnCanvas('light', 520, 240, 1250, [
      [0, '#fff7e0', 0.85],
      [1, '#fff7e0', 0],
    ]),
    radial('shadow', [
      [0, '#5b3a24', 0.6],
      [0.6, '#5b3a24', 0.42],
      [1, '#5b3a24', 0],
    ]),
  ].join('');
  const heap = [
    [700, 560, 118, 2],
    [1080, 560, 116, 4],
    [890, 520, 124, 0],
    [620, 660, 120, 1],
    [810, 660, 126, 5],
    [1010, 660, 124, 3],
    [1180, 655, 118, 6],
  ] as const;
  const loose = [
    [330, 940, 132, 6],
    [1420, 930, 138, 0],
    [1640, 980, 126, 2],
    [1530, 1070, 120, 7],
  ] as const;
  const body = [
    fill('url(#wall)'),
    draw(12, (index) => `<path d="M${index * 180 + 40} 0V800" stroke="#cf9f70" stroke-opacity="0.22" stroke-width="56"/>`),
    fill('url(#light)'),
    '<path d="M1500 0H1990V520H1500Z" fill="#cfe3e0" opacity="0.75"/><path d="M1500 520V0M1745 0V520M1500 260H1990M1500 520H2000" stroke="#fbf4e6" stroke-width="24"/>',
    `<path d="${curve([
      [1560, 520],
      [1600, 430],
      [1680, 400],
      [1760, 440],
      [1850, 380],
      [1980, 420],
      [2020, 520],
    ])}Z" fill="#88a66a" opacity="0.8"/>`,
    '<path d="M-20 800H2020V1270H-20Z" fill="#7a4a33"/><path d="M-20 800H2020" stroke="#5b3324" stroke-width="14"/>',
    '<path d="M120 800H1880L1990 1100Q1860 1150 1720 1104T1450 1110T1180 1104T900 1114T620 1104T340 1112T10 1090Z" fill="url(#cloth)"/>',
    draw(
      13,
      (index) =>
        `<path d="M${220 + index * 130} 806L${120 + index * 146} 1096" stroke="#7aa0a0" stroke-opacity="0.55" stroke-width="${index % 3 === 0 ? 17 : 6}"/>`,
    ),
    '<path d="M86 890H1914M52 990H1950" stroke="#7aa0a0" stroke-opacity="0.45" stroke-width="9"/>',
    '<ellipse cx="930" cy="982" rx="480" ry="52" fill="url(#shadow)"/>',
    ...heap.map(([x, y, size, kind], index) => apple(random, x, y, size, appleKind(kind), `h${index}`)),
    '<path d="M440 690H1360C1350 880 1180 985 900 985S450 880 440 690Z" fill="url(#bowl)"/><path d="M440 690H1360" stroke="#8cc0cf" stroke-width="16" stroke-linecap="round"/>',
    draw(
      15,
      (index) =>
        `<path d="M${505 + index * 57} 770l28 -34l28 34l-28 34Z" fill="none" stroke="#e9f3f0" stroke-opacity="${index > 10 ? 0.45 : 0.85}" stroke-width="7"/>`,
    ),
    '<path d="M520 858Q900 950 1282 858" fill="none" stroke="#e9f3f0" stroke-opacity="0.7" stroke-width="8"/>',
    ...loose.flatMap(([x, y, size, kind], index) => [
      `<ellipse cx="${x + 26}" cy="${y + size * 0.94}" rx="${size * 1.25}" ry="${size * 0.26}" fill="url(#shadow)"/>`,
      apple(random, x, y, size, appleKind(kind), `l${index}`),
    ]),
    '<path d="M520 1040q140 -76 250 -8q-120 70 -250 8Z" fill="#f6e3a8" stroke="#c9302c" stroke-width="10"/><path d="M600 1034q44 -24 90 0q-44 22 -90 0Z" fill="#fff6d3"/><ellipse cx="632" cy="1034" rx="8" ry="5" fill="#4f3420"/><ellipse cx="658" cy="1034" rx="8" ry="5" fill="#4f3420"/>',
    '<path d="M1010 1050L1230 1030Q1250 1040 1232 1052L1012 1068Z" fill="#dfe4e2"/><rect x="880" y="1046" width="136" height="26" rx="12" fill="#4c2a1b" transform="rotate(-4 950 1060)"/>',
  ].join('');
  return svg(defs, body);
}

/** Fifteen apples on a herbarium sheet, each on its own square. */
export function appleSheet(): string {
  const random = seeded(73);
  const tints = ['#f6ead2', '#efe0c2', '#f2e6d0', '#ebdabb'];
  const cells = times(15, (index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    const [x, y] = [110 + column * 360, 65 + row * 380];
    const kind = appleKind(index * 3);
    return `<rect x="${x}" y="${y}" width="340" height="360" fill="${tints[(index + row) % 4]}"/>
      <ellipse cx="${x + 186}" cy="${y + 292}" rx="112" ry="16" fill="#8a6a48" fill-opacity="0.28"/>
      ${apple(random, x + 170, y + 180, 104 + ((index * 23) % 18), kind, `a${index}`)}
      <path d="M${x + 90} ${y + 328}h${110 + ((index * 41) % 60)}M${x + 120} ${y + 344}h${60 + ((index * 29) % 50)}" stroke="#6d4c34" stroke-opacity="0.55" stroke-width="5" stroke-linecap="round"/>`;
  });
  const defs = radialOnCanvas('vignette', 1000, 600, 1300, [
    [0, '#fffaf0', 0.14],
    [0.5, '#fffaf0', 0],
    [1, '#4c3118', 0.34],
  ]);
  return svg(
    defs,
    [
      fill('#d8bf95'),
      draw(
        60,
        () =>
          `<path d="M${between(random, 0, WIDTH)} ${between(random, 0, 1250)}l${between(random, -50, 50)} ${between(random, -20, 20)}" stroke="#a98a5c" stroke-opacity="0.4" stroke-width="2"/>`,
      ),
      ...cells,
      fill('url(#vignette)'),
    ].join(''),
  );
}
