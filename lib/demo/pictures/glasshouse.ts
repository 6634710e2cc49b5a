import { between, curve, draw, fill, linear, radialOnCanvas, seeded, svg, WIDTH } from '#lib/demo/pictures/canvas.ts';

/** A glasshouse lit from within in neon colours, palms and speaker stacks in silhouette. */
export function glasshouse(): string {
  const random = seeded(52);
  const defs = [
    linear('sky', [
      [0, '#12082e'],
      [0.6, '#3a1464'],
      [1, '#8a2c86'],
    ]),
    linear('glass', [
      [0, '#ff5fa8', 0.85],
      [0.5, '#a45cff', 0.75],
      [1, '#35d6e8', 0.85],
    ]),
    linear('beam', [
      [0, '#fff', 0.55],
      [1, '#fff', 0],
    ]),
    linear('lawn', [
      [0, '#26104d'],
      [1, '#0d0524'],
    ]),
    linear('reflection', [
      [0, '#4be1f0', 0.45],
      [1, '#ff5fa8', 0],
    ]),
    radialOnCanvas('glow', 1000, 800, 1050, [
      [0, '#ff7cc8', 0.65],
      [0.45, '#9a4dff', 0.3],
      [1, '#9a4dff', 0],
    ]),
    '<clipPath id="house"><path d="M240 1020V620Q240 560 300 540L640 430Q680 160 1000 130Q1320 160 1360 430L1700 540Q1760 560 1760 620V1020Z"/></clipPath>',
  ].join('');
  const palm = (x: number, foot: number, size: number, colour: string) =>
    `<path d="M${x} ${foot}q${size * 0.07} -${size * 0.5} -${size * 0.02} -${size}" stroke="${colour}" stroke-width="${size * 0.05}" fill="none"/>${draw(
      9,
      (index) => {
        const angle = -Math.PI + (index / 8) * Math.PI;
        const [dx, dy] = [Math.cos(angle) * size * 0.48, Math.sin(angle) * size * 0.3];
        const [tx, ty] = [x - size * 0.02, foot - size];
        return `<path d="M${tx} ${ty}Q${tx + dx * 0.6} ${ty + dy - size * 0.14} ${tx + dx} ${ty + dy + size * 0.2}Q${tx + dx * 0.5} ${ty + dy + size * 0.06} ${tx} ${ty + size * 0.03}Z" fill="${colour}"/>`;
      },
    )}`;
  const leaf = (x: number, foot: number, size: number, tilt: number, colour: string) =>
    `<path d="M${x} ${foot}C${x - size * 0.3} ${foot - size * 0.4} ${x - size * 0.2} ${foot - size * 0.85} ${x} ${foot - size}C${x + size * 0.2} ${foot - size * 0.85} ${x + size * 0.3} ${foot - size * 0.4} ${x} ${foot}Z" fill="${colour}" transform="rotate(${tilt} ${x} ${foot})"/>`;
  const dancer = (x: number, foot: number, size: number) => {
    const arm = between(random, 0.5, 0.95) * size;
    const sway = between(random, -0.08, 0.08) * size;
    return `<circle cx="${x + sway}" cy="${foot - size * 0.86}" r="${size * 0.12}"/><path d="M${x - size * 0.2} ${foot}C${x - size * 0.22} ${foot - size * 0.5} ${x + sway - size * 0.2} ${foot - size * 0.68} ${x + sway} ${foot - size * 0.7}S${x + size * 0.24} ${foot - size * 0.5} ${x + size * 0.2} ${foot}Z"/>${random() < 0.55 ? `<path d="M${x + sway - size * 0.14} ${foot - size * 0.6}L${x + sway - size * 0.3} ${foot - size * 0.3 - arm}M${x + sway + size * 0.14} ${foot - size * 0.6}L${x + sway + size * 0.34} ${foot - size * 0.34 - arm}" stroke="#0b0320" stroke-width="${size * 0.085}" stroke-linecap="round"/>` : ''}`;
  };
  const body = [
    fill('url(#sky)'),
    draw(
      140,
      () =>
        `<circle cx="${between(random, 0, WIDTH).toFixed(0)}" cy="${(random() * random() * 700).toFixed(0)}" r="${between(random, 0.9, 3).toFixed(1)}" fill="#ffe9ff" fill-opacity="${between(random, 0.25, 0.9).toFixed(2)}"/>`,
    ),
    fill('url(#glow)'),
    `<path d="${curve([
      [-20, 800],
      [160, 740],
      [360, 790],
      [700, 770],
      [1200, 800],
      [1620, 760],
      [1880, 720],
      [2020, 770],
    ])}V1250H-20Z" fill="#1d0b40"/>`,
    '<g clip-path="url(#house)">',
    '<rect x="200" y="100" width="1600" height="940" fill="#1a0a3c"/><rect x="200" y="100" width="1600" height="940" fill="url(#glass)" opacity="0.82"/>',
    ...[
      [560, 300, -28],
      [820, 260, -9],
      [1180, 260, 9],
      [1440, 300, 28],
    ].map(
      ([x = 0, y = 0, tilt = 0]) => `<path d="M${x - 12} ${y}h24l130 760h-284Z" fill="url(#beam)" transform="rotate(${tilt} ${x} ${y})"/>`,
    ),
    '<circle cx="1000" cy="470" r="150" fill="#fff3d8" fill-opacity="0.9"/><path d="M850 500h300M858 536h284M872 572h256M900 604h200" stroke="#ff5fa8" stroke-width="15"/>',
    palm(410, 1030, 420, '#3a0f66'),
    palm(1600, 1030, 440, '#3a0f66'),
    palm(680, 1040, 560, '#240a4a'),
    palm(1340, 1040, 590, '#240a4a'),
    draw(26, (index) =>
      leaf(250 + index * 62, 1050, between(random, 120, 260), between(random, -28, 28), index % 2 ? '#1b0740' : '#2c0d57'),
    ),
    '</g>',
    '<g fill="none" stroke="#f3d9ff" stroke-width="8" stroke-linejoin="round"><path d="M240 1020V620Q240 560 300 540L640 430Q680 160 1000 130Q1320 160 1360 430L1700 540Q1760 560 1760 620V1020"/><path d="M640 430V1020M1360 430V1020M640 430H1360"/></g>',
    '<g fill="none" stroke="#f3d9ff" stroke-opacity="0.62" stroke-width="4"><path d="M240 640H640M240 800H640M1360 640H1760M1360 800H1760M640 620H1360M640 800H1360M320 533V1020M400 508V1020M480 482V1020M560 456V1020M1440 456V1020M1520 482V1020M1600 508V1020M1680 533V1020M760 430V1020M880 430V1020M1120 430V1020M1240 430V1020"/><path d="M720 270H1280M668 350H1332M1000 130V430M820 190L760 430M1180 190L1240 430M910 146L880 430M1090 146L1120 430"/></g>',
    '<path d="M1000 130V70" stroke="#f3d9ff" stroke-width="8"/><circle cx="1000" cy="62" r="13" fill="#f3d9ff"/>',
    '<rect x="220" y="1010" width="1560" height="30" fill="#f3d9ff" opacity="0.9"/>',
    '<rect y="1038" width="2000" height="212" fill="url(#lawn)"/><path d="M240 1040H1760L1980 1250H20Z" fill="url(#reflection)"/>',
    ...[90, 1770].map(
      (x) =>
        `<rect x="${x}" y="860" width="140" height="240" rx="8" fill="#0b0320"/><circle cx="${x + 70}" cy="925" r="36" fill="none" stroke="#a45cff" stroke-width="8"/><circle cx="${x + 70}" cy="1024" r="50" fill="none" stroke="#ff5fa8" stroke-width="9"/><circle cx="${x + 70}" cy="1024" r="16" fill="#ff5fa8"/>`,
    ),
    `<g fill="#0b0320">${draw(34, (index) => dancer(-10 + index * 61 + between(random, -14, 14), 1262, between(random, 170, 235)))}</g>`,
  ].join('');
  return svg(defs, body);
}
