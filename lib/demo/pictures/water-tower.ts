import { between, draw, fill, linear, polygon, radialOnCanvas, seeded, svg, WIDTH } from '#lib/demo/pictures/canvas.ts';

/** An old water tower turned art hall, above the roofs at dusk. */
export function waterTower(): string {
  const random = seeded(61);
  const defs = [
    linear('sky', [
      [0, '#1f6f78'],
      [0.4, '#f0a868'],
      [0.75, '#ef7f5a'],
      [1, '#c9505a'],
    ]),
    linear(
      'concrete',
      [
        [0, '#6d4152'],
        [0.35, '#f3d6b3'],
        [0.6, '#d9a78b'],
        [1, '#5d3549'],
      ],
      [0, 0, 1, 0],
    ),
    linear(
      'bowl',
      [
        [0, '#7a4757'],
        [0.3, '#fbe3c2'],
        [0.62, '#dca88c'],
        [1, '#55304a'],
      ],
      [0, 0, 1, 0],
    ),
    radialOnCanvas('sun', 560, 690, 640, [
      [0, '#fff0c2', 0.95],
      [0.4, '#ffd08a', 0.45],
      [1, '#ffd08a', 0],
    ]),
  ].join('');
  const roofs = (base: number, colour: string, lit: string, low: number, high: number) => {
    let x = -40;
    let markup = '';
    while (x < WIDTH + 40) {
      const width = between(random, 90, 210);
      const top = base - between(random, low, high);
      const gable = random() < 0.55;
      markup += gable
        ? `<path d="${polygon([
            [x, 1250],
            [x, top],
            [x + width / 2, top - width * 0.42],
            [x + width, top],
            [x + width, 1250],
          ])}" fill="${colour}"/>`
        : `<path d="M${x} 1250V${top}h${width}V1250Z" fill="${colour}"/><path d="M${x + width * 0.65} ${top}v-46h26v46Z" fill="${colour}"/>`;
      markup += draw(6, (index) =>
        random() < 0.4
          ? `<rect x="${x + 22 + (index % 2) * (width * 0.45)}" y="${top + 34 + Math.floor(index / 2) * 74}" width="22" height="32" fill="${lit}" opacity="0.9"/>`
          : '',
      );
      x += width - 4;
    }
    return markup;
  };
  const body = [
    fill('url(#sky)'),
    fill('url(#sun)'),
    '<circle cx="560" cy="690" r="120" fill="#fff1c9"/>',
    ...[
      [180, 300, 520, 0.35],
      [1350, 210, 560, 0.28],
      [60, 520, 400, 0.4],
      [1480, 470, 430, 0.4],
      [320, 160, 360, 0.2],
    ].map(
      ([x = 0, y = 0, length = 0, opacity = 0]) =>
        `<path d="M${x} ${y}h${length}M${x + 70} ${y + 26}h${length * 0.6}M${x - 40} ${y + 52}h${length * 0.45}" stroke="#ffe6c0" stroke-width="13" stroke-linecap="round" opacity="${opacity}"/>`,
    ),
    roofs(900, '#b25a5f', '#ffdf9c', 20, 120),
    '<path d="M870 1250L920 600H1180L1230 1250Z" fill="url(#concrete)"/>',
    draw(
      6,
      (index) => `<path d="M${936 + index * 45} 610L${900 + index * 60} 1250" stroke="#5d3549" stroke-opacity="0.28" stroke-width="6"/>`,
    ),
    '<path d="M560 330C600 500 780 610 920 640H1180C1320 610 1500 500 1540 330Z" fill="url(#bowl)"/>',
    draw(13, (index) => {
      const share = (index + 1) / 14;
      return `<path d="M${560 + share * 980} 338C${580 + share * 940} 470 ${760 + share * 580} 580 ${920 + share * 260} 638" fill="none" stroke="#5d3549" stroke-opacity="0.2" stroke-width="6"/>`;
    }),
    '<ellipse cx="1050" cy="330" rx="492" ry="54" fill="#8c4f5d"/><rect x="558" y="250" width="984" height="84" fill="#3d2440"/>',
    draw(
      21,
      (index) => `<rect x="${572 + index * 46}" y="258" width="38" height="68" fill="${(index * 7) % 5 === 0 ? '#ffc56e' : '#ffe7ad'}"/>`,
    ),
    '<path d="M545 250H1555L1500 206H600Z" fill="#7d4658"/><path d="M760 206Q1050 96 1340 206Z" fill="#95566a"/><path d="M1050 150V52" stroke="#3d2440" stroke-width="8"/><path d="M1050 56l92 22l-92 26Z" fill="#e8563f"/>',
    '<ellipse cx="1050" cy="340" rx="500" ry="30" fill="#3d2440" fill-opacity="0.35"/>',
    '<path d="M990 1250V1010Q1050 930 1110 1010V1250Z" fill="#ffd98f"/><path d="M1050 970V1250" stroke="#5d3549" stroke-width="8"/>',
    draw(3, (index) => `<rect x="1030" y="${700 + index * 84}" width="40" height="54" rx="20" fill="#ffd98f"/>`),
    roofs(1090, '#6b3350', '#ffd27f', 0, 80),
    roofs(1215, '#34203f', '#ffbe63', -10, 50),
    draw(
      9,
      (index) =>
        `<path d="M${1590 + index * 44} ${470 + ((index * 71) % 130)}q18 -20 34 0q16 -20 34 0" fill="none" stroke="#4a2a45" stroke-width="6" stroke-linecap="round"/>`,
    ),
  ].join('');
  return svg(defs, body);
}
