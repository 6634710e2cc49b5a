/** Whether readers can be sent there for a map: any https address. */
export function isMapLink(karta: string): boolean {
  return URL.parse(karta.trim())?.protocol === 'https:';
}
