import { between, curve, draw, fill, linear, radial, radialOnCanvas, seeded, svg, WIDTH } from '#lib/demo/pictures/canvas.ts';

/** A village cinema from the back rows: curtain, beam and a full house. */
export function cinema(): string {
  const random = seeded(51);
  const defs = [
    linear('wall', [
      [0, '#2a0b14'],
      [0.5, '#5c1822'],
      [1, '#21080f'],
    ]),
    linear('screen', [
      [0, '#ffe2b0'],
      [0.45, '#f7b37b'],
      [1, '#d9705c'],
    ]),
    linear('sea', [
      [0, '#4f8f93'],
      [1, '#1d4c5c'],
    ]),
    linear(
      'drape',
      [
        [0, '#6a0f1e'],
        [0.2, '#b3243a'],
        [0.4, '#7c1424'],
        [0.6, '#c22f45'],
        [0.8, '#7c1424'],
        [1, '#4d0a16'],
      ],
      [0, 0, 1, 0],
    ),
    linear(
      'ray',
      [
        [0, '#fff3d2', 0.62],
        [1, '#fff3d2', 0.04],
      ],
      [0, 1, 0, 0],
    ),
    radialOnCanvas('spill', 1000, 560, 900, [
      [0, '#ffb27a', 0.55],
      [0.5, '#d3504a', 0.2],
      [1, '#d3504a', 0],
    ]),
    radial('sconce', [
      [0, '#ffe6ad', 0.9],
      [0.3, '#ffbf6e', 0.4],
      [1, '#ffbf6e', 0],
    ]),
    '<clipPath id="cloth"><rect x="470" y="200" width="1060" height="560"/></clipPath>',
  ].join('');
  const row = (y: number, size: number, seat: string, head: string, gap: number) => {
    const count = Math.ceil(WIDTH / gap) + 1;
    return draw(count, (index) => {
      const x = index * gap - (Math.round(y) % 2 ? 0 : gap / 2);
      const taken = random() < 0.9;
      const lean = between(random, -0.1, 0.1) * size;
      const hair = random();
      const crown =
        hair < 0.25
          ? `<circle cx="${x + lean + size * 0.02}" cy="${y - size * 0.98}" r="${size * 0.12}" fill="${head}"/>`
          : hair < 0.5
            ? `<path d="M${x + lean - size * 0.29} ${y - size * 0.3}q-${size * 0.05} -${size * 0.58} ${size * 0.29} -${size * 0.58}t${size * 0.29} ${size * 0.58}Z" fill="${head}"/>`
            : '';
      const person = taken
        ? `<ellipse cx="${x + lean}" cy="${y - size * 0.6}" rx="${size * 0.235}" ry="${size * 0.275}" fill="${head}"/>${crown}<path d="M${x + lean - size * 0.235} ${y - size * 0.66}a${size * 0.235} ${size * 0.275} 0 0 1 ${size * 0.47} 0" fill="none" stroke="#ff9d6b" stroke-opacity="0.55" stroke-width="${size * 0.03}"/>`
        : '';
      return `${person}<path d="M${x - size * 0.46} ${y + size * 1.4}V${y - size * 0.1}Q${x - size * 0.46} ${y - size * 0.42} ${x} ${y - size * 0.42}T${x + size * 0.46} ${y - size * 0.1}V${y + size * 1.4}Z" fill="${seat}"/><path d="M${x - size * 0.4} ${y - size * 0.12}Q${x - size * 0.38} ${y - size * 0.36} ${x} ${y - size * 0.36}T${x + size * 0.4} ${y - size * 0.12}" fill="none" stroke="#f0776a" stroke-opacity="0.4" stroke-width="${size * 0.035}"/>`;
    });
  };
  const body = [
    fill('url(#wall)'),
    draw(
      9,
      (index) => `<path d="M${(index < 5 ? 20 : 1660) + (index % 5) * 80} 0V980" stroke="#16050a" stroke-opacity="0.4" stroke-width="14"/>`,
    ),
    fill('url(#spill)'),
    '<path d="M360 830V130H1640V830Z" fill="#1b060c"/><path d="M360 130H1640V164H360Z" fill="#d9a24d"/><path d="M400 130Q1000 20 1600 130Z" fill="#c08a3e"/><path d="M560 122Q1000 52 1440 122Z" fill="#8b5f2a"/><circle cx="1000" cy="100" r="26" fill="#f3d08a"/>',
    '<rect x="470" y="200" width="1060" height="560" fill="url(#screen)"/>',
    '<g clip-path="url(#cloth)"><circle cx="1160" cy="500" r="120" fill="#fff6dc"/>',
    `<path d="${curve([
      [440, 520],
      [640, 430],
      [820, 500],
      [960, 540],
      [1100, 560],
    ])}V780H440Z" fill="#a55a6a"/><path d="${curve([
      [1180, 560],
      [1340, 470],
      [1480, 430],
      [1600, 470],
    ])}V780H1180Z" fill="#8a4a62"/>`,
    '<rect x="440" y="556" width="1120" height="240" fill="url(#sea)"/><path d="M1060 584h210M1090 612h160M1110 642h110M1130 676h70" stroke="#ffe9bd" stroke-width="9" stroke-linecap="round" opacity="0.85"/><path d="M700 640h190l-34 40H744Z" fill="#2c1c2b"/><path d="M790 636V520L868 620ZM782 636V540L716 626Z" fill="#fff3dc"/>',
    '</g>',
    '<path d="M372 164C500 300 500 620 400 830H360V164ZM1628 164C1500 300 1500 620 1600 830H1640V164Z" fill="#300811"/>',
    '<path d="M250 130H486C500 360 470 640 420 840H250ZM1514 130H1750V840H1580C1530 640 1500 360 1514 130Z" fill="url(#drape)"/>',
    '<path d="M360 164H1640V196Q1600 240 1560 196T1480 196T1400 196T1320 196T1240 196T1160 196T1080 196T1000 196T920 196T840 196T760 196T680 196T600 196T520 196T440 196T360 196Z" fill="#9c1b30"/><path d="M360 164H1640" stroke="#f0c26b" stroke-width="8"/>',
    '<path d="M410 640h70M1520 640h70" stroke="#f0c26b" stroke-width="18" stroke-linecap="round"/>',
    '<rect x="340" y="820" width="1320" height="34" fill="#3a0f17"/><path d="M340 820H1660" stroke="#d9a24d" stroke-width="6"/>',
    '<circle cx="130" cy="430" r="190" fill="url(#sconce)"/><circle cx="1870" cy="430" r="190" fill="url(#sconce)"/><path d="M96 420h68l-14 60h-40ZM1836 420h68l-14 60h-40Z" fill="#ffe7b5"/><path d="M120 480h20v60h-20ZM1860 480h20v60h-20Z" fill="#c08a3e"/>',
    '<path d="M801 820L470 200H1530L1199 820Z" fill="url(#ray)" opacity="0.5"/>',
    draw(90, () => {
      const y = between(random, 240, 1000);
      const spread = (1250 - y) * 0.5;
      return `<circle cx="${(1000 + between(random, -spread, spread)).toFixed(0)}" cy="${y.toFixed(0)}" r="${between(random, 1.5, 4).toFixed(1)}" fill="#fff6df" fill-opacity="${between(random, 0.2, 0.7).toFixed(2)}"/>`;
    }),
    row(915, 92, '#5e1620', '#240911', 118),
    row(1011, 116, '#4a1019', '#1c070d', 150),
    row(1130, 150, '#350b13', '#14040a', 194),
  ].join('');
  return svg(defs, body);
}
