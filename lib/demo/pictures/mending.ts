import { between, curve, draw, fill, linear, radialOnCanvas, seeded, svg, times } from '#lib/demo/pictures/canvas.ts';

/** A pair of jeans being mended by hand: running stitches, a patch, needle and thread. */
export function mending(): string {
  const random = seeded(83);
  const defs = [
    linear(
      'denim',
      [
        [0, '#3c5f8a'],
        [0.5, '#2b4a73'],
        [1, '#1d3657'],
      ],
      [0, 0, 1, 1],
    ),
    linear(
      'patch',
      [
        [0, '#d7e0e4'],
        [1, '#aebfca'],
      ],
      [0, 0, 1, 1],
    ),
    linear('steel', [
      [0, '#fdfdfd'],
      [0.5, '#b9c2c8'],
      [1, '#7c878e'],
    ]),
    linear(
      'tin',
      [
        [0, '#e5b54e'],
        [1, '#a97822'],
      ],
      [0, 0, 1, 1],
    ),
    linear(
      'fold',
      [
        [0, '#0c1a2e', 0],
        [0.5, '#0c1a2e', 0.5],
        [1, '#0c1a2e', 0],
      ],
      [0, 0, 1, 0],
    ),
    radialOnCanvas('light', 700, 300, 1250, [
      [0, '#d8ecff', 0.34],
      [1, '#d8ecff', 0],
    ]),
    '<pattern id="twill" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M-3 3L3 -3M0 12L12 0M9 15L15 9" stroke="#0f2240" stroke-opacity="0.42" stroke-width="2.500"/><path d="M-3 7L7 -3M4 14L14 4" stroke="#8fb0d6" stroke-opacity="0.3" stroke-width="1.500"/></pattern>',
    '<clipPath id="patchShape"><path d="M610 330L1330 300Q1362 300 1364 332L1384 876Q1384 910 1350 912L640 936Q606 936 604 902L584 362Q584 332 610 330Z"/></clipPath>',
  ].join('');
  const stitch = (x: number, y: number, length: number, colour: string, tilt: number, width = 8) =>
    `<path d="M${x} ${y}h${length}" stroke="#0c1a2e" stroke-opacity="0.35" stroke-width="${width}" stroke-linecap="round" transform="translate(3 5) rotate(${tilt} ${x} ${y})"/><path d="M${x} ${y}h${length}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" transform="rotate(${tilt} ${x} ${y})"/>`;
  const seam = (x: number) =>
    `<path d="M${x} -20V1270" stroke="#16294a" stroke-width="30" opacity="0.6"/>${draw(34, (index) => stitch(x - 24, 10 + index * 38, 24, '#d98a35', 90, 7) + stitch(x + 26, 10 + index * 38, 24, '#d98a35', 90, 7))}`;
  const spool = (x: number, y: number, colour: string, dark: string) => `
    <ellipse cx="${x + 14}" cy="${y + 168}" rx="104" ry="22" fill="#0c1a2e" fill-opacity="0.45"/>
    <rect x="${x - 66}" y="${y + 6}" width="132" height="142" fill="${colour}"/>
    ${draw(10, (index) => `<path d="M${x - 66} ${y + 18 + index * 14}L${x + 66} ${y + 11 + index * 14}" stroke="${dark}" stroke-width="4" opacity="0.6"/>`)}
    <path d="M${x - 94} ${y - 20}h188v26l-24 10h-140l-24 -10ZM${x - 94} ${y + 172}h188v-26l-24 -10h-140l-24 10Z" fill="#e9c28b"/><path d="M${x - 94} ${y - 20}h188v10h-188ZM${x - 94} ${y + 162}h188v10h-188Z" fill="#c1925a"/><ellipse cx="${x}" cy="${y - 20}" rx="94" ry="17" fill="#f3d7a7"/><ellipse cx="${x}" cy="${y - 20}" rx="22" ry="6" fill="#8a6135"/>`;
  const body = [
    fill('url(#denim)'),
    fill('url(#twill)'),
    fill('url(#light)'),
    '<rect x="1480" y="-10" width="220" height="1280" fill="url(#fold)"/><rect x="120" y="-10" width="170" height="1280" fill="url(#fold)"/>',
    seam(1820),
    draw(
      40,
      () =>
        `<path d="M${between(random, 300, 1500)} ${between(random, 100, 1200)}l${between(random, -20, 20)} ${between(random, 14, 40)}" stroke="#dfe9f2" stroke-opacity="0.28" stroke-width="3"/>`,
    ),
    '<path d="M618 342L1338 312Q1370 312 1372 344L1392 888Q1392 922 1358 924L648 948Q614 948 612 914Z" fill="#0c1a2e" opacity="0.4"/>',
    '<g clip-path="url(#patchShape)"><rect x="560" y="280" width="860" height="680" fill="url(#patch)"/>',
    ...times(17, (row) =>
      draw(26, (index) =>
        stitch(
          596 + index * 31 + (row % 2 ? 15 : 0) + between(random, -2, 2),
          344 + row * 36 - index * 1.3,
          17,
          row % 4 === 2 ? '#c8392f' : '#27456e',
          -2.4,
          6,
        ),
      ),
    ),
    '</g>',
    '<path d="M610 330L1330 300Q1362 300 1364 332L1384 876Q1384 910 1350 912L640 936Q606 936 604 902L584 362Q584 332 610 330Z" fill="none" stroke="#f3f6f6" stroke-width="7" stroke-opacity="0.85"/>',
    ...times(
      19,
      (index) =>
        stitch(600 + index * 40, 316 - index * 1.7, 24, '#c8392f', 62, 9) +
        stitch(616 + index * 40, 914 - index * 1.3, 26, '#c8392f', 62, 9),
    ),
    ...times(
      15,
      (index) =>
        stitch(576 + index * 1.4, 372 + index * 38, 26, '#c8392f', 28, 9) +
        stitch(1358 + index * 1.4, 340 + index * 38, 26, '#c8392f', 28, 9),
    ),
    `<path d="${curve([
      [1376, 872],
      [1470, 960],
      [1380, 1080],
      [1200, 1060],
      [1080, 1130],
      [900, 1190],
      [700, 1100],
      [590, 990],
      [573, 900],
    ])}" fill="none" stroke="#0c1a2e" stroke-opacity="0.4" stroke-width="8" transform="translate(6 10)"/>`,
    `<path d="${curve([
      [1376, 872],
      [1470, 960],
      [1380, 1080],
      [1200, 1060],
      [1080, 1130],
      [900, 1190],
      [700, 1100],
      [590, 990],
      [573, 900],
    ])}" fill="none" stroke="#c8392f" stroke-width="8"/>`,
    '<g transform="rotate(-38 430 1010)"><path d="M130 1004Q420 990 640 998Q660 1010 640 1022Q420 1030 130 1016L90 1010Z" fill="url(#steel)"/><ellipse cx="612" cy="1010" rx="24" ry="5.500" fill="#1d3657"/></g>',
    spool(310, 190, '#c8392f', '#8a1f1c'),
    spool(170, 470, '#f2ead8', '#c6b793'),
    '<g transform="rotate(20 1620 300)"><path d="M1600 60Q1650 200 1626 330L1600 336Q1570 200 1560 76ZM1690 60Q1650 200 1640 330L1664 340Q1712 210 1728 80Z" fill="url(#steel)"/><circle cx="1632" cy="336" r="15" fill="#7c878e"/><path d="M1604 350Q1560 440 1556 500" stroke="#20252a" stroke-width="36" fill="none" stroke-linecap="round"/><path d="M1662 350Q1706 440 1712 500" stroke="#20252a" stroke-width="36" fill="none" stroke-linecap="round"/><ellipse cx="1540" cy="570" rx="62" ry="84" fill="none" stroke="#20252a" stroke-width="32" transform="rotate(12 1540 570)"/><ellipse cx="1730" cy="570" rx="62" ry="84" fill="none" stroke="#20252a" stroke-width="32" transform="rotate(-12 1730 570)"/></g>',
    '<ellipse cx="1640" cy="1070" rx="190" ry="120" fill="#0c1a2e" fill-opacity="0.4"/><ellipse cx="1620" cy="1040" rx="180" ry="116" fill="url(#tin)"/><ellipse cx="1620" cy="1030" rx="146" ry="90" fill="#5e3f12"/>',
    draw(17, (index) => {
      const angle = index * 2.4;
      const reach = 26 * Math.sqrt(index);
      const [x, y] = [1620 + Math.cos(angle) * reach, 1028 + Math.sin(angle) * reach * 0.62];
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="23" fill="${['#f2ead8', '#c8392f', '#7fa3c7', '#e5b54e', '#2b4a73'][index % 5]}"/><circle cx="${(x - 6).toFixed(0)}" cy="${y.toFixed(0)}" r="3.600" fill="#2a1a0c"/><circle cx="${(x + 6).toFixed(0)}" cy="${y.toFixed(0)}" r="3.600" fill="#2a1a0c"/>`;
    }),
  ].join('');
  return svg(defs, body);
}
