import { randomUUID } from 'node:crypto';
import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { kernel } from '#lib/transports/in-process/client.ts';

const SESSION_SECONDS = 12 * 60 * 60;

/**
 * How the editorial staff logs in (decisions.md §14): e-mail and password, a signed and encrypted token in the cookie
 * `studiosess`. The token names the person and the number of the session; whether both still hold is asked at every call.
 */
export function loginOptions(): NextAuthOptions {
  const { environment, login } = kernel();
  const secure = environment.url.startsWith('https://');
  return {
    secret: environment.secret,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: '/studio/logga-in', error: '/studio/logga-in' },
    cookies: { sessionToken: { name: 'studiosess', options: { httpOnly: true, sameSite: 'lax', path: '/', secure } } },
    providers: [
      CredentialsProvider({
        id: 'credentials',
        credentials: { epost: { type: 'email' }, losenord: { type: 'password' } },
        async authorize(credentials, request) {
          const forwarded: unknown = request.headers?.['x-forwarded-for'];
          const adress = typeof forwarded === 'string' ? (forwarded.split(',').at(-1)?.trim() ?? '') : '';
          const person = await login({
            epost: credentials?.epost ?? '',
            losenord: credentials?.losenord ?? '',
            adress,
            korrelation: randomUUID(),
          }).catch((refusal: unknown) => {
            // next-auth carries the message, and nothing else, to the sign-in page: the code says which words to show.
            throw new Error(codeOf(refusal));
          });
          return { id: person.id, email: person.epost, name: person.namn, session_nr: person.session_nr };
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        return user === undefined ? token : { ...token, session_nr: Reflect.get(user, 'session_nr') };
      },
    },
  };
}

function codeOf(refusal: unknown): string {
  const fel: unknown = refusal instanceof Error ? Reflect.get(refusal, 'fel') : undefined;
  const first: unknown = Array.isArray(fel) ? fel[0]?.kod : undefined;
  return typeof first === 'string' ? first : 'internt';
}
