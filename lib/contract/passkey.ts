import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { shownName } from '#lib/contract/shown-name.ts';

/** So many a person may have: more than devices, and few enough to be asked for at once. */
export const MOST_PASSKEYS = 20;

/** A passkey, as its person sees it. */
export const passkeySchema = z
  .object({
    id: z.string(),
    namn: z.string(),
    skapad: z.string().meta({ description: 'När den lades till.' }),
    senast_anvand: z.string().nullable().meta({ description: 'När den senast användes för att logga in; null när den inte har använts.' }),
    sakerhetskopierad: z.boolean().meta({ description: 'Om den finns i fler enheter, eller kan återställas om enheten försvinner.' }),
  })
  .meta({ id: 'Passernyckel' });

export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyName = shownName(bounded('name').trim().min(1)).meta({
  description: 'Vad du kallar den, till exempel efter enheten som har den.',
});

const described = (description: string) => z.string().meta({ description });

const credentialFields = {
  id: described('Passernyckelns id, som base64url.'),
  rawId: described('Samma id.'),
  type: z.literal('public-key').meta({ description: 'Alltid public-key.' }),
};

/** What a browser answers who has made a passkey (WebAuthn, RegistrationResponseJSON). */
export const newPasskeySchema = z
  .object({
    ...credentialFields,
    response: z
      .object({
        clientDataJSON: described('Vad webbläsaren frågade passernyckeln, som base64url.'),
        attestationObject: described('Den publika nyckeln, som base64url.'),
        transports: z.array(z.string().max(40)).max(10).optional().meta({ description: 'Hur passernyckeln nås.' }),
      })
      .meta({ description: 'Passernyckelns svar.' }),
  })
  .meta({ description: 'Svaret från webbläsarens navigator.credentials.create, som JSON.' });

export type NewPasskeyAnswer = z.infer<typeof newPasskeySchema>;

/** What a browser answers who has used a passkey (WebAuthn, AuthenticationResponseJSON). */
export const usedPasskeySchema = z.object({
  ...credentialFields,
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

export type UsedPasskeyAnswer = z.infer<typeof usedPasskeySchema>;

const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() });

/** What a browser is asked to make a passkey with (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const newPasskeyQuestionSchema = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(credential),
    authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('preferred') }),
  })
  .meta({ id: 'PassernyckelFraga', description: 'Frågan till webbläsarens navigator.credentials.create, som JSON.' });

export type NewPasskeyQuestion = z.infer<typeof newPasskeyQuestionSchema>;

/** What a browser is asked to use a passkey with (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export interface PasskeyQuestion {
  rpId: string;
  challenge: string;
  timeout: number;
  userVerification: 'preferred';
  allowCredentials: z.infer<typeof credential>[];
}
