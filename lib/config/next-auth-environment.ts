import type { Environment } from '#lib/config/environment.ts';

/** next-auth reads its own address and secret from the environment and nowhere else. */
export function tellNextAuth(environment: Environment): void {
  process.env.NEXTAUTH_URL = environment.url;
  process.env.NEXTAUTH_SECRET = environment.secret;
}
