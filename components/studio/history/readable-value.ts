/** The value of a field as words: one that is not set is nothing, and linked words tell where they lead. */
export function readableValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(readableValue).join('\n');
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([, part]) => readableValue(part))
    .filter((text) => text !== '')
    .join(' · ');
}
