import type { Logger } from 'pino';
import type { Actor } from '#lib/contract/actor.ts';
import type { ConsentQuestion } from '#lib/contract/connection.ts';
import type { RightGroup } from '#lib/contract/told-rights.ts';
import { alwaysSent } from '#lib/http/always-sent.ts';
import type { Answer, Door } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import type { OpenedUpload } from '#lib/operations/media/upload-address.ts';
import { countedCaller } from '#lib/operations/rate-limits.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { toldRights } from '#lib/operations/told-rights.ts';
import { contentSecurityPolicy } from '#lib/site/site-headers.ts';
import { storeSource } from '#lib/site/site-source.ts';
import { wordPressKey } from '#lib/studio/answer-seal.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { databaseAnswers } from '#lib/studio/database-answers.ts';
import { hashToken } from '#lib/studio/hash-token.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { sharedDrafts } from '#lib/studio/shared-drafts.ts';
import { signInDoors } from '#lib/studio/sign-in/sign-in-doors.ts';
import { uploadOpeners } from '#lib/studio/upload-openers.ts';
import { type DoorOfItsOwn, doorAt } from '#lib/transports/doors/addresses.ts';
import { apiDoor } from '#lib/transports/doors/api.ts';
import { type ApplicationGate, applicationGate, isSent, refuseSent } from '#lib/transports/doors/application.ts';
import { beaconDoor } from '#lib/transports/doors/beacon.ts';
import { cmsNoticeDoor } from '#lib/transports/doors/cms-notice.ts';
import { PublishedDocuments } from '#lib/transports/doors/documents.ts';
import { eventsDoor } from '#lib/transports/doors/events.ts';
import { healthDoor } from '#lib/transports/doors/health.ts';
import { liveDoor } from '#lib/transports/doors/live.ts';
import { McpEndpoints } from '#lib/transports/doors/mcp.ts';
import { newsDoor } from '#lib/transports/doors/news.ts';
import { pictureUploadsDoor } from '#lib/transports/doors/picture-uploads.ts';
import { type ReadersDoors, readersDoors } from '#lib/transports/doors/readers.ts';
import { MCP_OFFERS } from '#lib/transports/mcp/offers.ts';
import { type AuthorizationServer, authorizationServer } from '#lib/transports/oauth/authorization-server.ts';
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
  const { environment, machinery, callers, log } = kernel;
  const { url, openId } = environment;
  const documents = new PublishedDocuments(OPERATIONS, { url, release: machinery.settings.release });
  const oauth = oauthServer(kernel);
  const events = { operation: operationNamed('listaHandelser'), machinery, sealed: kernel.sealed, ending: kernel.ending };
  const mcp = new McpEndpoints({ offers: MCP_OFFERS, events, callers, log });
  const doors: Record<DoorOfItsOwn, Door> = {
    live: liveDoor({ feeds: kernel.live, streams: kernel.liveStreams, log }),
    beacon: beaconDoor({ viewed: kernel.viewed, log }),
    notice: cmsNoticeDoor({
      key: wordPressKey(environment.secret),
      told: (post) => kernel.noticesElsewhere.told(post),
      now: kernel.now,
      log,
    }),
    uploads: pictureUploadsDoor({ upload: operationNamed('laddaUppMedia'), machinery, openedBy: uploadOpenersOf(kernel), log }),
    news: newsDoor({
      ...{ callers, studioUrl: url, log },
      listen: (session, person) => kernel.streams.listen(session, person),
      count: (person) => machinery.rateLimits.take(countedCaller(person), 'lasning'),
    }),
    documents: (asked) => documents.answer(asked),
    events: eventsDoor({ ...events, callers, log }),
    api: apiDoor({ operations: OPERATIONS, machinery, callers, log }),
    mcp: (asked) => mcp.answer(asked),
    oauth: oauth.door,
    ...signInDoors(kernel),
    health: watchersDoor(kernel),
    ...readersDoorsOf(kernel),
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
    gate: gateOf(kernel),
    personBySession: callers.bySession,
    call: (name, actor, input, korrelation) => callOperation(machinery, name, actor, input, korrelation),
    consentQuestion: oauth.question,
    openApi: () => documents.document(),
    rightsOf: (actor) => toldRights(OPERATIONS, actor),
  };
}

function oauthServer({ environment, machinery, network, store, inTransaction, callers, now, log }: Kernel): AuthorizationServer {
  const { url, secret, assistantSchemes: schemes } = environment;
  return authorizationServer({
    ...{ url, secret, network, schemes, store, inTransaction, callers, now, hashToken, log },
    newId: machinery.newId,
  });
}

function uploadOpenersOf({ store, settings, now }: Kernel): (opened: OpenedUpload, from: string) => Promise<Actor> {
  return uploadOpeners({
    ...{ store, now },
    demandsSecondFactor: (role) => settings.demandsSecondFactor(role),
    sessionIdleMs: () => settings.sessionIdleMs,
  });
}

function watchersDoor({ environment: { metricsKey: key }, health, metrics, isClosing }: Kernel): Door {
  return healthDoor({
    report: () => health.report(),
    metrics: key === undefined || metrics === undefined ? undefined : { key, exposition: metrics.exposition },
    isClosing,
  });
}

function readersDoorsOf(kernel: Kernel): ReadersDoors {
  const { site, pages, reader, readers, machinery, store, outbound, redirects, proving, keepRendered, now, log } = kernel;
  return readersDoors({
    ...{ site, pages, files: reader.files, media: machinery.media },
    source: storeSource(readers, kernel),
    ...{ openShare: sharedDrafts(store), outbound, redirects, proving },
    ...{ hashToken, now, log, keep: keepRendered },
  });
}

function gateOf({ environment, machinery, callers, reader, log }: Kernel): ApplicationGate {
  return applicationGate({
    callers,
    databaseAnswers: databaseAnswers(machinery.database),
    previewPolicy: contentSecurityPolicy({ studioUrl: environment.url, script: reader.assets.script.integrity }),
    dev: !environment.production,
    log,
  });
}

function operationNamed(name: string): Operation {
  const found = OPERATIONS.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`there is no operation ${name}`);
  return found;
}
