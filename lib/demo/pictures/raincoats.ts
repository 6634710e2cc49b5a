import { between, draw, fill, linear, seeded, svg } from '#lib/demo/pictures/canvas.ts';

const COATS = ['#e7b52c', '#2f6a86', '#b9483c', '#5f7f5a'];

const coat = (x: number, colour: string) =>
  `<path d="M${x} 250q-60 0 -74 60l-120 70q-30 20 -34 60l-30 360h90l24 -250l-10 410q0 30 30 30h248q30 0 30 -30l-10 -410l24 250h90l-30 -360q-4 -40 -34 -60l-120 -70q-14 -60 -74 -60Z" fill="${colour}"/><path d="M${x} 330V990" stroke="#000" stroke-opacity="0.25" stroke-width="8"/>${draw(4, (index) => `<circle cx="${x + 22}" cy="${450 + index * 120}" r="15" fill="#fdf5e0"/>`)}<path d="M${x - 110} 720h80M${x + 40} 720h80" stroke="#000" stroke-opacity="0.3" stroke-width="12" stroke-linecap="round"/><path d="M${x - 60} 310q60 50 120 0" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="10"/><path d="M${x - 120} 440q-14 240 -6 500" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="16" stroke-linecap="round"/>`;

/** Four raincoats on their hooks in a hall, with wellingtons below and rain on the window. */
export function raincoats(): string {
  const random = seeded(44);
  const defs = [
    linear('wall', [
      [0, '#dfe6e2'],
      [1, '#c3cec9'],
    ]),
    linear('floor', [
      [0, '#8a7a68'],
      [1, '#5f5143'],
    ]),
  ].join('');
  const body = [
    fill('url(#wall)'),
    draw(14, (index) => `<path d="M${index * 150} 0V1040" stroke="#b2beb8" stroke-width="5"/>`),
    '<path d="M0 1040H2000V1250H0Z" fill="url(#floor)"/><path d="M0 1030H2000" stroke="#f4f6f4" stroke-width="26"/>',
    '<rect x="90" y="170" width="1820" height="70" rx="12" fill="#8d6a46"/>',
    draw(
      4,
      (index) =>
        `<path d="M${300 + index * 470} 205v60" stroke="#3a3f44" stroke-width="22" stroke-linecap="round"/><circle cx="${300 + index * 470}" cy="205" r="20" fill="#3a3f44"/>`,
    ),
    ...COATS.map((colour, index) => coat(300 + index * 470, colour)),
    draw(60, () => {
      const [x, y] = [between(random, 100, 1900), between(random, 420, 1000)];
      return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q8 16 0 22q-8 -6 0 -22Z" fill="#ffffff" opacity="0.75"/>`;
    }),
    draw(4, (index) => {
      const x = 240 + index * 470;
      return `<path d="M${x} 960h80v160h60q20 20 10 50H${x}ZM${x + 140} 970h80v150h60q20 20 10 50H${x + 140}Z" fill="${COATS[(index + 1) % 4]}"/><path d="M${x} 1158h150v18H${x}ZM${x + 140} 1158h150v18H${x + 140}Z" fill="#2b2620"/>`;
    }),
    '<ellipse cx="520" cy="1216" rx="260" ry="18" fill="#a9c3cf" opacity="0.55"/><ellipse cx="1490" cy="1210" rx="310" ry="20" fill="#a9c3cf" opacity="0.55"/>',
  ].join('');
  return svg(defs, body);
}
