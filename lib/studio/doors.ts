import type { Logger } from 'pino';
import { openIdConnect } from '#lib/adapters/identity/openid-connect.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { ConsentQuestion } from '#lib/contract/connection.ts';
import type { RightGroup } from '#lib/contract/told-rights.ts';
import { alwaysSent } from '#lib/http/always-sent.ts';
import type { Answer, Door } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { toldRights } from '#lib/operations/told-rights.ts';
import { contentSecurityPolicy } from '#lib/site/site-headers.ts';
import { storeSource } from '#lib/site/site-source.ts';
import type { Store } from '#lib/store/store.ts';
import { openIdSeal } from '#lib/studio/answer-seal.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { databaseAnswers } from '#lib/studio/database-answers.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { sharedDrafts } from '#lib/studio/shared-drafts.ts';
import { loginWith } from '#lib/studio/sign-in/login.ts';
import { openIdLogin } from '#lib/studio/sign-in/openid-login.ts';
import { passwordChoice } from '#lib/studio/sign-in/password-choice.ts';
import { sessionEncoder } from '#lib/studio/sign-in/session-token.ts';
import { loginsOf } from '#lib/studio/sign-in/sessions.ts';
import { type DoorOfItsOwn, doorAt } from '#lib/transports/doors/addresses.ts';
import { apiDoor } from '#lib/transports/doors/api.ts';
import { type ApplicationGate, applicationGate, isSent, refuseSent } from '#lib/transports/doors/application.ts';
import { PublishedDocuments } from '#lib/transports/doors/documents.ts';
import { healthDoor } from '#lib/transports/doors/health.ts';
import { liveDoor } from '#lib/transports/doors/live.ts';
import { loginDoor } from '#lib/transports/doors/login.ts';
import { McpEndpoints } from '#lib/transports/doors/mcp.ts';
import { OPENID_RETURN, openIdDoor } from '#lib/transports/doors/openid.ts';
import { siteDoor } from '#lib/transports/doors/site.ts';
import { MCP_OFFERS } from '#lib/transports/mcp/offers.ts';
import { authorizationServer } from '#lib/transports/oauth/authorization-server.ts';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';

/** Everything that answers: functions over what the kernel holds, keeping nothing that could not be made anew. */
export interface Doors {
  doors: Readonly<Record<DoorOfItsOwn, Door>>;
  /** Answers whatever is asked; `undefined` when it is for the pages of the editing application. */
  answer(asked: Asked): Answer | Promise<Answer> | undefined;
  /** Whether Studio is about to stop: nothing more is begun. */
  isClosing(): boolean;
  /** Headers of every answer, names and values by turns. */
  always: readonly string[];
  log: Logger;
  /** Stands before the pages of the editing application. */
  gate: ApplicationGate;
  /** Studio's address, without a trailing slash. */
  url: string;
  /** What people call the organisation's own login; undefined where there is none. */
  openIdName: string | undefined;
  /** Who is logged in with that session. Throws 401 when nobody is. */
  personBySession(session: string): Promise<Actor>;
  /** Calls an operation on behalf of somebody, as the pages do. Throws what it refuses. */
  call(name: string, actor: Actor, input: Record<string, unknown>, korrelation: string): Promise<{ body: unknown }>;
  /** The question that a program has put to a person. */
  consentQuestion(begaran: string, person: Actor): ConsentQuestion | undefined;
  /** The OpenAPI document of the operations. */
  openApi(): OpenApiDocument;
  /** What somebody's role lets them do, in words. */
  rightsOf(actor: Actor): RightGroup[];
}

/** Opens every door of the application over its kernel. */
export function openDoors(kernel: Kernel): Doors {
  const { environment, machinery, accounts, authenticateBearer, store, hashToken, log, now } = kernel;
  const { url, secret, openId } = environment;
  const documents = new PublishedDocuments(OPERATIONS, { url, release: machinery.settings.release });
  const mcp = new McpEndpoints({ offers: MCP_OFFERS, machinery, accounts, authenticateBearer, log });
  const inTransaction = <Result>(work: (inside: Store) => Promise<Result>) =>
    machinery.database.transaction((unit) => work(machinery.storeOn(unit)));
  const logins = loginsOf({
    ...{ now, hashToken, inTransaction, newId: machinery.newId, newToken: machinery.newToken },
    accountsChanged: () => accounts.forget(),
  });
  const oauth = authorizationServer({
    ...{ url, secret, network: kernel.network, schemes: environment.assistantSchemes },
    ...{ store, accounts, now, hashToken, log, inTransaction, newId: machinery.newId },
  });
  const secrets = { vault: machinery.vault, randomBytes: machinery.randomBytes };
  const doors: Record<DoorOfItsOwn, Door> = {
    live: liveDoor(kernel.live, log),
    documents: (asked) => documents.answer(asked),
    api: apiDoor({ operations: OPERATIONS, machinery, accounts, log }),
    mcp: (asked) => mcp.answer(asked),
    oauth: oauth.door,
    login: loginDoor({
      ...{ url, secret, log },
      ...loginWith({ store, logins, url, hashToken, now, failed: machinery.failedLogins, ...secrets }),
      choice: passwordChoice({
        ...{ store, inTransaction, hashToken, now, log, url, vault: machinery.vault, failed: machinery.failedLogins },
        ...{ hashPassword: machinery.hashPassword, newToken: machinery.newToken, accountsChanged: () => accounts.forget() },
        newsroom: async () => ({ sajt: machinery.settings.sajt, sections: await kernel.sections() }),
        site: () => ({ sajt: machinery.settings.sajt.namn, sendsMail: machinery.settings.sendsMail }),
      }),
      async logout(token, korrelation) {
        const claims = await kernel.decodeSession(token);
        if (claims !== undefined) await logins.end(claims, korrelation);
      },
    }),
    openid: openIdDoor({
      ...{ url, now, log, seal: openIdSeal(secret), sessionToken: sessionEncoder(secret) },
      login:
        openId &&
        openIdLogin({
          provider: openIdConnect({ settings: openId, redirectUri: `${url}${OPENID_RETURN}`, now: () => now().getTime() }),
          ...{ store, logins, url, hashToken, inTransaction, now, log, skapar: openId.skapar },
          ...{ ...secrets, failed: machinery.failedLogins, newId: machinery.newId },
        }),
    }),
    health: healthDoor({
      report: () => kernel.health.report(),
      metrics:
        environment.metricsKey === undefined || kernel.metrics === undefined
          ? undefined
          : { key: environment.metricsKey, exposition: kernel.metrics.exposition },
      isClosing: kernel.isClosing,
    }),
    site: siteDoor({
      ...{ site: kernel.site, pages: kernel.pages, files: kernel.reader.files, media: machinery.media },
      source: storeSource(kernel.readers, kernel.sections),
      shared: sharedDrafts(store),
      ...{ hashToken, now, log },
      keep: kernel.keepRendered,
    }),
  };
  return {
    ...{ doors, url, log, openIdName: openId?.namn },
    isClosing: kernel.isClosing,
    always: alwaysSent(url.startsWith('https://')),
    answer(asked) {
      const name = doorAt(asked.url);
      if (name !== 'application') return doors[name](asked);
      // Whoever makes the pages would take in whatever is sent before the gate is asked.
      return isSent(asked) ? refuseSent(asked, log) : undefined;
    },
    gate: applicationGate({
      accounts,
      databaseAnswers: databaseAnswers(machinery.database),
      previewPolicy: contentSecurityPolicy({ studioUrl: url, script: kernel.reader.assets.script.integrity }),
      dev: !environment.production,
      log,
    }),
    personBySession: (session) => accounts.bySession(session),
    call: (name, actor, input, korrelation) => callOperation(machinery, name, actor, input, korrelation),
    consentQuestion: oauth.question,
    openApi: () => documents.document(),
    rightsOf: (actor) => toldRights(OPERATIONS, actor),
  };
}
