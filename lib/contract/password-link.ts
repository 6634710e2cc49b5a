import { z } from 'zod';

/** Why somebody is to choose a password, and how long the link that they are sent is good for. */
export const PASSWORD_LINKS = {
  inbjudan: { lifeMs: 72 * 60 * 60_000 },
  glomt: { lifeMs: 60 * 60_000 },
} as const;

export type PasswordLinkKind = keyof typeof PASSWORD_LINKS;

/** Where a password is chosen; what opens it stands after `#`, which no browser sends and no log keeps. */
export const CHOOSE_PASSWORD_PAGE = '/studio/valj-losenord';

/** An invitation as whoever has made it is told. */
export const invitationSchema = z
  .object({
    lank: z.string().meta({ description: 'Adressen där personen väljer sitt lösenord. Visas bara nu, och gäller en gång.' }),
    utgar: z.string().meta({ description: 'Så länge gäller länken.' }),
    mejlad: z.boolean().meta({ description: 'Om länken också skickas med e-post; annars får du lämna den själv.' }),
  })
  .meta({ id: 'Inbjudan' });

export type Invitation = z.infer<typeof invitationSchema>;
