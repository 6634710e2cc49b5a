/** What platforms call themselves, by the ends of their hosts. */
const PLATFORMS: ReadonlyMap<string, string> = new Map([
  ['bsky.app', 'Bluesky'],
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['linkedin.com', 'LinkedIn'],
  ['mastodon.social', 'Mastodon'],
  ['mastodon.nu', 'Mastodon'],
  ['pinterest.com', 'Pinterest'],
  ['pinterest.se', 'Pinterest'],
  ['podcasts.apple.com', 'Apple Podcasts'],
  ['open.spotify.com', 'Spotify'],
  ['snapchat.com', 'Snapchat'],
  ['t.me', 'Telegram'],
  ['threads.net', 'Threads'],
  ['threads.com', 'Threads'],
  ['tiktok.com', 'TikTok'],
  ['twitter.com', 'X'],
  ['whatsapp.com', 'WhatsApp'],
  ['x.com', 'X'],
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
]);

/** What links to accounts are called: as their platforms, and those at the same one with what tells them apart besides. */
export function accountNames(addresses: readonly string[]): Array<{ adress: string; namn: string }> {
  const names = addresses.map(accountName);
  return addresses.map((adress, index) => {
    const namn = names[index] ?? adress;
    const isAlone = names.filter((other) => other === namn).length === 1;
    return { adress, namn: isAlone ? namn : `${namn} (${accountPart(adress)})` };
  });
}

/** What of an address names the account. */
function accountPart(address: string): string {
  const url = URL.parse(address);
  return url === null ? address : `${url.pathname.replace(/^\/|\/$/g, '')}${url.search}` || url.host;
}

/** What a link to an account is called: as its platform, else by its host. */
export function accountName(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
  const words = host.split('.');
  // `sv-se.facebook.com` is Facebook; a host that merely ends in those letters is not.
  const own = words.map((_, index) => words.slice(index).join('.')).find((end) => PLATFORMS.has(end));
  return PLATFORMS.get(own ?? '') ?? host;
}
