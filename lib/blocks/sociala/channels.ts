import type { Attrs } from '#lib/blocks/sociala/schema.ts';

export type Channel = keyof Attrs;

export interface ChannelLink {
  channel: Channel;
  namn: string;
  address: string;
}

/** In the order of the buttons. A network makes an address of a username; a site of one's own has none. */
const CHANNELS: ReadonlyArray<{ channel: Channel; namn: string; ofUser?: (user: string) => string }> = [
  { channel: 'instagram', namn: 'Instagram', ofUser: (user) => `https://www.instagram.com/${user}/` },
  { channel: 'tiktok', namn: 'TikTok', ofUser: (user) => `https://www.tiktok.com/@${user}` },
  { channel: 'youtube', namn: 'YouTube', ofUser: (user) => `https://www.youtube.com/@${user}` },
  { channel: 'facebook', namn: 'Facebook', ofUser: (user) => `https://www.facebook.com/${user}` },
  { channel: 'x', namn: 'X', ofUser: (user) => `https://x.com/${user}` },
  { channel: 'webb', namn: '' },
];

/** The channels that readers can be led to. */
export function channelLinks(attrs: Attrs): ChannelLink[] {
  return CHANNELS.flatMap(({ channel, namn, ofUser }) => {
    const address = channelAddress(attrs[channel] ?? '', ofUser);
    return address === undefined ? [] : [{ channel, namn, address }];
  });
}

/** The channels whose value is neither a username nor an https address. */
export function brokenChannels(attrs: Attrs): Channel[] {
  return CHANNELS.filter(({ channel, ofUser }) => {
    const value = attrs[channel] ?? '';
    return value.trim() !== '' && channelAddress(value, ofUser) === undefined;
  }).map(({ channel }) => channel);
}

function channelAddress(value: string, ofUser: ((user: string) => string) | undefined): string | undefined {
  const written = value.trim();
  const user = /^@?([\p{L}\p{N}._-]{1,60})$/u.exec(written)?.[1];
  if (user !== undefined && ofUser !== undefined) return ofUser(encodeURIComponent(user));
  const url = URL.parse(written);
  return url?.protocol === 'https:' && url.hostname.includes('.') ? url.href : undefined;
}
