/** Whether that login lets in. */
export async function canLogIn(url: string, epost: string, losenord: string): Promise<boolean> {
  return (await sessionOf(url, epost, losenord)) !== undefined;
}

/** The cookie that the login is given, where it lets in. */
export async function sessionOf(url: string, epost: string, losenord: string): Promise<string | undefined> {
  const first = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = await first.json();
  const jar = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: jar.join('; ') },
    body: new URLSearchParams({ csrfToken, epost, losenord, json: 'true' }),
  });
  return answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('studiosess='))
    ?.split(';')[0];
}

/** The password that a start has printed. */
export function printedLogin(said: string, epost: string): string {
  const found = new RegExp(`${epost.replace('.', '\\.')}\\s+(\\S+)`).exec(said)?.[1];
  if (found === undefined) throw new Error(`no login of ${epost} was printed:\n${said}`);
  return found;
}

/** Every page in the sitemap, whose parts its index names. */
export async function publicAddresses(url: string): Promise<string[]> {
  const addresses = async (address: string) => {
    const text = await (await fetch(address)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  };
  return (await Promise.all((await addresses(`${url}/sitemap.xml`)).map(addresses))).flat();
}
