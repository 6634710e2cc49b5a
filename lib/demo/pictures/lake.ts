import { between, draw, fill, ground, linear, ridgeLine, seeded, svg } from '#lib/demo/pictures/canvas.ts';

interface Season {
  sky: [string, string];
  hills: string;
  water: [string, string];
  spruce: string;
  birch: string;
  ground: string;
  sun: { x: number; y: number; colour: string };
  falls?: { colour: string; size: number };
}

/** The same jetty by the same lake, whatever the time of year. */
function lake({ sky, hills, water, spruce, birch, ground: shore, sun, falls }: Season): string {
  const random = seeded(314);
  const defs = [
    linear('sky', [
      [0, sky[0]],
      [1, sky[1]],
    ]),
    linear('water', [
      [0, water[0]],
      [1, water[1]],
    ]),
  ].join('');
  const tree = (x: number, y: number, high: number) =>
    `<path d="M${x} ${y - high}L${x + high * 0.24} ${y}H${x - high * 0.24}Z" fill="${spruce}"/>`;
  const crown = (x: number, y: number, size: number) =>
    `<path d="M${x} ${y}V${y + size * 2.1}" stroke="#efe9df" stroke-width="12"/><ellipse cx="${x}" cy="${y}" rx="${size * 0.75}" ry="${size}" fill="${birch}"/>`;
  const body = [
    fill('url(#sky)'),
    `<circle cx="${sun.x}" cy="${sun.y}" r="150" fill="${sun.colour}" opacity="0.25"/><circle cx="${sun.x}" cy="${sun.y}" r="82" fill="${sun.colour}"/>`,
    `<path d="${ground(ridgeLine(random, { base: 520, swing: 55, step: 260 }))}" fill="${hills}" opacity="0.6"/>`,
    draw(52, () => tree(between(random, -20, 2020), between(random, 655, 690), between(random, 90, 190))),
    '<path d="M0 680H2000V1250H0Z" fill="url(#water)"/>',
    draw(60, () => {
      const y = between(random, 710, 1080);
      return `<path d="M${between(random, 0, 1900).toFixed(0)} ${y.toFixed(0)}h${between(random, 60, 320).toFixed(0)}" stroke="#ffffff" stroke-opacity="0.22" stroke-width="6" stroke-linecap="round"/>`;
    }),
    `<path d="M${sun.x - 60} 690h120l70 380h-260Z" fill="${sun.colour}" opacity="0.18"/>`,
    `<path d="${ground(ridgeLine(random, { base: 1130, swing: 18, step: 300 }))}" fill="${shore}"/>`,
    '<path d="M880 1160L1000 820H1120L1260 1160Z" fill="#8a6a4c"/><path d="M880 1160L1000 820H1020L930 1160Z" fill="#6f5339"/>',
    draw(9, (index) => `<path d="M${990 - index * 13} ${860 + index * 36}H${1136 + index * 15}" stroke="#5c4430" stroke-width="5"/>`),
    '<path d="M992 820v90M1128 820v90M915 1050v90M1226 1050v90" stroke="#5c4430" stroke-width="18" stroke-linecap="round"/>',
    crown(210, 720, 190),
    crown(420, 800, 150),
    crown(1800, 760, 180),
    falls === undefined
      ? ''
      : draw(110, () => {
          const [x, y] = [between(random, 0, 2000).toFixed(0), between(random, 0, 1250).toFixed(0)];
          return `<ellipse cx="${x}" cy="${y}" rx="${falls.size}" ry="${falls.size * 0.7}" fill="${falls.colour}" opacity="0.85"/>`;
        }),
  ].join('');
  return svg(defs, body);
}

export const lakeInSpring = () =>
  lake({
    ...{ sky: ['#bfe3ef', '#fdf3dc'], hills: '#8fb6a4', water: ['#9fd0d6', '#5d9aa8'], spruce: '#3f6b57', birch: '#b7d977' },
    ...{ ground: '#7fae5b', sun: { x: 520, y: 300, colour: '#fff6c8' } },
  });

export const lakeInSummer = () =>
  lake({
    ...{ sky: ['#3f9bd8', '#c8ecf7'], hills: '#5f9a7c', water: ['#6ec1e4', '#1f6f9f'], spruce: '#1f5a3f', birch: '#4f9a4a' },
    ...{ ground: '#4f8a3d', sun: { x: 1480, y: 220, colour: '#fff3a8' } },
  });

export const lakeInAutumn = () =>
  lake({
    ...{ sky: ['#7b8fa8', '#f3c98b'], hills: '#a06a4a', water: ['#b98f6a', '#4b5a6b'], spruce: '#3a4f3f', birch: '#e39a2d' },
    ...{ ground: '#9a6a35', sun: { x: 1320, y: 470, colour: '#ffd98a' }, falls: { colour: '#d9742b', size: 11 } },
  });

export const lakeInWinter = () =>
  lake({
    ...{ sky: ['#8fa6c4', '#f1e6ea'], hills: '#b9c6d6', water: ['#e9f1f6', '#b6c9d8'], spruce: '#4a6472', birch: '#f4f7fa' },
    ...{ ground: '#f7fafc', sun: { x: 760, y: 430, colour: '#ffe2c4' }, falls: { colour: '#ffffff', size: 8 } },
  });

export const lakeAtNight = () =>
  lake({
    ...{ sky: ['#131c3f', '#5a4a7d'], hills: '#2d3259', water: ['#3d4478', '#10152f'], spruce: '#151d33', birch: '#3a4a63' },
    ...{ ground: '#1b2438', sun: { x: 1180, y: 250, colour: '#f4f0d8' }, falls: { colour: '#f9f3c2', size: 3 } },
  });
