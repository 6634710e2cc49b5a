import { between, curve, draw, fill, linear, polygon, radial, radialOnCanvas, seeded, svg, WIDTH } from '#lib/demo/pictures/canvas.ts';
import { stars } from '#lib/demo/pictures/stars.ts';

/** A row of book spines of different height and colour. */
function books(random: () => number, left: number, right: number, shelf: number, tallest: number, colours: readonly string[]): string {
  let markup = '';
  let x = left;
  while (x < right - 8) {
    const width = Math.min(between(random, 9, 26), right - x);
    const height = tallest * between(random, 0.62, 1);
    const colour = colours[Math.floor(random() * colours.length)];
    const leaning = random() < 0.07;
    markup += `<rect x="${x.toFixed(1)}" y="${(shelf - height).toFixed(1)}" width="${(width - 2).toFixed(1)}" height="${height.toFixed(1)}" fill="${colour}"${leaning ? ` transform="rotate(8 ${x.toFixed(0)} ${shelf})"` : ''}/>`;
    x += width + (random() < 0.06 ? 24 : 0);
  }
  return markup;
}

/** A small-town library at night, every window lit and full of books. */
export function library(): string {
  const random = seeded(21);
  const spines = ['#b5452f', '#d98a3d', '#7b5d3a', '#315c5a', '#8f2f3a', '#e0b35c', '#4b6f7d', '#5a3f57', '#c9683f'];
  const defs = [
    linear('sky', [
      [0, '#0d1838'],
      [0.6, '#23376b'],
      [1, '#5b5f95'],
    ]),
    linear('lit', [
      [0, '#ffe3a0'],
      [1, '#f6ae55'],
    ]),
    linear('brick', [
      [0, '#4a3550'],
      [1, '#2c2340'],
    ]),
    linear('street', [
      [0, '#2a2c50'],
      [1, '#11142d'],
    ]),
    linear('pool', [
      [0, '#ffcf7e', 0.65],
      [1, '#ffcf7e', 0],
    ]),
    radialOnCanvas('halo', 1000, 700, 1050, [
      [0, '#ffb55e', 0.5],
      [1, '#ffb55e', 0],
    ]),
    radial('lamp', [
      [0, '#fff4cf', 0.95],
      [0.25, '#ffdc8f', 0.5],
      [1, '#ffdc8f', 0],
    ]),
  ].join('');
  const window = (x: number, y: number, width: number, height: number) => {
    const shelves = Math.max(2, Math.round(height / 105));
    const gap = height / shelves;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#lit)"/>
      ${draw(shelves, (index) => {
        const shelf = y + gap * (index + 1) - 8;
        return `${books(random, x + 12, x + width - 12, shelf, gap * 0.72, spines)}<rect x="${x}" y="${shelf}" width="${width}" height="8" fill="#8a5632"/>`;
      })}
      <path d="M${x + width / 2} ${y}v${height}" stroke="#2b2039" stroke-width="9"/>
      <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#2b2039" stroke-width="14"/>
      <rect x="${x - 16}" y="${y + height}" width="${width + 32}" height="16" fill="#6a5470"/>`;
  };
  const gables = [
    [-60, 470, 300, '#1c2550'],
    [210, 560, 220, '#232c5c'],
    [1580, 540, 230, '#232c5c'],
    [1780, 450, 300, '#1a234c'],
  ] as const;
  const person = (x: number, foot: number, size: number, coat: string) => `
    <path d="M${x - size * 0.1} ${foot}v-${size * 0.4}M${x + size * 0.1} ${foot}v-${size * 0.4}" stroke="#0c0f22" stroke-width="${size * 0.1}" stroke-linecap="round"/>
    <path d="M${x - size * 0.2} ${foot - size * 0.3}C${x - size * 0.24} ${foot - size * 0.75} ${x - size * 0.1} ${foot - size * 0.82} ${x} ${foot - size * 0.82}S${x + size * 0.24} ${foot - size * 0.75} ${x + size * 0.2} ${foot - size * 0.3}Z" fill="${coat}"/>
    <circle cx="${x}" cy="${foot - size * 0.93}" r="${size * 0.115}" fill="#d9a07a"/><path d="M${x - size * 0.13} ${foot - size * 0.94}a${size * 0.13} ${size * 0.13} 0 0 1 ${size * 0.26} 0Z" fill="#31203a"/>`;
  const body = [
    fill('url(#sky)'),
    stars(random, 130, 620),
    '<path d="M1664 128A64 64 0 1 1 1602 214A56 56 0 0 0 1664 128Z" fill="#fdf0cf"/>',
    fill('url(#halo)'),
    ...gables.map(([x, y, width, colour]) => {
      const panes = draw(8, (index) =>
        random() < 0.35
          ? `<rect x="${x + 40 + (index % 2) * (width - 130)}" y="${y + 60 + Math.floor(index / 2) * 110}" width="44" height="58" fill="#f0b762" opacity="0.75"/>`
          : '',
      );
      return `<path d="${polygon([
        [x, 1000],
        [x, y],
        [x + width / 2, y - 120],
        [x + width, y],
        [x + width, 1000],
      ])}" fill="${colour}"/>${panes}`;
    }),
    '<rect x="380" y="380" width="1240" height="640" fill="url(#brick)"/>',
    '<path d="M340 392L1000 170L1660 392Z" fill="#5d4662"/><path d="M440 372L1000 188L1560 372Z" fill="#3b2c49"/>',
    '<circle cx="1000" cy="296" r="50" fill="url(#lit)"/><path d="M1000 246v100M950 296h100" stroke="#2b2039" stroke-width="9"/><circle cx="1000" cy="296" r="50" fill="none" stroke="#6a5470" stroke-width="12"/>',
    '<rect x="330" y="384" width="1340" height="30" fill="#78607c"/>',
    window(450, 480, 210, 430),
    window(700, 480, 160, 430),
    window(1140, 480, 160, 430),
    window(1340, 480, 210, 430),
    '<path d="M900 1010V610Q1000 470 1100 610V1010Z" fill="url(#lit)"/><path d="M900 1010V610Q1000 470 1100 610V1010M1000 545V1010M900 690H1100" fill="none" stroke="#2b2039" stroke-width="13"/><circle cx="980" cy="830" r="9" fill="#2b2039"/><circle cx="1020" cy="830" r="9" fill="#2b2039"/>',
    '<path d="M840 1010H1160L1190 1040H810ZM810 1040H1190L1220 1070H780Z" fill="#8b7390"/><path d="M810 1040H1190M780 1070H1220" stroke="#4a3a58" stroke-width="6"/>',
    '<rect y="1066" width="2000" height="184" fill="url(#street)"/>',
    '<path d="M430 1066L250 1250H760L690 1066ZM870 1066L760 1250H1240L1130 1066ZM1310 1066L1300 1250H1760L1570 1066Z" fill="url(#pool)"/>',
    draw(
      40,
      () =>
        `<path d="M${between(random, 0, WIDTH)} ${between(random, 1090, 1240)}h${between(random, 20, 90)}" stroke="#ffdf9f" stroke-opacity="0.16" stroke-width="4" stroke-linecap="round"/>`,
    ),
    person(766, 1120, 170, '#8c3a44'),
    person(1282, 1150, 190, '#2f6a6d'),
    person(1350, 1148, 120, '#d9893c'),
    '<path d="M1310 1085l34 8" stroke="#2f6a6d" stroke-width="13" stroke-linecap="round"/>',
    '<circle cx="232" cy="560" r="220" fill="url(#lamp)"/><path d="M232 1120V590" stroke="#0a0d20" stroke-width="15"/><path d="M196 530h72l-14 72h-44Z" fill="#fff0bd"/><path d="M188 530Q232 470 276 530Z" fill="#0a0d20"/><path d="M200 1120h64" stroke="#0a0d20" stroke-width="22" stroke-linecap="round"/>',
    '<path d="M1800 1120V650" stroke="#0c1024" stroke-width="24"/><path d="M1800 900l-70 -90M1800 820l74 -100M1800 740l-44 -74" stroke="#0c1024" stroke-width="13"/>',
    `<path d="${curve(
      [
        [1600, 640],
        [1660, 520],
        [1790, 450],
        [1920, 500],
        [1990, 620],
        [1960, 760],
        [1830, 800],
        [1680, 770],
      ],
      true,
    )}" fill="#12203f" opacity="0.94"/>`,
    draw(
      70,
      () =>
        `<ellipse cx="${between(random, 1640, 1960)}" cy="${between(random, 500, 780)}" rx="22" ry="11" fill="${random() < 0.5 ? '#1d3158' : '#2b4266'}" transform="rotate(${between(random, -40, 40)} 1800 650)"/>`,
    ),
  ].join('');
  return svg(defs, body);
}
