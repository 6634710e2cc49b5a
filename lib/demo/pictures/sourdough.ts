import { between, curve, draw, fill, linear, type Point, radial, radialOnCanvas, seeded, svg, times } from '#lib/demo/pictures/canvas.ts';

/** An ear of wheat from its foot, leaning by `tilt` degrees. */
function wheat(x: number, y: number, size: number, tilt: number): string {
  const grains = draw(7, (index) => {
    const along = -size * (0.5 + index * 0.075);
    return [-1, 1]
      .map(
        (side) =>
          `<ellipse cx="${x + side * size * 0.045}" cy="${y + along}" rx="${size * 0.032}" ry="${size * 0.07}" fill="${side < 0 ? '#e2b04f' : '#c98f33'}" transform="rotate(${side * 24} ${x + side * size * 0.045} ${y + along})"/>`,
      )
      .join('');
  });
  return `<g transform="rotate(${tilt} ${x} ${y})"><path d="M${x} ${y}V${y - size * 0.55}" stroke="#b98432" stroke-width="${size * 0.016}"/>${grains}<ellipse cx="${x}" cy="${y - size * 1.06}" rx="${size * 0.03}" ry="${size * 0.075}" fill="#e2b04f"/></g>`;
}

/** A scored sourdough loaf from above, on a floured board. */
export function sourdough(): string {
  const random = seeded(71);
  const defs = [
    linear(
      'table',
      [
        [0, '#33524f'],
        [1, '#1d3534'],
      ],
      [0, 0, 1, 1],
    ),
    linear(
      'board',
      [
        [0, '#c58b56'],
        [0.5, '#b57a47'],
        [1, '#95602f'],
      ],
      [0, 0, 1, 1],
    ),
    radial(
      'crust',
      [
        [0, '#e9a85a'],
        [0.55, '#c47433'],
        [0.85, '#8b4520'],
        [1, '#5b2a14'],
      ],
      [0.42, 0.4],
    ),
    radial('crumb', [
      [0, '#fbe9c6'],
      [0.7, '#f0d29c'],
      [1, '#dfb271'],
    ]),
    linear('blade', [
      [0, '#f4f6f5'],
      [1, '#a9b5b6'],
    ]),
    linear(
      'linen',
      [
        [0, '#f4ead8'],
        [1, '#d8c8ab'],
      ],
      [0, 0, 1, 1],
    ),
    radialOnCanvas('light', 620, 260, 1300, [
      [0, '#fff3d4', 0.4],
      [1, '#fff3d4', 0],
    ]),
    radial('dark', [
      [0, '#2a1408', 0.75],
      [0.8, '#2a1408', 0.6],
      [1, '#2a1408', 0],
    ]),
    '<clipPath id="loaf"><ellipse cx="900" cy="620" rx="430" ry="400"/></clipPath>',
  ].join('');
  const slash = (points: readonly Point[], width: number) =>
    `<path d="${curve(points)}" fill="none" stroke="#7a3b19" stroke-width="${width + 22}" stroke-linecap="round"/><path d="${curve(points)}" fill="none" stroke="#f3d6a3" stroke-width="${width}" stroke-linecap="round"/>`;
  const leaf = (x: number, y: number, angle: number) =>
    `<path d="M${x} ${y}q34 -30 92 0q-58 30 -92 0Z" fill="#f3d6a3" stroke="#7a3b19" stroke-width="9" transform="rotate(${angle} ${x} ${y})"/>`;
  const slice = (x: number, y: number, angle: number) => `
    <g transform="rotate(${angle} ${x} ${y})">
      <path d="M${x - 150} ${y + 150}C${x - 190} ${y + 40} ${x - 180} ${y - 90} ${x - 90} ${y - 140}S${x + 120} ${y - 150} ${x + 165} ${y - 60}S${x + 170} ${y + 110} ${x + 140} ${y + 150}Z" fill="#8b4520"/>
      <path d="M${x - 128} ${y + 132}C${x - 162} ${y + 40} ${x - 152} ${y - 78} ${x - 76} ${y - 118}S${x + 102} ${y - 128} ${x + 140} ${y - 50}S${x + 146} ${y + 94} ${x + 118} ${y + 132}Z" fill="url(#crumb)"/>
      ${draw(30, () => `<ellipse cx="${x + between(random, -108, 100)}" cy="${y + between(random, -84, 108)}" rx="${between(random, 4, 19).toFixed(1)}" ry="${between(random, 3, 12).toFixed(1)}" fill="#c9954f" fill-opacity="0.55"/>`)}
    </g>`;
  const body = [
    fill('url(#table)'),
    draw(
      9,
      (index) =>
        `<path d="M0 ${70 + index * 145}Q1000 ${50 + index * 145} 2000 ${80 + index * 145}" stroke="#152a29" stroke-opacity="0.5" stroke-width="5" fill="none"/>`,
    ),
    fill('url(#light)'),
    '<path d="M-40 780L520 1000L420 1290H-40Z" fill="url(#linen)"/><path d="M-40 840L490 1046M-40 880L474 1080" stroke="#b5432f" stroke-width="12"/><path d="M-40 1000L436 1180" stroke="#b5432f" stroke-width="5"/>',
    draw(
      7,
      (index) =>
        `<rect x="${392 - index * 4}" y="${210 - index * 4}" width="${1310 + index * 8}" height="${880 + index * 8}" rx="${110 + index * 3}" fill="#0e1f1e" opacity="0.11"/>`,
    ),
    '<rect x="360" y="170" width="1330" height="900" rx="110" fill="url(#board)"/>',
    draw(
      15,
      (index) =>
        `<path d="M${392 + (index % 3) * 22} ${226 + index * 58}Q1020 ${between(random, 200, 256) + index * 58} ${1650 - (index % 4) * 20} ${228 + index * 58}" stroke="#7f4f26" stroke-opacity="0.4" stroke-width="${between(random, 2, 6).toFixed(1)}" fill="none"/>`,
    ),
    '<circle cx="1600" cy="262" r="34" fill="#1d3534"/><circle cx="1600" cy="262" r="34" fill="none" stroke="#7f4f26" stroke-width="8"/>',
    draw(
      420,
      () =>
        `<circle cx="${(900 + between(random, -1, 1) * between(random, 200, 640)).toFixed(0)}" cy="${(640 + between(random, -1, 1) * between(random, 150, 430)).toFixed(0)}" r="${between(random, 1, 5).toFixed(1)}" fill="#fff8ea" fill-opacity="${between(random, 0.3, 0.8).toFixed(2)}"/>`,
    ),
    '<ellipse cx="938" cy="672" rx="478" ry="446" fill="url(#dark)"/>',
    '<ellipse cx="900" cy="620" rx="430" ry="400" fill="url(#crust)"/>',
    '<g clip-path="url(#loaf)">',
    ...times(
      6,
      (index) =>
        `<ellipse cx="900" cy="620" rx="${410 - index * 62}" ry="${382 - index * 60}" fill="none" stroke="#fff1d6" stroke-width="${index % 2 ? 9 : 16}" stroke-dasharray="3 9" opacity="${(0.62 - index * 0.05).toFixed(2)}"/>`,
    ),
    slash(
      [
        [660, 880],
        [780, 720],
        [900, 560],
        [1060, 350],
      ],
      34,
    ),
    ...[
      [732, 776, -150],
      [800, 688, -150],
      [870, 596, -150],
      [940, 506, -150],
      [760, 744, 48],
      [828, 652, 48],
      [898, 560, 48],
      [966, 472, 48],
    ].map(([x = 0, y = 0, angle = 0]) => leaf(x, y, angle)),
    slash(
      [
        [520, 560],
        [600, 440],
        [720, 340],
      ],
      20,
    ),
    slash(
      [
        [1080, 900],
        [1200, 800],
        [1270, 680],
      ],
      20,
    ),
    draw(260, () => {
      const angle = random() * Math.PI * 2;
      const reach = Math.sqrt(random());
      return `<circle cx="${(900 + Math.cos(angle) * reach * 420).toFixed(0)}" cy="${(620 + Math.sin(angle) * reach * 390).toFixed(0)}" r="${between(random, 1.5, 5).toFixed(1)}" fill="#fffaf0" fill-opacity="${between(random, 0.25, 0.75).toFixed(2)}"/>`;
    }),
    '</g>',
    '<path d="M560 480C610 340 760 250 900 252" fill="none" stroke="#ffe9bf" stroke-width="26" stroke-linecap="round" opacity="0.35"/>',
    slice(1440, 850, 14),
    slice(1480, 590, -12),
    '<g transform="rotate(-63 1800 640)"><path d="M1430 600H1900Q1990 612 2010 650H1430Z" fill="url(#blade)"/><path d="M1430 650H2010" stroke="#6f7d7f" stroke-width="6" stroke-dasharray="14 7"/><rect x="1180" y="592" width="262" height="66" rx="28" fill="#4c2a1b"/><circle cx="1250" cy="625" r="9" fill="#d9a76c"/><circle cx="1370" cy="625" r="9" fill="#d9a76c"/></g>',
    wheat(250, 700, 520, 24),
    wheat(210, 690, 560, 6),
    wheat(170, 700, 500, -14),
    '<path d="M150 640q60 34 130 4l8 34q-74 30 -144 -6Z" fill="#b5432f"/>',
    draw(
      34,
      () =>
        `<ellipse cx="${between(random, 90, 420).toFixed(0)}" cy="${between(random, 640, 800).toFixed(0)}" rx="9" ry="5" fill="#d9a94c" transform="rotate(${between(random, 0, 180).toFixed(0)} 250 720)"/>`,
    ),
  ].join('');
  return svg(defs, body);
}
