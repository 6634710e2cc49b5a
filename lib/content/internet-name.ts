/** Ends as no name on the internet does: numbers are an address, which nobody who is meant for others is reached by. */
const NOT_ON_THE_INTERNET = /(?:^|\.)(?:\d+|localhost|local|internal|home\.arpa|onion)\.?$/;

/** Whether the host of an address is called as one on the internet is; whether there is one is seen when it is asked. */
export function isInternetName(host: string): boolean {
  return host.includes('.') && !host.startsWith('[') && !NOT_ON_THE_INTERNET.test(host);
}
