/** next-auth is told Studio's address with each call, as a proxy would, and has no other way to be asked to believe it. */
export function tellNextAuth(): void {
  process.env.AUTH_TRUST_HOST = '1';
}
