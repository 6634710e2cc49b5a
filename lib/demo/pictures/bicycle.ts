import { between, curve, draw, fill, linear, radialOnCanvas, seeded, svg, times } from '#lib/demo/pictures/canvas.ts';

/** A bicycle leaning on a whitewashed wall, with the sea behind it. */
export function bicycle(): string {
  const random = seeded(32);
  const defs = [
    linear('sky', [
      [0, '#7cc4dd'],
      [1, '#e7f4ea'],
    ]),
    linear('sea', [
      [0, '#2f93a8'],
      [1, '#65c0bb'],
    ]),
    linear('wall', [
      [0, '#fffaf0'],
      [1, '#eadcc4'],
    ]),
    linear('ground', [
      [0, '#e8cfa2'],
      [1, '#c99f68'],
    ]),
    radialOnCanvas('light', 1700, 80, 1300, [
      [0, '#fff8da', 0.75],
      [1, '#fff8da', 0],
    ]),
  ].join('');
  const tyre = (x: number, y: number) => `
    <circle cx="${x}" cy="${y}" r="212" fill="none" stroke="#2b2f36" stroke-width="22"/><circle cx="${x}" cy="${y}" r="196" fill="none" stroke="#e9e2d2" stroke-width="9"/>
    ${draw(18, (index) => {
      const angle = (index / 18) * Math.PI * 2;
      return `<path d="M${x} ${y}L${(x + Math.cos(angle) * 194).toFixed(1)} ${(y + Math.sin(angle) * 194).toFixed(1)}" stroke="#8b949b" stroke-width="3.600"/>`;
    })}
    <circle cx="${x}" cy="${y}" r="22" fill="#5d666d"/><circle cx="${x}" cy="${y}" r="9" fill="#e9e2d2"/>`;
  const frame = 'fill="none" stroke="#c4402f" stroke-linecap="round" stroke-linejoin="round"';
  const flower = (x: number, y: number, size: number, colour: string) =>
    `${times(6, (index) => {
      const angle = (index / 6) * Math.PI * 2;
      return `<circle cx="${(x + Math.cos(angle) * size).toFixed(1)}" cy="${(y + Math.sin(angle) * size).toFixed(1)}" r="${size * 0.72}" fill="${colour}"/>`;
    }).join('')}<circle cx="${x}" cy="${y}" r="${size * 0.6}" fill="#f6d25a"/>`;
  const body = [
    fill('url(#sky)'),
    fill('url(#light)'),
    '<rect y="250" width="2000" height="780" fill="url(#sea)"/>',
    `<path d="${curve([
      [1180, 256],
      [1420, 216],
      [1640, 238],
      [1880, 200],
      [2040, 226],
    ])}L2040 262H1180Z" fill="#5e9aa0"/>`,
    draw(80, () => {
      const y = between(random, 262, 900);
      return `<path d="M${between(random, -60, 1960)} ${y}q${y / 10} -8 ${y / 5} 0" fill="none" stroke="#effff8" stroke-opacity="${between(random, 0.25, 0.7).toFixed(2)}" stroke-width="${(y / 110).toFixed(1)}" stroke-linecap="round"/>`;
    }),
    '<path d="M520 262V150L596 250ZM512 256V170L460 250Z" fill="#fffdf4"/><path d="M446 262h160l-26 24h-112Z" fill="#2d4a5c"/>',
    '<path d="M-20 470H1360Q1400 470 1404 510L1416 1050H-20Z" fill="url(#wall)"/><path d="M-20 440H1376Q1410 440 1410 476H-20Z" fill="#d96f4b"/><path d="M-20 440H1376" stroke="#ee9670" stroke-width="12"/>',
    draw(24, (index) => `<path d="M${index * 60} 446v28" stroke="#b4543a" stroke-width="6"/>`),
    draw(
      44,
      () =>
        `<path d="M${between(random, 0, 1360)} ${between(random, 510, 1000)}h${between(random, 20, 110)}" stroke="#d8c5a4" stroke-opacity="0.6" stroke-width="5" stroke-linecap="round"/>`,
    ),
    '<path d="M-20 1010H2020V1260H-20Z" fill="url(#ground)"/><path d="M1410 1010Q1640 900 2020 880V1030H1410Z" fill="#7fa86b"/>',
    draw(
      70,
      () =>
        `<ellipse cx="${between(random, 0, 2000).toFixed(0)}" cy="${between(random, 1050, 1245).toFixed(0)}" rx="${between(random, 6, 24).toFixed(0)}" ry="${between(random, 3, 8).toFixed(0)}" fill="${random() < 0.5 ? '#b58852' : '#f3e0ba'}" fill-opacity="0.7"/>`,
    ),
    '<path d="M330 1120Q820 1060 1480 1128Q1000 1180 330 1120Z" fill="#7d5a34" opacity="0.4"/><path d="M420 760Q520 640 640 700L860 690L1010 720Q1160 740 1170 900" fill="none" stroke="#c5b08c" stroke-width="24" opacity="0.5" transform="translate(70 -30)"/>',
    tyre(560, 900),
    tyre(1240, 900),
    `<path d="M560 900L700 640L1060 620L900 900ZM700 640L900 900M560 900H900" ${frame} stroke-width="24"/><path d="M1048 560L1090 700Q1150 840 1240 900" ${frame} stroke-width="24"/>`,
    '<path d="M560 900L700 640L1060 620L900 900" fill="none" stroke="#ef8468" stroke-width="6" stroke-linecap="round" transform="translate(-4 -5)"/>',
    '<path d="M700 640L672 560" stroke="#5d666d" stroke-width="18"/><path d="M570 548Q640 520 764 540Q780 566 740 572Q650 590 590 580Q556 572 570 548Z" fill="#6a4228"/>',
    '<path d="M1060 620L1040 540Q1036 500 990 500Q950 500 930 530" fill="none" stroke="#5d666d" stroke-width="17" stroke-linecap="round"/><path d="M930 530l-14 30" stroke="#6a4228" stroke-width="28" stroke-linecap="round"/>',
    '<path d="M340 900a220 220 0 0 1 320 -196M1020 900a220 220 0 0 1 300 -204" fill="none" stroke="#f3ead6" stroke-width="17" stroke-linecap="round" transform="translate(0 -24)"/>',
    '<circle cx="900" cy="900" r="58" fill="none" stroke="#5d666d" stroke-width="13"/><path d="M900 900L940 1000M900 900L860 800" stroke="#5d666d" stroke-width="15" stroke-linecap="round"/><path d="M910 1004h66M826 796h66" stroke="#2b2f36" stroke-width="20" stroke-linecap="round"/><path d="M560 880H900M560 922H900" stroke="#3a4046" stroke-width="5"/>',
    '<path d="M400 690H660" stroke="#5d666d" stroke-width="13"/><path d="M430 700L540 880" stroke="#5d666d" stroke-width="9"/>',
    '<path d="M1050 520H1340L1306 690H1082Z" fill="#c58f4e"/><path d="M1054 540H1336M1062 580H1328M1070 620H1320M1078 660H1312" stroke="#8e5f2c" stroke-width="8"/><path d="M1100 520l16 170M1150 520l10 170M1200 520v170M1250 520l-10 170M1296 520l-14 170" stroke="#8e5f2c" stroke-width="6"/>',
    ...times(
      12,
      (index) =>
        `<path d="M${1080 + index * 21} 520q${(index - 6) * 6} -60 ${(index - 6) * 8} ${-60 - ((index * 37) % 60)}" stroke="#4f7d4c" stroke-width="7" fill="none"/>`,
    ),
    ...times(12, (index) =>
      flower(
        1080 + index * 21 + (index - 6) * 8,
        455 - ((index * 37) % 60),
        17,
        ['#e8563f', '#f9f3e4', '#4f7fb5', '#f08fa4'][index % 4] ?? '#e8563f',
      ),
    ),
    ...times(
      15,
      (index) =>
        `<path d="M${1440 + index * 38} 1040q${(index % 5) * 5 - 10} -70 ${(index % 3) * 12 - 12} -${110 + ((index * 47) % 90)}" stroke="#4f7d4c" stroke-width="7" fill="none"/>`,
    ),
    ...times(15, (index) =>
      flower(
        1440 + index * 38 + (index % 3) * 12 - 12,
        930 - ((index * 47) % 90),
        15,
        ['#f9f3e4', '#e8563f', '#8f6bb5'][index % 3] ?? '#f9f3e4',
      ),
    ),
    '<path d="M240 560h190v230h-190Z" fill="#2f7a86"/><path d="M240 560h190v230h-190ZM335 560v230M240 675h190" fill="none" stroke="#fffaf0" stroke-width="16"/><path d="M226 790h218v22h-218Z" fill="#d96f4b"/>',
  ].join('');
  return svg(defs, body);
}
