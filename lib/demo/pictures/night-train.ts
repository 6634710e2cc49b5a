import { between, curve, draw, fill, ground, linear, ridgeLine, seeded, svg, WIDTH } from '#lib/demo/pictures/canvas.ts';
import { stars } from '#lib/demo/pictures/stars.ts';
import { peak } from '#lib/demo/pictures/terrain.ts';

const MOONLIT = { lit: '#4a659c', shade: '#2f467c', snow: '#dbe7f7', shadedSnow: '#a5b9dc' };

/** A night train with lit windows under northern lights. */
export function nightTrain(): string {
  const random = seeded(40);
  const defs = [
    linear('sky', [
      [0, '#060b24'],
      [0.55, '#152a55'],
      [1, '#3b5687'],
    ]),
    linear('aurora', [
      [0, '#7affc9', 0],
      [0.6, '#6df2c0', 0.55],
      [1, '#4bd4b0', 0],
    ]),
    linear('violet', [
      [0, '#b48cff', 0],
      [0.6, '#9f86ff', 0.4],
      [1, '#9f86ff', 0],
    ]),
    linear('snow', [
      [0, '#c9d8ee'],
      [1, '#6d86b6'],
    ]),
    linear('coach', [
      [0, '#2c3f86'],
      [0.5, '#1d2c66'],
      [1, '#121b45'],
    ]),
    linear('window', [
      [0, '#fff0b4'],
      [1, '#ffb95c'],
    ]),
    linear(
      'beam',
      [
        [0, '#fff3c4', 0.85],
        [1, '#fff3c4', 0],
      ],
      [0, 0, 1, 0],
    ),
    '<filter id="soft" filterUnits="userSpaceOnUse" x="-40" y="0" width="2080" height="720"><feGaussianBlur stdDeviation="14"/></filter>',
  ].join('');
  const curtain = (offset: number, paint: string) =>
    draw(54, (index) => {
      const x = -80 + index * 40;
      const y = 260 + offset + 110 * Math.sin(index / 6 + offset) + 40 * Math.sin(index / 2.3);
      return `<rect x="${x}" y="${y - 210}" width="44" height="${between(random, 260, 400)}" fill="url(#${paint})"/>`;
    });
  const nearer = ridgeLine(random, { base: 800, swing: 55, step: 240 });
  const coach = (x: number, index: number) => `
    <rect x="${x}" y="812" width="440" height="176" rx="16" fill="url(#coach)"/>
    <rect x="${x}" y="936" width="440" height="12" fill="#e8b44b"/>
    <rect x="${x + 8}" y="800" width="424" height="16" rx="8" fill="#dfe9f8"/>
    ${draw(5, (pane) => {
      const dark = (index * 5 + pane) % 4 === 2;
      const left = x + 38 + pane * 76;
      return `<rect x="${left}" y="850" width="56" height="62" rx="8" fill="${dark ? '#33467f' : 'url(#window)'}"/>${dark ? '' : `<path d="M${left} 850h16q4 30 -6 62h-10Z" fill="#b34a3a" opacity="0.8"/>`}`;
    })}
    <rect x="${x + 417}" y="846" width="14" height="90" rx="6" fill="#0e1638"/>
    <path d="M${x + 50} 992h110M${x + 280} 992h110" stroke="#0a1030" stroke-width="26" stroke-linecap="round"/>
    <rect x="${x + 436}" y="840" width="24" height="130" fill="#0b1130"/>`;
  const body = [
    fill('url(#sky)'),
    stars(random, 230, 760),
    `<g filter="url(#soft)">${curtain(0, 'aurora')}${curtain(90, 'violet')}</g>`,
    ...[
      { x: 250, top: 560, half: 420 },
      { x: 1010, top: 600, half: 380 },
      { x: 1640, top: 500, half: 470 },
      { x: 660, top: 490, half: 460 },
      { x: 1320, top: 570, half: 330 },
      { x: 1960, top: 590, half: 360 },
    ].map((place) => peak(random, { ...place, foot: 940 }, MOONLIT)),
    `<path d="${ground(nearer)}" fill="#22386c"/>`,
    draw(90, () => {
      const x = between(random, 0, WIDTH);
      const height = between(random, 50, 130);
      const foot = 880 + between(random, -20, 20);
      return `<path d="M${x} ${foot - height}l${height * 0.22} ${height}h-${height * 0.44}Z" fill="${random() < 0.5 ? '#142650' : '#1b2f5c'}"/>`;
    }),
    `<path d="${curve([
      [-20, 900],
      [400, 872],
      [900, 884],
      [1400, 866],
      [2020, 880],
    ])}V1250H-20Z" fill="url(#snow)"/>`,
    '<path d="M-20 1008H2020" stroke="#33487d" stroke-width="12"/>',
    draw(52, (index) => `<path d="M${index * 40 - 20} 1014v18" stroke="#33487d" stroke-width="13"/>`),
    coach(-300, 0),
    coach(160, 1),
    coach(620, 2),
    coach(1080, 3),
    '<path d="M1540 830Q1540 812 1558 812H1740C1820 812 1880 880 1900 950Q1906 988 1870 988H1540Z" fill="url(#coach)"/><path d="M1744 838C1796 842 1832 876 1852 916H1744Z" fill="#ffe7a6"/><rect x="1540" y="936" width="352" height="12" fill="#e8b44b"/><rect x="1590" y="850" width="110" height="62" rx="8" fill="#33467f"/><path d="M1546 800H1740C1770 800 1800 812 1820 828" fill="none" stroke="#dfe9f8" stroke-width="16" stroke-linecap="round"/><circle cx="1886" cy="956" r="13" fill="#fffbe2"/><path d="M1590 992h110M1760 992h100" stroke="#0a1030" stroke-width="26" stroke-linecap="round"/>',
    '<path d="M1896 948L2020 900V1060L1896 964Z" fill="url(#beam)"/>',
    draw(
      22,
      (index) =>
        `<path d="M${40 + index * 84} 1040l-${60 + (index % 3) * 16} 170h64l44 -170Z" fill="#ffcf78" opacity="${index % 4 === 2 ? 0 : 0.26}"/>`,
    ),
    `<path d="${curve([
      [-20, 1130],
      [260, 1080],
      [560, 1150],
      [980, 1196],
      [1420, 1140],
      [2020, 1170],
    ])}V1250H-20Z" fill="#e6eef9" opacity="0.85"/>`,
    ...[
      [70, 330],
      [190, 430],
      [300, 380],
      [1860, 250],
      [1985, 330],
    ].map(([x = 0, height = 0]) => {
      const foot = 1310;
      return `<path d="M${x} ${foot - height}l${height * 0.2} ${height * 0.42}h-${height * 0.08}l${height * 0.16} ${height * 0.5}h-${height * 0.56}l${height * 0.16} -${height * 0.5}h-${height * 0.08}Z" fill="#0d1a3c"/><path d="M${x} ${foot - height}l${height * 0.1} ${height * 0.2}q-${height * 0.09} ${height * 0.08} -${height * 0.2} 0Z" fill="#dbe7f7"/>`;
    }),
    draw(
      150,
      () =>
        `<circle cx="${between(random, 0, WIDTH).toFixed(0)}" cy="${between(random, 300, 1240).toFixed(0)}" r="${between(random, 1.5, 5).toFixed(1)}" fill="#ffffff" fill-opacity="${between(random, 0.25, 0.85).toFixed(2)}"/>`,
    ),
  ].join('');
  return svg(defs, body);
}
