/**
 * The classes that keep a picture's focus point in sight when it is cropped. Classes in tenths, because the site's content
 * security policy allows no style attributes; half a tenth of what a crop leaves out is nothing anybody sees.
 */
export function focusClass(fokus: { x: number; y: number } | null | undefined): string {
  if (!fokus) return '';
  return `fokus-x-${tenth(fokus.x)} fokus-y-${tenth(fokus.y)}`;
}

function tenth(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) / 10);
}
