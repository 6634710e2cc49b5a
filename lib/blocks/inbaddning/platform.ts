/*
 * The platforms an article may show something from, and the addresses they have. All that is known of them stands here:
 * what a reader is led to, and what is loaded in the page once the reader has asked for it.
 */

export type PlatformId = 'youtube' | 'instagram' | 'tiktok' | 'spotify';

export interface Embed {
  plattform: PlatformId;
  /** The platform's name to a reader. */
  namn: string;
  /** What it is: a film, a post, something to listen to. Decides the words and the shape of the frame. */
  slag: 'video' | 'inlagg' | 'ljud';
  /** Upright, as films made for a phone. */
  staende: boolean;
  /** The address itself, on https and without what follows the reader around. */
  lank: string;
  /** What may be shown in the page; `null` for a short address, which only the platform knows the meaning of. */
  ram: string | null;
}

export const PLATFORM_NAMES = ['YouTube', 'Instagram', 'TikTok', 'Spotify'] as const;

/** Where the frames come from: all that a page needs to let in. */
export const FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://www.instagram.com',
  'https://www.tiktok.com',
  'https://open.spotify.com',
] as const;

type Found = Pick<Embed, 'slag' | 'lank' | 'ram'> & { staende?: boolean };

/** What the address leads to on one of the platforms; `undefined` for any other address. */
export function embedOf(address: string): Embed | undefined {
  const url = URL.parse(address.trim());
  if (url === null || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.port !== '') return undefined;
  const host = url.hostname.replace(/^(www|m|music|mobile)\./, '');
  const path = url.pathname.split('/').filter((part) => part !== '');
  const platform = PLATFORMS.find(({ hosts }) => hosts.includes(host));
  const found = platform?.read(host, path, url.searchParams);
  if (platform === undefined || found === undefined) return undefined;
  return { plattform: platform.id, namn: platform.namn, staende: false, ...found };
}

interface Platform {
  id: PlatformId;
  namn: (typeof PLATFORM_NAMES)[number];
  hosts: readonly string[];
  read(host: string, path: readonly string[], query: URLSearchParams): Found | undefined;
}

const PLATFORMS: readonly Platform[] = [
  { id: 'youtube', namn: 'YouTube', hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'], read: readYouTube },
  { id: 'instagram', namn: 'Instagram', hosts: ['instagram.com', 'instagr.am'], read: readInstagram },
  { id: 'tiktok', namn: 'TikTok', hosts: ['tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'], read: readTikTok },
  { id: 'spotify', namn: 'Spotify', hosts: ['open.spotify.com', 'spotify.link'], read: readSpotify },
];

const VIDEO_ID = /^[\w-]{11}$/;
const LIST_ID = /^[\w-]{12,60}$/;

function readYouTube(host: string, path: readonly string[], query: URLSearchParams): Found | undefined {
  const [first = '', second = ''] = path;
  const list = query.get('list') ?? '';
  if (first === 'playlist' && LIST_ID.test(list)) {
    const ram = `https://www.youtube-nocookie.com/embed/videoseries?list=${list}`;
    return { slag: 'video', lank: `https://www.youtube.com/playlist?list=${list}`, ram };
  }
  const staende = first === 'shorts';
  const id = host === 'youtu.be' ? first : first === 'watch' ? (query.get('v') ?? '') : isVideoPath(first) ? second : '';
  if (!VIDEO_ID.test(id)) return undefined;
  const start = startSecond(query.get('t') ?? query.get('start') ?? '');
  return {
    slag: 'video',
    staende,
    lank: staende ? `https://www.youtube.com/shorts/${id}` : `https://www.youtube.com/watch?v=${id}${start === 0 ? '' : `&t=${start}s`}`,
    ram: `https://www.youtube-nocookie.com/embed/${id}${start === 0 ? '' : `?start=${start}`}`,
  };
}

function isVideoPath(first: string): boolean {
  return ['embed', 'shorts', 'live', 'v'].includes(first);
}

/** `90`, `90s`, `1m30s`, `1h2m3s`; 0 for anything else. */
function startSecond(text: string): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text);
  if (parts === null) return 0;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function readInstagram(_host: string, path: readonly string[]): Found | undefined {
  // An address may begin with the account: instagram.com/konto/p/kod.
  const at = path.findIndex((part) => ['p', 'reel', 'reels', 'tv'].includes(part));
  const code = path[at + 1] ?? '';
  if (at < 0 || at > 1 || !/^[\w-]{5,40}$/.test(code)) return undefined;
  const isReel = path[at] === 'reel' || path[at] === 'reels';
  const lank = `https://www.instagram.com/${isReel ? 'reel' : 'p'}/${code}/`;
  return { slag: isReel ? 'video' : 'inlagg', staende: isReel, lank, ram: `${lank}embed/` };
}

function readTikTok(host: string, path: readonly string[]): Found | undefined {
  const [first = '', second = '', third = ''] = path;
  const shortCode = host !== 'tiktok.com' ? first : first === 't' ? second : '';
  if (/^[\w-]{6,20}$/.test(shortCode)) {
    const lank = host === 'tiktok.com' ? `https://www.tiktok.com/t/${shortCode}/` : `https://${host}/${shortCode}/`;
    return { slag: 'video', staende: true, lank, ram: null };
  }
  const isPost = /^@[\w.]{1,30}$/.test(first) && ['video', 'photo'].includes(second);
  const isPlayer = (first === 'embed' && second === 'v2') || (first === 'player' && second === 'v1');
  if (!(isPost || isPlayer) || !/^\d{15,22}$/.test(third)) return undefined;
  return {
    slag: 'video',
    staende: true,
    lank: isPost ? `https://www.tiktok.com/${first}/${second}/${third}` : `https://www.tiktok.com/embed/v2/${third}`,
    ram: `https://www.tiktok.com/embed/v2/${third}`,
  };
}

const SPOTIFY_KINDS = ['track', 'album', 'playlist', 'artist', 'show', 'episode'];

function readSpotify(host: string, path: readonly string[]): Found | undefined {
  if (host === 'spotify.link') {
    const [code = ''] = path;
    return /^\w{6,20}$/.test(code) ? { slag: 'ljud', lank: `https://spotify.link/${code}`, ram: null } : undefined;
  }
  const [kind = '', id = ''] = path.filter((part) => part !== 'embed' && !/^intl-[a-z]{2}(-[a-z]{2})?$/i.test(part));
  if (!SPOTIFY_KINDS.includes(kind) || !/^[0-9A-Za-z]{22}$/.test(id)) return undefined;
  return { slag: 'ljud', lank: `https://open.spotify.com/${kind}/${id}`, ram: `https://open.spotify.com/embed/${kind}/${id}` };
}
