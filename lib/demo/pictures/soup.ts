import { between, draw, fill, linear, radial, seeded, svg } from '#lib/demo/pictures/canvas.ts';

/** A deep bowl of red lentil soup with browned butter, herbs and a folded flatbread beside it. */
export function soup(): string {
  const random = seeded(9);
  const defs = [
    linear('slate', [
      [0, '#4a5560'],
      [1, '#2d353d'],
    ]),
    radial('broth', [
      [0, '#f2a24a'],
      [0.8, '#dd7a2b'],
      [1, '#b95a1c'],
    ]),
    radial('bowl', [
      [0, '#f7f2e6'],
      [0.85, '#e6dcc6'],
      [1, '#bfb296'],
    ]),
  ].join('');
  const body = [
    fill('url(#slate)'),
    draw(
      60,
      () =>
        `<path d="M${between(random, 0, 1900).toFixed(0)} ${between(random, 0, 1250).toFixed(0)}h${between(random, 30, 180).toFixed(0)}" stroke="#ffffff" stroke-opacity="0.05" stroke-width="5"/>`,
    ),
    '<path d="M1280 120L1960 60L1990 560L1390 640Z" fill="#d8cdb4"/><path d="M1320 200L1970 140M1350 330L1978 268M1376 470L1984 404" stroke="#b8473a" stroke-width="18"/>',
    '<ellipse cx="860" cy="700" rx="590" ry="500" fill="#000" opacity="0.35"/><circle cx="830" cy="640" r="540" fill="url(#bowl)"/><circle cx="830" cy="640" r="430" fill="url(#broth)"/>',
    draw(90, (index) => {
      const [angle, far] = [index * 2.4, 30 + index * 4.2];
      return `<ellipse cx="${(830 + Math.cos(angle) * far).toFixed(0)}" cy="${(640 + Math.sin(angle) * far).toFixed(0)}" rx="17" ry="12" fill="${index % 3 ? '#c9641f' : '#f6b766'}" opacity="0.75"/>`;
    }),
    '<path d="M600 520C760 420 960 470 1010 600S860 860 700 800S560 700 640 620" fill="none" stroke="#7a3d12" stroke-width="26" stroke-linecap="round" opacity="0.75"/><path d="M610 510C770 410 970 460 1020 590" fill="none" stroke="#f8d48a" stroke-width="10" stroke-linecap="round"/>',
    draw(16, (index) => {
      const [x, y] = [830 + Math.cos(index * 1.7) * (60 + index * 15), 640 + Math.sin(index * 1.7) * (60 + index * 15)];
      return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q26 -40 54 -10q-10 40 -54 10Z" fill="${index % 2 ? '#3f7a3d' : '#5da04f'}"/>`;
    }),
    '<path d="M1430 760C1560 650 1820 690 1900 830S1790 1120 1600 1100S1330 860 1430 760Z" fill="#e6c48d"/><path d="M1450 800C1600 760 1800 840 1850 960" fill="none" stroke="#b98845" stroke-width="14"/>',
    draw(
      18,
      (index) =>
        `<circle cx="${1480 + ((index * 83) % 360)}" cy="${790 + ((index * 59) % 260)}" r="${8 + (index % 4) * 5}" fill="#a66a2e" opacity="0.55"/>`,
    ),
    '<path d="M150 1160L520 960" stroke="#c9ced2" stroke-width="28" stroke-linecap="round"/><ellipse cx="118" cy="1178" rx="76" ry="52" fill="#c9ced2" transform="rotate(-28 118 1178)"/>',
    draw(
      3,
      (index) =>
        `<circle cx="${170 + index * 84}" cy="${160 + index * 46}" r="56" fill="#f0d64a"/><circle cx="${170 + index * 84}" cy="${160 + index * 46}" r="40" fill="none" stroke="#fff6b8" stroke-width="12"/>`,
    ),
  ].join('');
  return svg(defs, body);
}
