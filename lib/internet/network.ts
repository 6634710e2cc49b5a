import { Resolver } from 'node:dns/promises';
import { connect as connectTcp, isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';

/** The way to the internet, handed in so that tests can stand in its place. */
export interface Network {
  /** Every address of a host. */
  resolve(host: string): Promise<string[]>;
  /**
   * A connection to one of those very addresses, at the usual port of https or, unless `secure`, of http. A secure one is
   * encrypted, and its other end has proved to be `host`.
   */
  connect(addresses: readonly string[], host: string, options: { secure: boolean }): Duplex;
}

export const INTERNET: Network = {
  resolve: (host) => addressesFrom(new Resolver({ timeout: 1_000, tries: 2 }), host),
  connect(addresses, host, { secure }) {
    const lookup = only(addresses);
    return secure
      ? connectTls({ host, port: 443, servername: host, ALPNProtocols: ['http/1.1'], lookup })
      : connectTcp({ host, port: 80, lookup });
  },
};

interface NameServers {
  resolve4(host: string): Promise<string[]>;
  resolve6(host: string): Promise<string[]>;
}

/**
 * Every address that the name servers have for a host. Asked without the machine's own lookup, which holds one of the few threads
 * that also read files and hash passwords for as long as a stranger's name server likes to be silent.
 */
export async function addressesFrom(names: NameServers, host: string): Promise<string[]> {
  const [four, six] = await Promise.allSettled([names.resolve4(host), names.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
}

/** Answers with these addresses, whatever is asked for: the first that can be reached is connected to. */
function only(addresses: readonly string[]): LookupFunction {
  return (_host, _options, found) =>
    found(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );
}
