import { between, curve, draw, fill, ground, HEIGHT, linear, type Point, polygon, radialOnCanvas, ridgeLine, seeded, svg, WIDTH } from '#prisma/demo/pictures/canvas.ts';

/** A spruce as stacked skirts of branches, its foot at (x, y). */
function spruce(x: number, y: number, height: number, colour: string): string {
  const width = height * 0.34;
  const skirts = [0, 0.2, 0.4, 0.6, 0.78].map((from, index) => {
    const half = (width / 2) * (0.28 + index * 0.18);
    const top = y - height + from * height;
    const bottom = Math.min(top + height * 0.34, y);
    return polygon([
      [x, top],
      [x + half, bottom],
      [x + half * 0.35, bottom - height * 0.03],
      [x - half * 0.35, bottom - height * 0.03],
      [x - half, bottom],
    ]);
  });
  return `<path d="${skirts.join('')}" fill="${colour}"/>`;
}

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
    ${posts.slice(0, -1).map((x, index) => (index < 7 ? `<path d="M${x} ${arch(x)}L${x + 90} ${deck(x + 90)}" stroke="#8f4d35" stroke-width="7"/>` : `<path d="M${x} ${deck(x)}L${x + 90} ${arch(x + 90)}" stroke="#8f4d35" stroke-width="7"/>`)).join('')}
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
    draw(9, (index) => spruce(-10 + index * 34 + between(random, -10, 10), 760 + index * 14, between(random, 190, 330), index % 2 ? '#173a3d' : '#1e474a')),
    draw(9, (index) => spruce(2010 - index * 36 + between(random, -10, 10), 750 + index * 14, between(random, 200, 350), index % 2 ? '#14363a' : '#1b4043')),
  ].join('');
  const defs = [
    linear('sky', [[0, '#f3c9a5'], [0.45, '#f7dfc0'], [1, '#dfe8d8']]),
    linear('river', [[0, '#f3d8b8'], [0.4, '#8fb8b2'], [1, '#1f4a50']]),
    linear('mist', [[0, '#fff6e6', 0], [0.5, '#fff6e6', 0.75], [1, '#fff6e6', 0]]),
    radialOnCanvas('glow', 1380, 430, 620, [[0, '#fff3d6', 0.95], [0.35, '#ffd9a0', 0.55], [1, '#ffd9a0', 0]]),
    '<clipPath id="water"><path d="M0 860H2000V1250H0Z"/></clipPath>',
    '<filter id="soft"><feGaussianBlur stdDeviation="6"/></filter>',
  ].join('');
  const body = [
    fill('url(#sky)'),
    fill('url(#glow)'),
    '<circle cx="1380" cy="430" r="92" fill="#f27f4f"/>',
    ...hills.map(({ colour, ...ridge }) => {
      const line = ridgeLine(random, ridge);
      const trees = draw(46, (index) => {
        const [x, y] = line[Math.floor((index / 46) * (line.length - 1))] ?? [0, 0];
        return spruce(x + between(random, -ridge.step / 2, ridge.step / 2), y + between(random, 22, 60), between(random, 46, 110) * (ridge.base / 640), colour);
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
    `<path d="${curve([[-20, 1180], [260, 1135], [520, 1190], [800, 1215], [1150, 1235], [1600, 1190], [2020, 1130]])}V${HEIGHT}H-20Z" fill="#12302f"/>`,
    draw(60, () => {
      const x = between(random, 0, WIDTH);
      const y = 1165 + 70 * Math.sin((Math.PI * x) / WIDTH);
      return `<path d="M${x} ${y + 60}q${between(random, -14, 14)} -50 ${between(random, -24, 24)} -${between(random, 60, 120)}" stroke="#12302f" stroke-width="5" fill="none" stroke-linecap="round"/>`;
    }),
  ].join('');
  return svg(defs, body);
}

/** A cottage island with a lighthouse, seen over turquoise water. */
export function island(): string {
  const random = seeded(31);
  const defs = [
    linear('sky', [[0, '#bfe3ea'], [0.55, '#e9f3e6'], [1, '#fdf1d6']]),
    linear('sea', [[0, '#8fd0cc'], [0.35, '#3fa7ab'], [1, '#0d5d73']]),
    linear('rock', [[0, '#e8c3a4'], [1, '#b98872']]),
    linear('tower', [[0, '#ffffff'], [0.55, '#f6efe2'], [1, '#cfc6ba']], [0, 0, 1, 0]),
    radialOnCanvas('sun', 420, 260, 700, [[0, '#fff9e4', 1], [0.3, '#fff3cf', 0.5], [1, '#fff3cf', 0]]),
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
    `<path d="M${x} ${y}v-${size}" stroke="#5b4536" stroke-width="8"/><path d="${curve([[x, y - size * 1.7], [x + size * 0.5, y - size * 1.3], [x + size * 0.38, y - size * 0.7], [x, y - size * 0.55], [x - size * 0.42, y - size * 0.75], [x - size * 0.48, y - size * 1.3]], true)}" fill="${size % 2 > 1 ? '#2f6b57' : '#3c7d61'}"/>`;
  const body = [
    fill('url(#sky)'),
    fill('url(#sun)'),
    cloud(980, 250, 46, 0.85),
    cloud(1560, 170, 34, 0.7),
    cloud(180, 380, 28, 0.6),
    `<path d="${curve([[-20, 640], [180, 612], [420, 628], [640, 604], [900, 632]])}L900 660H-20Z" fill="#9dc3bd"/>`,
    `<path d="${curve([[1500, 640], [1680, 606], [1860, 622], [2040, 598]])}L2040 660H1500Z" fill="#8fb9b5"/>`,
    '<rect y="640" width="2000" height="610" fill="url(#sea)"/>',
    draw(130, () => {
      const depth = random();
      const y = 652 + depth * depth * 590;
      const length = 20 + depth * 190;
      return `<path d="M${between(random, -80, WIDTH)} ${y}q${length / 2} ${-4 - depth * 9} ${length} 0" fill="none" stroke="#eafff6" stroke-width="${2 + depth * 4}" stroke-opacity="${between(random, 0.12, 0.5).toFixed(2)}" stroke-linecap="round"/>`;
    }),
    sail(300, 742, 120),
    sail(560, 694, 66),
    `<path d="${curve([[705, 846], [716, 806], [820, 742], [960, 690], [1130, 640], [1330, 606], [1500, 640], [1650, 700], [1800, 742], [1895, 800], [1890, 846], [1700, 886], [1300, 908], [930, 894]], true)}" fill="url(#rock)"/>`,
    '<path d="M760 838Q1000 800 1180 826T1560 838M880 872Q1100 846 1330 866T1700 846M1500 770Q1640 770 1780 806M820 790Q900 770 980 778" fill="none" stroke="#9c6c5a" stroke-opacity="0.5" stroke-width="7" stroke-linecap="round"/>',
    `<path d="${curve([[860, 752], [1000, 682], [1180, 624], [1340, 592], [1490, 628], [1630, 692], [1730, 736], [1500, 724], [1240, 716], [1040, 742]], true)}" fill="#6fa06a"/>`,
    `<path d="${curve([[960, 742], [1130, 672], [1330, 636], [1520, 668], [1680, 724], [1440, 700], [1180, 704]], true)}" fill="#8bb574"/>`,
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
    `<path d="${curve([[-20, 1110], [150, 1030], [330, 1060], [470, 1140], [560, 1250], [-20, 1260]])}Z" fill="#8d6a5c"/><path d="${curve([[-20, 1110], [150, 1030], [330, 1060], [300, 1090], [120, 1080], [-20, 1150]])}Z" fill="#c79a82"/>`,
    draw(26, () => {
      const x = between(random, 30, 420);
      const y = 1110 + Math.abs(x - 200) * 0.18;
      return `<path d="M${x} ${y + 90}q${between(random, -10, 10)} -60 ${between(random, -30, 30)} -${between(random, 90, 170)}" fill="none" stroke="#3d6b4d" stroke-width="6" stroke-linecap="round"/>`;
    }),
    draw(9, (index) => {
      const [x, y] = [50 + index * 42, 985 + ((index * 53) % 80)];
      return `<path d="M${x} ${y}q-4 60 ${index % 2 ? 12 : -12} 130" fill="none" stroke="#3d6b4d" stroke-width="5"/><circle cx="${x}" cy="${y}" r="15" fill="${index % 2 ? '#e86f51' : '#f4c95d'}"/><circle cx="${x}" cy="${y}" r="5" fill="#fff8e0"/>`;
    }),
    draw(5, (index) => `<path d="M${640 + index * 96} ${330 + ((index * 67) % 90)}q22 -24 40 0q18 -24 40 0" fill="none" stroke="#4a6670" stroke-width="5" stroke-linecap="round"/>`),
  ].join('');
  return svg(defs, body);
}

/** A fell with a lit and a shaded side and snow that lies further down in the shade. */
function peak(random: () => number, x: number, top: number, half: number): string {
  const foot = 860;
  const slope = (share: number, side: number): Point => [x + side * half * share, top + (foot - top) * share];
  const snowEdge = [0.42, 0.3, 0.46, 0.27, 0.38].map((share, index): Point => {
    const across = (index - 2) / 2;
    return [x + across * half * 0.34, top + (foot - top) * (share + between(random, -0.05, 0.05))];
  });
  return `
    <path d="${polygon([[x, top], slope(1, 1), slope(1, -1)])}" fill="#eeb0a3"/>
    <path d="${polygon([[x, top], slope(1, -1), [x - half * 0.1, foot], [x + half * 0.12, top + (foot - top) * 0.5]])}" fill="#d58b93"/>
    <path d="${polygon([[x, top], slope(0.34, 1), ...snowEdge.slice(1, 4).reverse(), slope(0.34, -1)])}" fill="#fff1e4"/>
    <path d="${polygon([[x, top], slope(0.34, -1), ...snowEdge.slice(1, 3)])}" fill="#f3d0cb"/>`;
}

/** Rose-coloured fells at sunrise, seen through the window of a sleeping car. */
export function fells(): string {
  const random = seeded(41);
  const layers = [
    { base: 700, swing: 60, step: 210, colour: '#b5708c' },
    { base: 790, swing: 70, step: 190, colour: '#8a5c86' },
    { base: 900, swing: 40, step: 150, colour: '#513f6b' },
  ];
  const defs = [
    linear('sky', [[0, '#f9d9b4'], [0.4, '#f8c1a4'], [1, '#f09a92']]),
    linear('wall', [[0, '#5b2f24'], [0.5, '#7a4331'], [1, '#4c271f']], [0, 0, 1, 0]),
    linear('curtain', [[0, '#1f4d4a'], [0.25, '#2f6a64'], [0.45, '#1b4542'], [0.7, '#347069'], [1, '#173c3a']], [0, 0, 1, 0]),
    radialOnCanvas('sun', 1210, 470, 520, [[0, '#fff6d8', 1], [0.3, '#ffe0a8', 0.6], [1, '#ffe0a8', 0]]),
    '<clipPath id="pane"><rect x="250" y="130" width="1500" height="840" rx="70"/></clipPath>',
    linear('shine', [[0, '#ffffff', 0.34], [1, '#ffffff', 0]], [0, 0, 1, 1]),
    linear('table', [[0, '#a5694a'], [1, '#6b3d2a']]),
  ].join('');
  const body = [
    fill('url(#wall)'),
    draw(26, (index) => `<path d="M${index * 80} 0V1250" stroke="#3c1d17" stroke-opacity="0.35" stroke-width="3"/>`),
    '<g clip-path="url(#pane)">',
    fill('url(#sky)'),
    fill('url(#sun)'),
    '<circle cx="1210" cy="470" r="64" fill="#fffbe9"/>',
    peak(random, 330, 500, 330),
    peak(random, 1060, 590, 250),
    peak(random, 1600, 400, 430),
    peak(random, 700, 410, 410),
    peak(random, 1340, 560, 260),
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
    '<ellipse cx="1000" cy="1110" rx="170" ry="30" fill="#3f2218" opacity="0.45"/><path d="M860 930H1120V1030C1120 1080 1070 1108 990 1108S860 1080 860 1030Z" fill="#f6efe2"/><path d="M1116 952c70 -16 92 90 -6 98" fill="none" stroke="#f6efe2" stroke-width="24"/><ellipse cx="990" cy="932" rx="130" ry="24" fill="#e3d7c5"/><ellipse cx="990" cy="936" rx="112" ry="17" fill="#4a2a1c"/><path d="M860 996H1120V1016H860Z" fill="#c8553d"/>',
    '<path d="M940 880c-26 -40 26 -60 0 -104M1010 880c-26 -40 26 -60 0 -104" fill="none" stroke="#ffffff" stroke-opacity="0.55" stroke-width="12" stroke-linecap="round"/>',
    '<path d="M1330 1098L1390 1030H1660L1720 1098Z" fill="#e9dcc6"/><path d="M1330 1098H1720V1112H1330Z" fill="#b9a78c"/><path d="M1410 1052h200M1398 1068h180" stroke="#8a7a66" stroke-width="6"/>',
  ].join('');
  return svg(defs, body);
}
