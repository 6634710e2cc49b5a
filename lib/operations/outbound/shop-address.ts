import { domainToUnicode } from 'node:url';
import { withParents } from '#lib/blocks/registered-programs.ts';
import { pathOnSite } from '#lib/content/path-on-site.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { AdProgramRow } from '#lib/store/ad-programs.ts';

/**
 * Where a link is to lead, as a browser spells it. Throws 422 for what leads to no page, carries somebody's login, or leads back to the site
 * itself: round and round, or to an article as if somebody paid for it.
 */
export function shopAddressOr422({ settings }: Pick<OperationContext, 'settings'>, adress: string): URL {
  if (pathOnSite(adress, [settings.url]) !== undefined) throw fault('utlank_egen', { falt: 'adress' });
  const url = URL.parse(adress);
  const leads = url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.');
  if (!leads) throw fault('utlank_adress', { falt: 'adress' });
  return url;
}

/** The program that was named, held until the transaction ends, or the one whose shop the address is at. Throws 422 when there is none. */
export async function programOr422(
  { store }: Pick<OperationContext, 'store'>,
  { program, url }: { program: string | undefined; url: URL },
): Promise<AdProgramRow> {
  const id = program ?? (await store.adPrograms.ofHosts(hostsOf(url)))?.id;
  if (id === undefined) throw fault('program_saknas', { falt: 'program' }, { doman: domainToUnicode(url.hostname) });
  const found = isId(id) ? await store.adPrograms.lock(id) : undefined;
  if (found === undefined) throw fault('program_okant', { falt: 'program' });
  return found;
}

/** The host, and those that it is a subdomain of: as the network spells them, and as people do. */
function hostsOf({ hostname }: URL): string[] {
  const hosts = withParents(hostname);
  return [...new Set([...hosts, ...hosts.map((host) => domainToUnicode(host))])];
}
