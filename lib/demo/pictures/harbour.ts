import { draw, fill, linear, svg } from '#lib/demo/pictures/canvas.ts';

const HOUSES = ['#c9523f', '#e9c46a', '#f0e6d4', '#6f9a9c', '#d98a5a', '#8a9f6a', '#e6b8a6', '#b8503c'];

const house = (index: number) => {
  const [x, high, colour] = [index * 250, 330 + ((index * 73) % 150), HOUSES[index] ?? '#e9c46a'];
  const top = 800 - high;
  return `<path d="M${x} ${top}H${x + 236}V800H${x}Z" fill="${colour}"/><path d="M${x - 10} ${top + 6}L${x + 118} ${top - 120}L${x + 246} ${top + 6}Z" fill="#6b3f34"/>${draw(6, (pane) => `<rect x="${x + 34 + (pane % 2) * 104}" y="${top + 50 + Math.floor(pane / 2) * 104}" width="64" height="72" fill="#fbf5e4"/><path d="M${x + 66 + (pane % 2) * 104} ${top + 50 + Math.floor(pane / 2) * 104}v72" stroke="#9a8a72" stroke-width="5"/>`)}`;
};

/** A row of painted houses along a harbour, with small boats in front and their colours in the water. */
export function harbour(): string {
  const defs = [
    linear('sky', [
      [0, '#8cc4e2'],
      [1, '#eef4ee'],
    ]),
    linear('water', [
      [0, '#5f9fb4'],
      [1, '#214f68'],
    ]),
  ].join('');
  const boat = (x: number, y: number, colour: string) =>
    `<path d="M${x} ${y}h260l-40 80h-180Z" fill="${colour}"/><path d="M${x} ${y}h260l-8 18h-244Z" fill="#fff6e0"/><path d="M${x + 120} ${y}V${y - 260}M${x + 126} ${y - 240}L${x + 220} ${y - 30}H${x + 126}Z" stroke="#54402c" stroke-width="8" fill="#fdf8ec"/>`;
  const body = [
    fill('url(#sky)'),
    '<ellipse cx="420" cy="150" rx="260" ry="40" fill="#fff" opacity="0.8"/><ellipse cx="1500" cy="210" rx="330" ry="44" fill="#fff" opacity="0.7"/>',
    '<path d="M1010 500V190l46 -90l46 90V500Z" fill="#efe4cf"/><path d="M1000 196l56 -150l56 150Z" fill="#4f7f78"/>',
    draw(8, house),
    '<path d="M0 800H2000V880H0Z" fill="#9a8f83"/><path d="M0 880H2000V1250H0Z" fill="url(#water)"/>',
    draw(16, (index) => `<path d="M${index * 130 + 20} 800v80" stroke="#7d736a" stroke-width="8"/>`),
    ...HOUSES.map((colour, index) =>
      draw(
        6,
        (step) =>
          `<path d="M${index * 250 + 30 + (step % 2) * 30} ${910 + step * 44}h${170 - step * 14}" stroke="${colour}" stroke-opacity="${(0.5 - step * 0.07).toFixed(2)}" stroke-width="16" stroke-linecap="round"/>`,
      ),
    ),
    boat(210, 990, '#b3402f'),
    boat(880, 1050, '#1f4f86'),
    boat(1510, 1000, '#3f7a5a'),
  ].join('');
  return svg(defs, body);
}
