import { between, curve, draw, fill, linear, radialOnCanvas, seeded, svg, WIDTH } from '#lib/demo/pictures/canvas.ts';

/** A cottage island with a lighthouse, seen over turquoise water. */
export function island(): string {
  const random = seeded(31);
  const defs = [
    linear('sky', [
      [0, '#bfe3ea'],
      [0.55, '#e9f3e6'],
      [1, '#fdf1d6'],
    ]),
    linear('sea', [
      [0, '#8fd0cc'],
      [0.35, '#3fa7ab'],
      [1, '#0d5d73'],
    ]),
    linear('rock', [
      [0, '#e8c3a4'],
      [1, '#b98872'],
    ]),
    linear(
      'tower',
      [
        [0, '#ffffff'],
        [0.55, '#f6efe2'],
        [1, '#cfc6ba'],
      ],
      [0, 0, 1, 0],
    ),
    radialOnCanvas('sun', 420, 260, 700, [
      [0, '#fff9e4', 1],
      [0.3, '#fff3cf', 0.5],
      [1, '#fff3cf', 0],
    ]),
  ].join('');
  const cloud = (x: number, y: number, size: number, opacity: number) =>
    `<path d="M${x} ${y}h${size * 4.6}a${size * 0.7} ${size * 0.7} 0 0 0 -${size * 0.5} -${size * 1.2}a${size} ${size} 0 0 0 -${size * 1.5} -${size * 0.5}a${size * 1.1} ${size * 1.1} 0 0 0 -${size * 1.8} ${size * 0.3}a${size * 0.8} ${size * 0.8} 0 0 0 -${size * 0.8} ${size * 1.4}Z" fill="#ffffff" opacity="${opacity}"/>`;
  const house = (x: number, y: number, width: number, wall: string, roof: string) => `
    <rect x="${x}" y="${y}" width="${width}" height="${width * 0.62}" fill="${wall}"/>
    <path d="M${x - 10} ${y + 4}l${width / 2 + 10} -${width * 0.42}l${width / 2 + 10} ${width * 0.42}Z" fill="${roof}"/>
    <rect x="${x + width * 0.16}" y="${y + width * 0.18}" width="${width * 0.2}" height="${width * 0.24}" fill="#fff8e8"/>
    <rect x="${x + width * 0.62}" y="${y + width * 0.18}" width="${width * 0.2}" height="${width * 0.24}" fill="#fff8e8"/>
    <rect x="${x + width * 0.42}" y="${y + width * 0.24}" width="${width * 0.15}" height="${width * 0.38}" fill="#fff8e8" opacity="0.85"/>`;
  const sail = (x: number, y: number, size: number) => `
    <path d="M${x} ${y}V${y - size}L${x + size * 0.52} ${y - size * 0.12}Z" fill="#fffdf5"/>
    <path d="M${x - size * 0.05} ${y - size * 0.04}V${y - size * 0.9}L${x - size * 0.42} ${y - size * 0.1}Z" fill="#f0dcc0"/>
    <path d="M${x - size * 0.46} ${y}h${size}l-${size * 0.16} ${size * 0.14}h-${size * 0.7}Z" fill="#a53f2f"/>`;
  const tree = (x: number, y: number, size: number) =>
    `<path d="M${x} ${y}v-${size}" stroke="#5b4536" stroke-width="8"/><path d="${curve(
      [
        [x, y - size * 1.7],
        [x + size * 0.5, y - size * 1.3],
        [x + size * 0.38, y - size * 0.7],
        [x, y - size * 0.55],
        [x - size * 0.42, y - size * 0.75],
        [x - size * 0.48, y - size * 1.3],
      ],
      true,
    )}" fill="${size % 2 > 1 ? '#2f6b57' : '#3c7d61'}"/>`;
  const body = [
    fill('url(#sky)'),
    fill('url(#sun)'),
    cloud(980, 250, 46, 0.85),
    cloud(1560, 170, 34, 0.7),
    cloud(180, 380, 28, 0.6),
    `<path d="${curve([
      [-20, 640],
      [180, 612],
      [420, 628],
      [640, 604],
      [900, 632],
    ])}L900 660H-20Z" fill="#9dc3bd"/>`,
    `<path d="${curve([
      [1500, 640],
      [1680, 606],
      [1860, 622],
      [2040, 598],
    ])}L2040 660H1500Z" fill="#8fb9b5"/>`,
    '<rect y="640" width="2000" height="610" fill="url(#sea)"/>',
    draw(130, () => {
      const depth = random();
      const y = 652 + depth * depth * 590;
      const length = 20 + depth * 190;
      return `<path d="M${between(random, -80, WIDTH)} ${y}q${length / 2} ${-4 - depth * 9} ${length} 0" fill="none" stroke="#eafff6" stroke-width="${2 + depth * 4}" stroke-opacity="${between(random, 0.12, 0.5).toFixed(2)}" stroke-linecap="round"/>`;
    }),
    sail(300, 742, 120),
    sail(560, 694, 66),
    `<path d="${curve(
      [
        [705, 846],
        [716, 806],
        [820, 742],
        [960, 690],
        [1130, 640],
        [1330, 606],
        [1500, 640],
        [1650, 700],
        [1800, 742],
        [1895, 800],
        [1890, 846],
        [1700, 886],
        [1300, 908],
        [930, 894],
      ],
      true,
    )}" fill="url(#rock)"/>`,
    '<path d="M760 838Q1000 800 1180 826T1560 838M880 872Q1100 846 1330 866T1700 846M1500 770Q1640 770 1780 806M820 790Q900 770 980 778" fill="none" stroke="#9c6c5a" stroke-opacity="0.5" stroke-width="7" stroke-linecap="round"/>',
    `<path d="${curve(
      [
        [860, 752],
        [1000, 682],
        [1180, 624],
        [1340, 592],
        [1490, 628],
        [1630, 692],
        [1730, 736],
        [1500, 724],
        [1240, 716],
        [1040, 742],
      ],
      true,
    )}" fill="#6fa06a"/>`,
    `<path d="${curve(
      [
        [960, 742],
        [1130, 672],
        [1330, 636],
        [1520, 668],
        [1680, 724],
        [1440, 700],
        [1180, 704],
      ],
      true,
    )}" fill="#8bb574"/>`,
    '<path d="M1010 872C1060 812 1180 800 1240 760C1290 724 1330 690 1338 640" fill="none" stroke="#fbe9c8" stroke-width="17" stroke-linecap="round"/>',
    draw(7, (index) => tree(1416 + index * 44 + ((index * 29) % 17), 668 + index * 12, 44 + ((index * 37) % 41))),
    tree(930, 752, 50),
    tree(968, 740, 63),
    house(1050, 668, 96, '#b5432f', '#5a3a34'),
    house(1176, 640, 78, '#e4b34c', '#6b443a'),
    '<path d="M1296 622L1312 296H1372L1388 622Z" fill="url(#tower)"/>',
    '<path d="M1301 520L1304.500 450H1379.500L1383 520ZM1308 378L1310 336H1374L1376 378Z" fill="#c8452f"/>',
    '<rect x="1298" y="280" width="88" height="18" rx="4" fill="#33424a"/><rect x="1314" y="226" width="56" height="56" fill="#fff0b8"/><path d="M1314 226h56v56h-56zM1333 226v56M1351 226v56" fill="none" stroke="#33424a" stroke-width="6"/><path d="M1306 228Q1342 168 1378 228Z" fill="#c8452f"/><circle cx="1342" cy="186" r="9" fill="#33424a"/>',
    '<rect x="1330" y="576" width="24" height="46" rx="12" fill="#33424a"/><rect x="1336" y="410" width="14" height="24" rx="7" fill="#33424a"/>',
    '<path d="M706 846Q940 894 1300 908T1890 848" fill="none" stroke="#f7fff8" stroke-width="10" stroke-opacity="0.7" stroke-linecap="round"/>',
    '<path d="M1010 944h420M1240 972h240M1600 916h170" stroke="#0e5e72" stroke-opacity="0.25" stroke-width="14" stroke-linecap="round"/>',
    '<path d="M860 884h210" stroke="#7a5440" stroke-width="15"/><path d="M880 884v46M950 884v50M1020 884v50" stroke="#5f4033" stroke-width="10"/>',
    `<path d="${curve([
      [-20, 1110],
      [150, 1030],
      [330, 1060],
      [470, 1140],
      [560, 1250],
      [-20, 1260],
    ])}Z" fill="#8d6a5c"/><path d="${curve([
      [-20, 1110],
      [150, 1030],
      [330, 1060],
      [300, 1090],
      [120, 1080],
      [-20, 1150],
    ])}Z" fill="#c79a82"/>`,
    draw(26, () => {
      const x = between(random, 30, 420);
      const y = 1110 + Math.abs(x - 200) * 0.18;
      return `<path d="M${x} ${y + 90}q${between(random, -10, 10)} -60 ${between(random, -30, 30)} -${between(random, 90, 170)}" fill="none" stroke="#3d6b4d" stroke-width="6" stroke-linecap="round"/>`;
    }),
    draw(9, (index) => {
      const [x, y] = [50 + index * 42, 985 + ((index * 53) % 80)];
      return `<path d="M${x} ${y}q-4 60 ${index % 2 ? 12 : -12} 130" fill="none" stroke="#3d6b4d" stroke-width="5"/><circle cx="${x}" cy="${y}" r="15" fill="${index % 2 ? '#e86f51' : '#f4c95d'}"/><circle cx="${x}" cy="${y}" r="5" fill="#fff8e0"/>`;
    }),
    draw(
      5,
      (index) =>
        `<path d="M${640 + index * 96} ${330 + ((index * 67) % 90)}q22 -24 40 0q18 -24 40 0" fill="none" stroke="#4a6670" stroke-width="5" stroke-linecap="round"/>`,
    ),
  ].join('');
  return svg(defs, body);
}
