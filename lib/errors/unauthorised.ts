import { type Fault, fault } from '#lib/errors/fault.ts';

/** Why a sign-in is refused. */
export type SignInFault = 'inloggning_fel' | 'engangskod_kravs' | 'engangskod_fel' | PasskeyFault | OpenIdFault;
/** Why the passkey of somebody who signs in is. */
export type PasskeyFault = 'passernyckel_fel' | 'passernyckel_for_sen' | 'passernyckel_adress' | 'passernyckel_kopierad';
/** Why somebody who came from the organisation's own login is. */
export type OpenIdFault = 'oidc_avbruten' | 'oidc_upphord' | 'oidc_ogiltig' | 'oidc_epost' | 'oidc_okand' | 'oidc_avstangd';

/** 401 with the header that says how to come in (decisions.md §2). */
export function unauthorised(kod: 'inloggning_saknas' | 'nyckel_ogiltig' | 'inloggning_upphord' | SignInFault): Fault {
  return fault(kod, {}, {}, { headers: { 'WWW-Authenticate': 'Bearer realm="Studio"' } });
}
