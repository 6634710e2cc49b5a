/** Puts the cursor in the form field for that path, or in the nearest that the path begins with. True when there is one. */
export function goToField(root: HTMLElement, falt: string): boolean {
  const places = [...root.querySelectorAll<HTMLElement>('[data-falt]')];
  const exact = places.find((place) => place.dataset.falt === falt);
  const place =
    exact ?? places.find((candidate) => falt.startsWith(candidate.dataset.falt ?? ' ') || candidate.dataset.falt?.startsWith(falt));
  if (place === undefined) return false;
  const field = place.matches('[tabindex], [contenteditable="true"]')
    ? place
    : (place.querySelector<HTMLElement>('input, textarea, button') ?? place);
  field.scrollIntoView({ block: 'center', behavior: 'smooth' });
  field.focus({ preventScroll: true });
  return true;
}
