import { draw, fill, linear, svg } from '#lib/demo/pictures/canvas.ts';

const WEAVE =
  '<pattern id="weave" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 0H40V40H0Z" fill="#2f5573"/><path d="M0 8H40M0 24H40" stroke="#41698a" stroke-width="7"/><path d="M8 0V40M24 0V40" stroke="#274863" stroke-width="5"/></pattern>';

const loose = (x: number, y: number, size: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${size * 0.74}" fill="none" stroke="#000" stroke-opacity="0.18" stroke-width="8"/>${draw(4, (hole) => `<circle cx="${x + (hole % 2 ? 1 : -1) * size * 0.22}" cy="${y + (hole < 2 ? -1 : 1) * size * 0.22}" r="${size * 0.1}" fill="#1f2d3a"/>`)}`;

/** A large button being sewn on: four holes, a cross of thread, a needle on its way out of the cloth. */
export function button(): string {
  const defs = [
    WEAVE,
    linear('rim', [
      [0, '#f3c07a'],
      [1, '#b9702d'],
    ]),
    linear('steel', [
      [0, '#ffffff'],
      [1, '#8d99a6'],
    ]),
  ].join('');
  const body = [
    fill('url(#weave)'),
    '<path d="M0 1010C600 940 1400 1060 2000 980V1250H0Z" fill="#16304a" opacity="0.35"/>',
    '<ellipse cx="850" cy="690" rx="440" ry="410" fill="#0d1f30" opacity="0.4"/>',
    '<circle cx="820" cy="620" r="420" fill="url(#rim)"/><circle cx="820" cy="620" r="318" fill="#d8924a"/><circle cx="820" cy="620" r="318" fill="none" stroke="#8a5120" stroke-opacity="0.5" stroke-width="14"/>',
    draw(4, (hole) => `<circle cx="${hole % 2 ? 930 : 710}" cy="${hole < 2 ? 510 : 730}" r="52" fill="#3a2412"/>`),
    draw(
      5,
      (turn) =>
        `<path d="M${690 + turn * 10} ${496 + turn * 4}L${910 + turn * 10} ${726 + turn * 4}M${910 + turn * 10} ${496 + turn * 4}L${690 + turn * 10} ${726 + turn * 4}" stroke="${turn % 2 ? '#c8322f' : '#e2504a'}" stroke-width="13" stroke-linecap="round"/>`,
    ),
    '<path d="M940 730C1180 900 1200 420 1420 560S1560 330 1700 250" fill="none" stroke="#e2504a" stroke-width="13" stroke-linecap="round"/>',
    '<path d="M1660 292L1960 60L1976 80L1684 316Z" fill="url(#steel)"/><ellipse cx="1690" cy="282" rx="26" ry="8" fill="#2f5573" transform="rotate(-38 1690 282)"/>',
    '<rect x="1420" y="780" width="260" height="330" rx="20" fill="#e2504a"/><rect x="1390" y="740" width="320" height="60" rx="20" fill="#e9d3a8"/><rect x="1390" y="1090" width="320" height="60" rx="20" fill="#e9d3a8"/>',
    draw(
      12,
      (turn) => `<path d="M1420 ${816 + turn * 24}L1680 ${806 + turn * 24}" stroke="#a32622" stroke-opacity="0.6" stroke-width="6"/>`,
    ),
    loose(210, 250, 110, '#e6d9c0'),
    loose(300, 1020, 130, '#77a08a'),
    loose(1230, 1090, 80, '#c96f78'),
  ].join('');
  return svg(defs, body);
}
