import { draw, fill, linear, svg } from '#lib/demo/pictures/canvas.ts';

const SHELVES = [
  ['#7b3f3a', '#d9b26a', '#2f4f5f', '#8a9a6b'],
  ['#3a3a42', '#c46a4a', '#e7dcc6', '#55708c'],
] as const;

const hat = (x: number, y: number, colour: string, ribbon: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="205" ry="38" fill="#000" opacity="0.22"/><path d="M${x - 120} ${y - 20}C${x - 130} ${y - 190} ${x - 60} ${y - 230} ${x} ${y - 205}C${x + 60} ${y - 230} ${x + 130} ${y - 190} ${x + 120} ${y - 20}Z" fill="${colour}"/><path d="M${x - 122} ${y - 70}Q${x} ${y - 30} ${x + 122} ${y - 70}V${y - 20}Q${x} ${y + 18} ${x - 122} ${y - 20}Z" fill="${ribbon}"/><path d="M${x - 205} ${y - 18}Q${x} ${y + 64} ${x + 205} ${y - 18}Q${x + 150} ${y + 44} ${x} ${y + 46}T${x - 205} ${y - 18}Z" fill="${colour}"/><path d="M${x - 70} ${y - 190}Q${x - 96} ${y - 120} ${x - 92} ${y - 80}" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="12" stroke-linecap="round"/>`;

/** A hatter's wall: two shelves of felt hats, and her tools on the bench below. */
export function hats(): string {
  const defs = [
    linear('wall', [
      [0, '#efe2cc'],
      [1, '#d7c2a0'],
    ]),
    linear('bench', [
      [0, '#9a6b3f'],
      [1, '#6b4523'],
    ]),
  ].join('');
  const body = [
    fill('url(#wall)'),
    draw(20, (index) => `<path d="M${index * 105} 0V980" stroke="#c9b189" stroke-opacity="0.5" stroke-width="4"/>`),
    ...SHELVES.map((colours, row) => {
      const y = 400 + row * 370;
      const standing = colours.map((colour, index) =>
        hat(310 + index * 460, y - 50, colour, colours[(index + 1) % colours.length] ?? colour),
      );
      return `<rect x="60" y="${y}" width="1880" height="36" rx="8" fill="#84582f"/><path d="M60 ${y + 36}H1940" stroke="#4d3117" stroke-opacity="0.5" stroke-width="14"/>${standing.join('')}`;
    }),
    '<path d="M0 980H2000V1250H0Z" fill="url(#bench)"/><path d="M0 980H2000" stroke="#d7a06a" stroke-width="10"/>',
    '<ellipse cx="460" cy="1080" rx="190" ry="60" fill="#3b2412" opacity="0.4"/><path d="M300 1070Q300 880 460 880T620 1070Z" fill="#c99a63"/><path d="M300 1070h320v26H300Z" fill="#a9763f"/>',
    '<path d="M900 1060l260 -70M900 1120l260 40" stroke="#c7ccd2" stroke-width="24" stroke-linecap="round"/><circle cx="860" cy="1060" r="44" fill="none" stroke="#b53a2f" stroke-width="20"/><circle cx="860" cy="1130" r="44" fill="none" stroke="#b53a2f" stroke-width="20"/>',
    '<path d="M1320 1130C1500 1000 1640 1190 1860 1060" fill="none" stroke="#f0cf5a" stroke-width="40"/>',
    draw(12, (index) => `<path d="M${1350 + index * 42} ${1096 + Math.sin(index) * 22}v26" stroke="#5c4410" stroke-width="5"/>`),
  ].join('');
  return svg(defs, body);
}
