import { between, curve, draw, fill, linear, radialOnCanvas, seeded, svg } from '#lib/demo/pictures/canvas.ts';

/** The morning train's window seat: an open book, a cup and a field going by. */
export function trainBook(): string {
  const random = seeded(62);
  const defs = [
    linear('sky', [
      [0, '#a9d3e6'],
      [0.6, '#f7e7c6'],
      [1, '#f9d59b'],
    ]),
    linear('panel', [
      [0, '#e9e2d3'],
      [1, '#c9bfae'],
    ]),
    linear('seat', [
      [0, '#2f6b5c'],
      [1, '#1d4a42'],
    ]),
    linear('table', [
      [0, '#d9a76c'],
      [1, '#a9733f'],
    ]),
    linear(
      'leaf',
      [
        [0, '#fffaf0'],
        [0.85, '#f1e6d2'],
        [1, '#cdbd9f'],
      ],
      [0, 0, 1, 0],
    ),
    linear(
      'leafRight',
      [
        [0, '#cdbd9f'],
        [0.15, '#f5ecda'],
        [1, '#fffaf0'],
      ],
      [0, 0, 1, 0],
    ),
    radialOnCanvas('sun', 1480, 330, 560, [
      [0, '#fffdf0', 1],
      [0.3, '#fff1c4', 0.6],
      [1, '#fff1c4', 0],
    ]),
    '<clipPath id="pane"><rect x="340" y="110" width="1320" height="690" rx="80"/></clipPath>',
  ].join('');
  const lines = (left: number, width: number, lean: number) =>
    draw(
      13,
      (index) =>
        `<path d="M${left + lean * index} ${930 + index * 19}h${(index % 5 === 4 ? width * 0.55 : width) + index * 3}" stroke="#6d5f4b" stroke-opacity="0.6" stroke-width="5"/>`,
    );
  const body = [
    fill('url(#panel)'),
    '<path d="M0 60H2000" stroke="#b3a893" stroke-width="6"/>',
    '<g clip-path="url(#pane)">',
    fill('url(#sky)'),
    fill('url(#sun)'),
    '<circle cx="1480" cy="330" r="58" fill="#fffef4"/>',
    `<path d="${curve([
      [300, 520],
      [520, 460],
      [760, 500],
      [1020, 450],
      [1300, 496],
      [1700, 440],
    ])}V820H300Z" fill="#8fb7a0"/>`,
    `<path d="${curve([
      [300, 590],
      [620, 540],
      [960, 580],
      [1340, 530],
      [1700, 570],
    ])}V820H300Z" fill="#e4bf5a"/>`,
    draw(34, () => {
      const x = between(random, 330, 1660);
      return `<path d="M${x} ${between(random, 590, 660)}h${between(random, 60, 240)}" stroke="#c99c3b" stroke-opacity="0.6" stroke-width="6" stroke-linecap="round"/>`;
    }),
    '<path d="M980 520h120v70H980Z" fill="#b3432f"/><path d="M966 524l74 -52l74 52Z" fill="#5b362f"/><path d="M1030 548h28v42h-28Z" fill="#fff3dd"/>',
    draw(
      9,
      (index) =>
        `<ellipse cx="${430 + index * 46 + (index > 5 ? 520 : 0)}" cy="${548 + ((index * 29) % 24)}" rx="${between(random, 24, 44).toFixed(0)}" ry="${between(random, 30, 52).toFixed(0)}" fill="${index % 2 ? '#4b7f63' : '#5d9370'}"/>`,
    ),
    `<path d="${curve([
      [300, 690],
      [700, 660],
      [1100, 690],
      [1700, 650],
    ])}V820H300Z" fill="#5f9466"/>`,
    draw(
      46,
      () =>
        `<path d="M${between(random, 300, 1640)} ${between(random, 700, 800)}h${between(random, 90, 330)}" stroke="${random() < 0.5 ? '#3f7650' : '#86b380'}" stroke-width="${between(random, 5, 12).toFixed(0)}" stroke-linecap="round" opacity="0.65"/>`,
    ),
    '<path d="M610 110V800M1420 110V800" stroke="#3b4a45" stroke-width="13" opacity="0.55"/><path d="M340 190C800 240 1200 240 1660 180M340 230C800 290 1200 290 1660 222" fill="none" stroke="#3b4a45" stroke-width="4" opacity="0.55"/>',
    '<path d="M820 110h170L560 800H390ZM1060 110h60L690 800h-60Z" fill="#ffffff" opacity="0.16"/>',
    '</g>',
    '<rect x="340" y="110" width="1320" height="690" rx="80" fill="none" stroke="#8b8474" stroke-width="26"/><rect x="340" y="110" width="1320" height="690" rx="80" fill="none" stroke="#f8f3e8" stroke-width="9"/>',
    '<path d="M-20 1250V420Q-20 330 70 330H150Q240 330 240 420V1250Z" fill="url(#seat)"/><path d="M1760 1250V420Q1760 330 1850 330H1930Q2020 330 2020 420V1250Z" fill="url(#seat)"/><path d="M-20 470H240M1760 470H2020" stroke="#f3ead6" stroke-width="10" opacity="0.75"/><path d="M20 352q80 -26 170 8v90q-90 -22 -170 0ZM1810 360q80 -34 170 -8v98q-90 -22 -170 0Z" fill="#f3ead6"/>',
    draw(
      12,
      (index) =>
        `<path d="M${index < 6 ? 10 + index * 40 : 1780 + (index - 6) * 40} 500V1250" stroke="#173d36" stroke-opacity="0.5" stroke-width="5"/>`,
    ),
    '<path d="M170 880H1830L1960 1250H40Z" fill="url(#table)"/><path d="M170 880H1830" stroke="#f0c993" stroke-width="9"/>',
    '<path d="M640 1200L1010 1216L1380 1200L1400 1222L1010 1240L620 1222Z" fill="#6d3f24" opacity="0.5"/>',
    '<path d="M560 900Q800 850 1000 910L1010 1206Q760 1150 440 1206Z" fill="#a23b30"/><path d="M1450 900Q1210 850 1010 910L1010 1206Q1260 1150 1580 1206Z" fill="#a23b30"/>',
    '<path d="M590 896Q800 852 1004 906L1008 1188Q760 1130 478 1184Z" fill="url(#leaf)"/><path d="M1420 896Q1210 852 1006 906L1010 1188Q1260 1130 1540 1184Z" fill="url(#leafRight)"/>',
    `<g transform="translate(0 -8)">${lines(636, 290, -7)}</g><g transform="translate(0 -8)">${lines(1070, 290, 2)}</g>`,
    '<path d="M1006 906L1009 1188" stroke="#a8946f" stroke-width="6"/><path d="M998 1176Q1002 1216 990 1250h34q4 -40 -6 -74Z" fill="#2f6b5c"/>',
    '<ellipse cx="1700" cy="1098" rx="150" ry="30" fill="#6d3f24" fill-opacity="0.4"/><path d="M1590 930H1780V1036Q1780 1096 1685 1096T1590 1036Z" fill="#f7f3e8"/><path d="M1776 950q74 -6 66 54t-76 46" fill="none" stroke="#f7f3e8" stroke-width="20"/><ellipse cx="1685" cy="930" rx="95" ry="20" fill="#e0d6c2"/><ellipse cx="1685" cy="933" rx="82" ry="14" fill="#4b2c1a"/><path d="M1590 1000H1780V1016H1590Z" fill="#e0873f"/>',
    '<path d="M1650 890c-22 -34 22 -54 0 -92M1716 890c-22 -34 22 -54 0 -92" fill="none" stroke="#ffffff" stroke-opacity="0.7" stroke-width="11" stroke-linecap="round"/>',
    '<rect x="230" y="960" width="176" height="120" rx="10" fill="#3a4a52" transform="rotate(-7 318 1020)"/><path d="M250 990l120 -14M252 1014l80 -10" stroke="#dfe6e2" stroke-width="8" transform="translate(6 6)"/>',
  ].join('');
  return svg(defs, body);
}
