import { draw, fill, linear, radialOnCanvas, svg, times } from '#lib/demo/pictures/canvas.ts';

const TINTS = ['#7fc8d8', '#e9b44c', '#d9788a', '#8fbf8a', '#a08cd0', '#f0e3c0', '#5f9fc4'];

/** Bells of glass hung at different heights in a tall window, with light through them on the floor. */
export function glassBells(): string {
  const defs = [
    linear('room', [
      [0, '#27303f'],
      [1, '#3a4456'],
    ]),
    linear('pane', [
      [0, '#cfe6f2'],
      [1, '#fbeccb'],
    ]),
    radialOnCanvas('day', 1000, 420, 900, [
      [0, '#fff8e0', 0.55],
      [1, '#fff8e0', 0],
    ]),
  ].join('');
  const bells = times(7, (index) => ({
    x: 430 + index * 190,
    y: 420 + ((index * 5) % 7) * 52,
    size: 70 + ((index * 3) % 4) * 16,
    tint: TINTS[index] ?? '#ffffff',
  }));
  const body = [
    fill('url(#room)'),
    '<rect x="260" y="60" width="1480" height="860" fill="url(#pane)"/>',
    draw(5, (index) => `<path d="M${260 + index * 370} 60V920" stroke="#1d2430" stroke-width="22"/>`),
    '<path d="M260 60H1740V920H260ZM260 490H1740" fill="none" stroke="#1d2430" stroke-width="26"/>',
    fill('url(#day)'),
    '<path d="M0 980H2000V1250H0Z" fill="#5b4a3d"/>',
    draw(8, (index) => `<path d="M${index * 290 - 100} 1250L${index * 260 + 40} 980" stroke="#3d3027" stroke-width="6"/>`),
    ...bells.map(
      ({ x, y, tint }) =>
        `<ellipse cx="${x + (x - 1000) * 0.25}" cy="${1030 + (y % 120)}" rx="120" ry="34" fill="${tint}" opacity="0.55"/>`,
    ),
    ...bells.map(({ x, y, size, tint }) => {
      const shape = `M${x} ${y - size * 1.3}C${x - size * 0.9} ${y - size * 1.2} ${x - size * 0.7} ${y + size * 0.5} ${x - size * 1.2} ${y + size}H${x + size * 1.2}C${x + size * 0.7} ${y + size * 0.5} ${x + size * 0.9} ${y - size * 1.2} ${x} ${y - size * 1.3}Z`;
      return `<path d="M${x} 60V${y - size * 1.3}" stroke="#1d2430" stroke-width="4"/><path d="${shape}" fill="${tint}" opacity="0.72"/><path d="${shape}" fill="none" stroke="#ffffff" stroke-opacity="0.8" stroke-width="6"/><path d="M${x - size * 0.45} ${y - size * 0.7}q${-size * 0.12} ${size * 0.7} ${-size * 0.3} ${size * 1.2}" fill="none" stroke="#fff" stroke-opacity="0.85" stroke-width="10" stroke-linecap="round"/><circle cx="${x}" cy="${y + size * 1.12}" r="${size * 0.16}" fill="#3a2c20"/>`;
    }),
  ].join('');
  return svg(defs, body);
}
