import { z } from 'zod';

/** What a person may let an assistant do in their name (decisions.md §11). A scope narrows what the person may; it never widens it. */
export const SCOPES = ['innehall:las', 'innehall:skriv', 'innehall:publicera', 'trafik:las', 'ko:skriv', 'offline_access'] as const;
export type Scope = (typeof SCOPES)[number];

export function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}

/** Tells an access token from an agent's key. */
export const ACCESS_TOKEN_PREFIX = 'sat_';

/** An assistant that acts in somebody's name, as that person and the administrators see it. */
export const connectionSchema = z
  .object({
    id: z.string(),
    klient: z.string().meta({ description: 'Vad programmet kallar sig. Namnet är dess eget påstående.' }),
    vard: z.string().meta({ description: 'Värden som programmet svarar på: den säger vem det är.' }),
    resurs: z.string().meta({ description: 'Adressen som anslutningen gäller.' }),
    omfang: z.array(z.enum(SCOPES)),
    person: z.object({ id: z.string(), epost: z.string(), namn: z.string() }),
    skapad: z.string(),
    senast_anvand: z.string().nullable(),
  })
  .meta({ id: 'Anslutning' });

export type Connection = z.infer<typeof connectionSchema>;

/** What a person is asked when a program wants to act in their name, and the key with which they answer. */
export interface ConsentQuestion {
  /** What the program calls itself. */
  namn: string | undefined;
  /** Who answers for the program; undefined for one on the person's own machine that nobody answers for. */
  vard: string | undefined;
  /** Where the answer is sent. */
  svarar: string;
  /** Whether the answer is sent to a program on the person's own machine. */
  egenDator: boolean;
  /** What the address begins with where the answer is sent, when it is a scheme of programs' own; undefined for the web's. */
  schema: string | undefined;
  /** The address that is asked for. */
  resurs: string;
  /** What it asks for, and whether the person may do it themselves. */
  omfang: Array<{ scope: Scope; far: boolean }>;
  beslut: string;
}

/** A person's answer to such a question. */
export interface ConsentAnswer {
  beslut: string;
  godkann: boolean;
  /** What is granted of that which was asked for. */
  omfang: Scope[];
}
