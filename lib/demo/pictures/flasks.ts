import { draw, fill, linear, svg } from '#lib/demo/pictures/canvas.ts';

const FLASKS = [
  { x: 240, wide: 230, high: 640, colour: '#2f5d50', lid: '#d8d2c4' },
  { x: 660, wide: 210, high: 760, colour: '#c8442f', lid: '#2b2b2f' },
  { x: 1080, wide: 260, high: 560, colour: '#8e9aa6', lid: '#5c6670' },
  { x: 1520, wide: 220, high: 700, colour: '#e0a83a', lid: '#7a4a22' },
] as const;

/** Four vacuum flasks in a row on a table out of doors; the second is open, and steams. */
export function flasks(): string {
  const defs = [
    linear('sky', [
      [0, '#cfe0e4'],
      [1, '#f1e9da'],
    ]),
    linear('plank', [
      [0, '#c89b6a'],
      [1, '#8f6438'],
    ]),
    linear(
      'light',
      [
        [0, '#000', 0.28],
        [0.25, '#fff', 0.4],
        [0.5, '#fff', 0],
        [1, '#000', 0.34],
      ],
      [0, 0, 1, 0],
    ),
  ].join('');
  const spruce = (x: number, high: number) => `<path d="M${x} ${820 - high}l${high * 0.26} ${high}h${-high * 0.52}Z" fill="#6f9488"/>`;
  const body = [
    fill('url(#sky)'),
    draw(24, (index) => spruce(index * 90, 260 + ((index * 67) % 240))),
    '<path d="M0 800H2000V1250H0Z" fill="url(#plank)"/>',
    draw(5, (index) => `<path d="M0 ${880 + index * 84}H2000" stroke="#6b4522" stroke-width="6" opacity="0.5"/>`),
    ...FLASKS.map(({ x, wide, high, colour, lid }) => {
      const top = 1060 - high;
      const shape = `M${x} ${top + 90}q0 -60 60 -70h${wide - 120}q60 10 60 70V1030q0 30 -30 30H${x + 30}q-30 0 -30 -30Z`;
      return [
        `<ellipse cx="${x + wide / 2 + 30}" cy="1062" rx="${wide * 0.7}" ry="34" fill="#3d2510" opacity="0.35"/>`,
        `<path d="${shape}" fill="${colour}"/><path d="${shape}" fill="url(#light)"/>`,
        `<rect x="${x + 24}" y="${top - 70}" width="${wide - 48}" height="100" rx="22" fill="${lid}"/><rect x="${x + 24}" y="${top - 70}" width="${wide - 48}" height="100" rx="22" fill="url(#light)"/>`,
        `<path d="M${x} ${top + 210}H${x + wide}" stroke="#fff" stroke-opacity="0.35" stroke-width="10"/>`,
      ].join('');
    }),
    '<path d="M900 1000h130v60q0 60 -65 60t-65 -60Z" fill="#f4efe4"/><ellipse cx="965" cy="1000" rx="65" ry="16" fill="#4b2f1c"/><path d="M940 950c-26 -44 26 -64 0 -112M990 950c-26 -44 26 -64 0 -112" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="12" stroke-linecap="round"/>',
    '<path d="M740 190c-40 -60 40 -90 0 -150M800 190c-40 -60 40 -90 0 -150" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="14" stroke-linecap="round"/>',
  ].join('');
  return svg(defs, body);
}
