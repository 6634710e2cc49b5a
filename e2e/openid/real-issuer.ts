import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { CLIENT } from './stand-in-issuer.ts';

interface Member {
  email: string;
  email_verified: boolean;
  name: string;
}

export interface RealIssuer {
  url: string;
  environment: Record<string, string>;
  /** Begins to answer, for a Studio at that address, and knows these by their login names. */
  serve(studioUrl: string, members: Readonly<Record<string, Member>>): void;
  stop(): Promise<void>;
}

/** A provider of OpenID Connect as an organisation has one, with a form to log in by and one to consent. */
export async function startRealIssuer(): Promise<RealIssuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen has been told a port, so that it is no pipe.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    environment: { STUDIO_OIDC_UTFARDARE: url, STUDIO_OIDC_KLIENT: CLIENT.id, STUDIO_OIDC_HEMLIGHET: CLIENT.secret },
    serve(studioUrl, members) {
      const provider = new Provider(url, {
        clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [`${studioUrl}/api/auth/oidc/svar`] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        pkce: { required: () => true },
        cookies: { keys: ['bara i testerna'] },
        findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...members[id] }) }),
      });
      server.on('request', provider.callback());
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
