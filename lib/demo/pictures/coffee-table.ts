import { draw, fill, svg } from '#lib/demo/pictures/canvas.ts';

const plate = (x: number, y: number, size: number, rim: string) =>
  `<ellipse cx="${x + 14}" cy="${y + 22}" rx="${size}" ry="${size}" fill="#5a3a44" opacity="0.25"/><circle cx="${x}" cy="${y}" r="${size}" fill="#fdf8ef"/><circle cx="${x}" cy="${y}" r="${size * 0.9}" fill="none" stroke="${rim}" stroke-width="12"/>`;

const bun = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#c7813d"/>${draw(4, (turn) => `<circle cx="${x + turn * 4}" cy="${y}" r="${size * (0.82 - turn * 0.2)}" fill="none" stroke="#7d451b" stroke-width="${size * 0.09}"/>`)}${draw(9, (grain) => `<rect x="${x + Math.cos(grain * 2.4) * size * 0.6}" y="${y + Math.sin(grain * 2.4) * size * 0.6}" width="13" height="13" rx="3" fill="#fffaf0"/>`)}`;

const cup = (x: number, y: number) =>
  `${plate(x, y, 170, '#4f86a0')}<path d="M${x + 96} ${y - 40}q86 0 76 56t-92 34" fill="none" stroke="#fdf8ef" stroke-width="26"/><circle cx="${x}" cy="${y}" r="116" fill="#ffffff"/><circle cx="${x}" cy="${y}" r="98" fill="#4a2a17"/><path d="M${x - 60} ${y - 30}q60 -50 110 10" fill="none" stroke="#8a5a36" stroke-width="12" stroke-linecap="round"/>`;

/** A coffee table from above: cups, cinnamon buns, a princess cake and a plate of biscuits on a checked cloth. */
export function coffeeTable(): string {
  const defs =
    '<pattern id="cloth" width="160" height="160" patternUnits="userSpaceOnUse"><path d="M0 0H160V160H0Z" fill="#f3c9cf"/><path d="M0 0H80V160H0Z" fill="#e79aa6" opacity="0.55"/><path d="M0 0H160V80H0Z" fill="#e79aa6" opacity="0.55"/></pattern>';
  const body = [
    fill('url(#cloth)'),
    plate(560, 470, 330, '#c8953f'),
    bun(430, 400, 128),
    bun(690, 400, 128),
    bun(560, 610, 128),
    plate(1420, 430, 340, '#7aa06a'),
    '<circle cx="1420" cy="430" r="262" fill="#8fc46b"/><circle cx="1420" cy="430" r="232" fill="#a5d481"/><path d="M1420 430L1660 330A262 262 0 0 1 1676 480Z" fill="#fdf8ef"/><path d="M1420 430L1660 330L1640 356Z" fill="#e2574f" opacity="0.8"/>',
    draw(
      40,
      (index) =>
        `<circle cx="${1420 + Math.cos(index * 2.4) * (30 + index * 4.6)}" cy="${430 + Math.sin(index * 2.4) * (30 + index * 4.6)}" r="5" fill="#ffffff" opacity="0.85"/>`,
    ),
    draw(
      6,
      (petal) => `<circle cx="${1390 + Math.cos(petal * 1.05) * 40}" cy="${410 + Math.sin(petal * 1.05) * 40}" r="34" fill="#f08fa6"/>`,
    ),
    '<circle cx="1390" cy="410" r="30" fill="#d95d7c"/>',
    cup(330, 980),
    cup(1690, 990),
    plate(1010, 970, 250, '#b0607a'),
    draw(
      3,
      (index) =>
        `<rect x="${840 + index * 120}" y="${880 + (index % 2) * 40}" width="96" height="220" rx="46" fill="#8cc07a"/><path d="M${840 + index * 120} ${930 + (index % 2) * 40}v-6q4 -44 48 -44t48 44v6ZM${840 + index * 120} ${1050 + (index % 2) * 40}v6q4 44 48 44t48 -44v-6Z" fill="#4a2a17"/>`,
    ),
  ].join('');
  return svg(defs, body);
}
