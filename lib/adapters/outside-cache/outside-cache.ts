import { cloudflareCache } from '#lib/adapters/outside-cache/cloudflare.ts';
import { fastlyCache } from '#lib/adapters/outside-cache/fastly.ts';
import type { OutsideCachePort } from '#lib/adapters/outside-cache/port.ts';
import { varnishCache } from '#lib/adapters/outside-cache/varnish.ts';
import type { OutsideCacheSettings } from '#lib/config/outside-cache.ts';

/** The one that the settings name. */
export function outsideCache(settings: OutsideCacheSettings): OutsideCachePort {
  switch (settings.slag) {
    case 'varnish':
      return varnishCache(settings);
    case 'fastly':
      return fastlyCache(settings);
    case 'cloudflare':
      return cloudflareCache(settings);
  }
}
