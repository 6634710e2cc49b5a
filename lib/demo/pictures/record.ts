import { between, draw, fill, linear, radial, seeded, svg } from '#lib/demo/pictures/canvas.ts';

/** A record on its turntable, seen from above, with the arm at the outermost groove. */
export function record(): string {
  const random = seeded(33);
  const defs = [
    linear(
      'wood',
      [
        [0, '#b97a45'],
        [0.5, '#a2632f'],
        [1, '#86501f'],
      ],
      [0, 0, 1, 0.3],
    ),
    radial('shine', [
      [0, '#3a3a40'],
      [0.55, '#17171b'],
      [1, '#26262c'],
    ]),
    radial('label', [
      [0, '#ffe2a3'],
      [1, '#e8743b'],
    ]),
  ].join('');
  const body = [
    fill('url(#wood)'),
    draw(34, () => {
      const y = between(random, 0, 1250).toFixed(0);
      return `<path d="M0 ${y}C600 ${Number(y) + 30} 1400 ${Number(y) - 30} 2000 ${y}" fill="none" stroke="#6b3d16" stroke-opacity="0.25" stroke-width="4"/>`;
    }),
    '<rect x="120" y="70" width="1760" height="1110" rx="60" fill="#22262e"/><rect x="120" y="70" width="1760" height="1110" rx="60" fill="none" stroke="#4b5260" stroke-width="8"/>',
    '<circle cx="830" cy="625" r="535" fill="#3b4049"/><circle cx="830" cy="625" r="505" fill="url(#shine)"/>',
    draw(
      36,
      (index) =>
        `<circle cx="830" cy="625" r="${190 + index * 8.6}" fill="none" stroke="#ffffff" stroke-opacity="${index % 9 === 0 ? 0.22 : 0.07}" stroke-width="3"/>`,
    ),
    '<path d="M830 625L1290 410A505 505 0 0 1 1330 560ZM830 625L370 840A505 505 0 0 1 330 690Z" fill="#ffffff" opacity="0.1"/>',
    '<circle cx="830" cy="625" r="172" fill="url(#label)"/><path d="M690 650q50 -70 100 0t100 0t90 -20v60q-150 60 -290 20Z" fill="#1f6f78"/><path d="M770 610h110l-28 42h-60Z" fill="#fff3dc"/><circle cx="830" cy="625" r="14" fill="#22262e"/>',
    '<circle cx="1640" cy="290" r="120" fill="#3b4049"/><circle cx="1640" cy="290" r="76" fill="#c9ced6"/><path d="M1640 290L1600 820L1392 932" fill="none" stroke="#d9dde3" stroke-width="30" stroke-linejoin="round" stroke-linecap="round"/><path d="M1420 892l-78 40l34 64l80 -42Z" fill="#e8743b"/>',
    '<circle cx="1560" cy="1060" r="46" fill="#c9ced6"/><circle cx="1700" cy="1060" r="46" fill="#c9ced6"/><path d="M1560 1030v30M1700 1030l20 26" stroke="#22262e" stroke-width="10" stroke-linecap="round"/>',
  ].join('');
  return svg(defs, body);
}
