import { z } from 'zod';
import { mayGrant } from '#lib/access/rights.ts';
import type { LoggedIn } from '#lib/callers/callers.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { type ConsentQuestion, SCOPES, type Scope } from '#lib/contract/connection.ts';
import { fault } from '#lib/errors/fault.ts';
import { type AuthorizationRequest, answerAddress, authorizationRequestSchema } from '#lib/transports/oauth/authorization-request.ts';
import { LIFETIMES } from '#lib/transports/oauth/issue-tokens.ts';
import type { OauthParts } from '#lib/transports/oauth/oauth-parts.ts';
import { isLoopback, privateSchemeOf, shownRedirect } from '#lib/transports/oauth/redirect-uri.ts';

const askedSchema = authorizationRequestSchema.extend({ person: z.string() });

export const decisionSchema = z.object({
  beslut: z.string(),
  godkann: z.boolean(),
  /** Those of the scopes asked for that the person grants. */
  omfang: z.array(z.enum(SCOPES)).default([]),
});

/** The question that a signed request puts to the person; undefined when it is not ours or too old. */
export function questionFor(
  { signers, now }: Pick<OauthParts, 'signers' | 'now'>,
  signed: string,
  person: Actor,
): ConsentQuestion | undefined {
  const read = authorizationRequestSchema.safeParse(signers.requests.read(signed));
  if (!read.success || read.data.galler_till <= now().getTime()) return undefined;
  const { namn, omdirigering, resurs, omfang } = read.data;
  const schema = privateSchemeOf(omdirigering);
  const egenDator = schema !== undefined || isLoopback(omdirigering);
  return {
    namn,
    vard: read.data.vard ?? (egenDator ? undefined : new URL(omdirigering).host),
    svarar: shownRedirect(omdirigering),
    egenDator,
    schema,
    resurs,
    omfang: omfang.map((scope) => ({ scope, far: mayGrant(person, scope) })),
    // Bound to the person who is shown it: nobody can have somebody else answer a question that was put to themselves.
    beslut: signers.decisions.sign({ ...read.data, person: person.id }),
  };
}

type ConsentParts = Pick<OauthParts, 'url' | 'signers' | 'inTransaction' | 'now' | 'hashToken' | 'newSecret' | 'log'>;

/**
 * Carries out a person's answer and returns where their browser is to go. Throws a Fault when the question is over, was put
 * to somebody else, or has led to a connection already: of one request comes one code; and when their login is over.
 */
export async function decide(parts: ConsentParts, body: unknown, person: LoggedIn, korrelation: string): Promise<string> {
  const decision = decisionSchema.safeParse(body);
  const asked = askedSchema.safeParse(decision.success ? parts.signers.decisions.read(decision.data.beslut) : undefined);
  const now = parts.now();
  if (!decision.success || !asked.success || asked.data.person !== person.id || asked.data.galler_till <= now.getTime())
    throw fault('anslutning_ogiltig');
  const { omdirigering, state } = asked.data;
  const granted = asked.data.omfang.filter((scope) => decision.data.omfang.includes(scope) && mayGrant(person, scope));
  const connects = decision.data.godkann && granted.some((scope) => scope !== 'offline_access');
  if (!connects) {
    parts.log.warn({ person: person.id, vard: hostOf(asked.data), korrelation }, 'oauth: a person has refused a connection');
    return answerAddress(omdirigering, parts.url, { error: 'access_denied', error_description: 'the user has refused' }, state);
  }
  const code = await grant(parts, asked.data, granted, person, korrelation);
  return answerAddress(omdirigering, parts.url, { code }, state);
}

async function grant(
  parts: ConsentParts,
  request: AuthorizationRequest,
  omfang: readonly Scope[],
  person: LoggedIn,
  korrelation: string,
): Promise<string> {
  const now = parts.now();
  const code = `sac_${parts.newSecret()}`;
  const vard = hostOf(request);
  const { id, klient, namn, omdirigering, resurs, utmaning } = request;
  await parts.inTransaction(async (store) => {
    const skapad = now.toISOString();
    const made = await store.oauthConnections.create({
      ...{ id, session: person.session, person: person.id, klient, klient_namn: namn ?? vard, klient_vard: vard },
      ...{ omdirigering, resurs, omfang, skapad },
    });
    // The answer has been given before, to a form that was sent twice or in another window; or their login is over.
    if (!made) throw fault('anslutning_ogiltig');
    const utgar = new Date(now.getTime() + LIFETIMES.codeMs).toISOString();
    await store.oauthConnections.addCode({ hash: parts.hashToken(code), anslutning: id, utmaning, utgar });
    await store.log.add({
      ...{ tid: skapad, operation: 'godkannAnslutning', av: { typ: 'person', id: person.id, namn: person.namn } },
      ...{ orderAv: null, innehall: null, detalj: { anslutning: id, vard, namn: namn ?? null, resurs, omfang }, korrelation },
    });
  });
  return code;
}

/**
 * The host is the identity: what a program calls itself is only a claim. What follows a private scheme is such a claim too, so of
 * that redirect the scheme alone is told, with its colon.
 */
function hostOf({ vard, omdirigering }: AuthorizationRequest): string {
  const schema = privateSchemeOf(omdirigering);
  return vard ?? (schema === undefined ? new URL(omdirigering).hostname : `${schema}:`);
}
