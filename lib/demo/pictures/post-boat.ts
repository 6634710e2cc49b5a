import { between, draw, fill, ground, linear, ridgeLine, seeded, svg } from '#lib/demo/pictures/canvas.ts';

/** A small yellow and blue mail boat on its way between islets, with gulls behind it. */
export function postBoat(): string {
  const random = seeded(128);
  const defs = [
    linear('sky', [
      [0, '#9cc9de'],
      [1, '#f6efdf'],
    ]),
    linear('sea', [
      [0, '#6fb0bf'],
      [1, '#1d5872'],
    ]),
  ].join('');
  const islet = (x: number, y: number, wide: number) =>
    `<path d="M${x} ${y}q${wide * 0.2} -70 ${wide * 0.45} -60t${wide * 0.55} 60Z" fill="#a9a29a"/><path d="M${x + wide * 0.2} ${y - 50}q${wide * 0.2} -60 ${wide * 0.4} 6Z" fill="#6f8a5c"/>`;
  const wave = () => {
    const [x, y] = [between(random, 0, 1950), between(random, 700, 1230)];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q22 -18 44 0t44 0" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="6" stroke-linecap="round"/>`;
  };
  const body = [
    fill('url(#sky)'),
    draw(5, (index) => `<ellipse cx="${260 + index * 400}" cy="${170 + (index % 2) * 80}" rx="230" ry="34" fill="#fff" opacity="0.7"/>`),
    `<path d="${ground(ridgeLine(random, { base: 610, swing: 22, step: 200 }))}" fill="#7f9a92"/>`,
    '<path d="M0 650H2000V1250H0Z" fill="url(#sea)"/>',
    islet(90, 720, 420),
    islet(1500, 700, 470),
    '<path d="M1640 640v-90h120v90Z" fill="#b3402f"/><path d="M1626 556l74 -54l74 54Z" fill="#4f2f28"/><path d="M1680 590h40v50h-40Z" fill="#f7efdf"/>',
    draw(70, wave),
    '<path d="M520 930H1420L1330 1080Q1310 1110 1270 1110H660Q610 1110 590 1070Z" fill="#1f4f86"/><path d="M520 930H1420L1402 962H536Z" fill="#f0c33c"/>',
    '<path d="M760 930V720H1150L1220 930Z" fill="#fbf6ea"/><path d="M740 700H1180v36H740Z" fill="#1f4f86"/><path d="M800 770h90v90h-90ZM930 770h90v90h-90ZM1060 770h70l26 90h-96Z" fill="#8fc3d8"/>',
    '<path d="M960 700V520M960 540l120 34l-120 36Z" stroke="#3a3f44" stroke-width="9" fill="#f0c33c"/>',
    '<rect x="600" y="860" width="110" height="70" fill="#b5884f"/><rect x="650" y="800" width="90" height="64" fill="#c99b62"/><path d="M655 860v70M600 892h110M695 800v60" stroke="#7d5a2e" stroke-width="6"/>',
    '<path d="M590 1070Q420 1120 180 1110T-20 1160M1330 1080q140 40 260 20" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="20" stroke-linecap="round"/>',
    draw(8, (index) => {
      const [x, y] = [180 + index * 70, 420 + ((index * 61) % 260)];
      return `<path d="M${x - 44} ${y}q24 -34 44 0q20 -34 44 0" fill="none" stroke="#34424c" stroke-width="9" stroke-linecap="round"/>`;
    }),
  ].join('');
  return svg(defs, body);
}
