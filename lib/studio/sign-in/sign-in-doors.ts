import { openIdConnect } from '#lib/adapters/identity/openid-connect.ts';
import type { Door } from '#lib/http/answer.ts';
import { openIdSeal } from '#lib/studio/answer-seal.ts';
import { hashToken } from '#lib/studio/hash-token.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { loginWith } from '#lib/studio/sign-in/login.ts';
import { openIdLogin } from '#lib/studio/sign-in/openid-login.ts';
import { passwordChoice } from '#lib/studio/sign-in/password-choice.ts';
import { sessionDecoder, sessionEncoder } from '#lib/studio/sign-in/session-token.ts';
import { type Logins, loginsOf } from '#lib/studio/sign-in/sessions.ts';
import { loginDoor } from '#lib/transports/doors/login.ts';
import { OPENID_RETURN, openIdDoor } from '#lib/transports/doors/openid.ts';

/** The doors that let people in and out: by what they know here, and by the organisation's own login. */
export function signInDoors(kernel: Kernel): { login: Door; openid: Door } {
  const { now, inTransaction, accountsChanged } = kernel;
  const { newId, newToken } = kernel.machinery;
  const logins = loginsOf({ now, hashToken, inTransaction, newId, newToken, accountsChanged });
  return { login: passwordDoor(kernel, logins), openid: openIdDoorOf(kernel, logins) };
}

function passwordDoor(kernel: Kernel, logins: Logins): Door {
  const { environment, machinery, store, inTransaction, accountsChanged, log, now } = kernel;
  const { url, secret } = environment;
  const { vault, failedLogins: failed, hashPassword, newToken, randomBytes } = machinery;
  const decodeSession = sessionDecoder(secret);
  return loginDoor({
    ...{ url, secret, log },
    ...loginWith({ store, logins, url, hashToken, now, failed, vault, randomBytes }),
    choice: passwordChoice({
      ...{ store, inTransaction, hashToken, now, log, url, vault, failed, hashPassword, newToken, accountsChanged },
      newsroom: async () => ({ sajt: machinery.settings.sajt, sections: await kernel.sections() }),
      site: () => ({ sajt: machinery.settings.sajt.namn, sendsMail: machinery.settings.sendsMail }),
    }),
    personOf: async (token) => (await decodeSession(token))?.person,
    async logout(token, korrelation) {
      const claims = await decodeSession(token);
      if (claims !== undefined) await logins.end(claims, korrelation);
    },
  });
}

function openIdDoorOf({ environment, machinery, store, inTransaction, log, now }: Kernel, logins: Logins): Door {
  const { url, secret, openId } = environment;
  const { vault, failedLogins: failed, randomBytes, newId } = machinery;
  return openIdDoor({
    ...{ url, now, log, seal: openIdSeal(secret), sessionToken: sessionEncoder(secret) },
    login:
      openId &&
      openIdLogin({
        provider: openIdConnect({ settings: openId, redirectUri: `${url}${OPENID_RETURN}`, now: () => now().getTime() }),
        ...{ store, logins, url, hashToken, inTransaction, now, log, vault, failed, randomBytes, newId, skapar: openId.skapar },
      }),
  });
}
