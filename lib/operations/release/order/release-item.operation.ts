import { z } from 'zod';
import { mustConfirmOrder } from '#lib/access/order-trust.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { asksFirst, cannotOverride, cannotRelease, cannotSchedule } from '#lib/access/rights.ts';
import { cannotAnywhere, placesOf } from '#lib/access/where-readers-have-it.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author, Item, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isId } from '#lib/contract/id.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { RELEASE_MODES, type ReleaseMode, type ReleaseState, releaseAnswerSchema } from '#lib/contract/release.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { orderGiver } from '#lib/operations/agent/order-giver.ts';
import { checkVersions } from '#lib/operations/check/check-versions.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams, refuseDeleted, versionsAsked } from '#lib/operations/item/item-access.ts';
import { readAt, refuseOvertaken } from '#lib/operations/item/refuse-overtaken.ts';
import { refuseUnproved } from '#lib/operations/proving/required-proving.ts';
import { askApproval } from '#lib/operations/release/approval/ask-approval.ts';
import { askOrder } from '#lib/operations/release/approval/ask-order.ts';
import { CARRIED_OUT_FAULTS, releaseNow, resumeRelease } from '#lib/operations/release/carry-out/release-now.ts';
import { chosenRevisions } from '#lib/operations/release/order/chosen-revisions.ts';
import { earlierCall } from '#lib/operations/release/order/earlier-call.ts';
import { refuseEnglishAlone } from '#lib/operations/release/order/english-after-swedish.ts';
import { releaseTime } from '#lib/operations/release/order/release-time.ts';
import { refuseUnlessOverruled } from '#lib/operations/release/order/stopping-faults.ts';
import { ordersOf } from '#lib/operations/release/places-concerned.ts';
import { broughtOutByKey, pinnedNow, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { scheduleRelease } from '#lib/operations/release/schedule/schedule-release.ts';
import { refuseEnglishInTestMode, testModeWarnings, withoutEnglish } from '#lib/operations/release/test-mode.ts';

/** What is kept and not yet carried out, for another reason than its time. */
const ACCEPTED: ReadonlySet<ReleaseState> = new Set(['koad', 'pagar', 'vantar_pa_godkannande']);

export const releaseItem = defineOperation({
  name: 'slappInnehall',
  summary: 'Publicerar språkversioner nu eller vid en senare tid, eller lämnar svenskan som utkast i publiceringssystemet.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/release',
  params: itemParams,
  body: z.object({
    lage: z.enum(RELEASE_MODES).meta({
      description:
        'publicera gör artikeln publik; schemalagd gör det vid datum; utkast lämnar svenskan som utkast i publiceringssystemet och avbryter det som väntar.',
    }),
    datum: z.string().optional().meta({
      description: 'YYYY-MM-DD HH:MM, svensk tid. Ett datum som har varit publicerar nu med det datumet, ett senare schemalägger.',
    }),
    sprak: z.array(z.string()).min(1).optional().meta({ description: 'Språk att publicera; utelämnat alla som inte är tomma.' }),
    revisioner: z
      .record(z.string(), z.string())
      .default({})
      .meta({ maxProperties: LIMITS.languages, description: 'Språk till revisionens id, när det inte är arbetsrevisionen.' }),
    overstyr: z
      .boolean()
      .default(false)
      .meta({ description: 'Publicera trots stoppande fel. Bara superadministratör och chefredaktör; loggas.' }),
    overstyr_orsak: z
      .string()
      .trim()
      .max(LIMITS.takedownReason)
      .optional()
      .meta({ description: 'Varför den går ut trots felen, högst 300 tecken. Loggas.' }),
    bas_andrad: readAt.meta({
      description: 'Artikelns andrad när den lästes: 409 om det gemensamma har ändrats sedan dess.',
    }),
    order_av: z.string().optional().meta({ description: 'Id eller e-post för den som gav ordern. Krävs av agenter.' }),
  }),
  output: releaseAnswerSchema,
  status: ({ release }) => (ACCEPTED.has(release.tillstand) ? 202 : 200),
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'bara_redaktionen',
    'order_av_saknas',
    'order_av_ogiltig',
    'prov_kravs',
    'sprakversion_saknas',
    'revision_okand',
    'svenska_ej_publik',
    'eget_godkannande',
    'testlage_sprak',
    'innehall_andrat',
    'release_avslagen',
    'tid_finns_inte',
    'tid_passerad',
    'utkast_utan_tid',
    ...CARRIED_OUT_FAULTS,
  ],
  hints: { readOnly: false, destructive: true },
  attempts: ['publicera', 'overstyra'],
  omfang: 'innehall:publicera',
  transaction: 'stegvis',
  async run(context, asked) {
    const { id, lage, datum, sprak, revisioner, overstyr, overstyr_orsak, order_av, bas_andrad } = asked;
    // The database's clock: it is the same for all instances, and it is what releases are carried out by.
    const known = isId(id) ? await context.store.releaseQuestions.ask(id, order_av?.trim() || undefined) : undefined;
    if (known === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    const { item, nu, upptagna, vantar } = known;
    const earlier = await earlierCall(context, item, asked);
    if (earlier.order !== undefined) return resumeRelease(context, earlier.order);
    refuseUnreadable(context, item, asked, nu);
    const time = timeOf(lage, datum, nu);
    const mode = time?.ahead ? 'schemalagd' : lage;
    const languages = languagesToRelease(context, item, mode, sprak);
    const cannot = mode === 'schemalagd' ? cannotSchedule : cannotRelease;
    const handling = HANDLING[mode];
    // It takes the place of what waits, which is called off where that was to go out.
    const places = [...placesOf(item, languages), ...ordersOf(vantar, languages).map(({ fakta }) => fakta)];
    const cannotHere = (who: Actor) => cannotAnywhere(places, (place) => cannot(who, place, languages, handling));
    refuseIf(cannotHere(context.actor));
    refuseDeleted(item);
    await refuseOvertaken(context, item, bas_andrad);
    if (overstyr) refuseIf(cannotOverride(context.actor));
    const orderAv = await orderGiver(context, order_av, { handling, lacksRight: cannotHere, article: item }, async () => known.person);
    if (mode !== 'utkast') await refuseUnproved(context, handling);
    if (mode !== 'utkast') refuseEnglishInTestMode(context, languages);
    if (mode !== 'utkast') await refuseEnglishAlone(context, item, languages, time?.ahead ? time.instant : null);
    const versions = await chosenRevisions(context, item, languages, revisioner);
    const report = await checkVersions(context, item, versions, ({ sprak, slug }) =>
      slug === item.sprak[sprak]?.arbetsrevision.slug ? upptagna.has(sprak) : context.store.slugs.taken(item.id, item.sektion, sprak, slug),
    );
    const varningar = [...testModeWarnings(context), ...report.varningar];
    const overridden = refuseUnlessOverruled({ ...report, varningar }, mode, overstyr);
    noteRelease(context, id, mode, versions, orderAv, { fel: overridden, orsak: overstyr_orsak });
    const order: ReleaseOrder = {
      id: context.newId(),
      item: pinnedNow(item),
      versions,
      lage: mode,
      prov: false,
      datum: time === undefined || time.ahead ? null : time.instant,
      annars: nu,
      av: authorOf(context.actor),
      orderAv,
      godkandAv: null,
      overstyr: overridden.length > 0,
      varningar: [...overridden, ...varningar],
      nyckel: earlier.nyckel,
    };
    const ahead = time?.ahead ? time.instant : null;
    if (mode !== 'utkast' && mustConfirmOrder(context.actor, orderAv, context.settings.ordrarBekraftas))
      return askOrder(context, order, ahead);
    if (mode !== 'utkast' && asksFirst(context.actor)) return askApproval(context, order, ahead);
    const allowed = context.actor.typ === 'agent' ? { ...order, item: broughtOutByKey(order.item) } : order;
    return ahead === null ? releaseNow(context, allowed) : scheduleRelease(context, allowed, ahead);
  },
});

const HANDLING = { utkast: 'lämna utkast till publiceringssystemet', publicera: 'publicera', schemalagd: 'schemalägga' } as const;

function noteRelease(
  context: OperationContext,
  innehall: string,
  lage: string,
  versions: readonly Revision[],
  orderAv: Author | null,
  overridden: { fel: readonly FaultEntry[]; orsak: string | undefined },
): void {
  const revisioner = Object.fromEntries(versions.map((version) => [version.sprak, version.id]));
  context.note({
    innehall,
    ...(orderAv === null ? {} : { orderAv }),
    detalj: { lage, revisioner, ...notedOverride(overridden) },
  });
}

function notedOverride({ fel, orsak }: { fel: readonly FaultEntry[]; orsak: string | undefined }): Record<string, unknown> {
  if (fel.length === 0) return {};
  return { overstyrda_fel: fel.map(({ kod }) => kod), ...(orsak ? { overstyr_orsak: orsak } : {}) };
}

/** Throws what a body has against it by itself, all at once (decisions.md §2): its time, its languages and, beside those, that an agent names nobody. */
function refuseUnreadable({ actor }: OperationContext, item: Item, { lage, datum, sprak, order_av }: Asked, nu: string): void {
  const fel = [...faultsOf(() => timeOf(lage, datum, nu)), ...faultsOf(() => versionsAsked(item, sprak ?? []))];
  if (fel.length === 0) return;
  const isNamed = actor.typ !== 'agent' || (order_av ?? '').trim() !== '';
  const unnamed = isNamed ? [] : [faultEntry('order_av_saknas', { falt: 'order_av' }, { handling: HANDLING[lage] })];
  throw new Fault(422, [...fel, ...unnamed]);
}

interface Asked {
  lage: ReleaseMode;
  datum?: string | undefined;
  sprak?: string[] | undefined;
  order_av?: string | undefined;
}

function faultsOf(read: () => unknown): FaultEntry[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof Fault) return error.fel;
    throw error;
  }
}

/** The languages asked for, or every version with something in it. */
function languagesToRelease(context: OperationContext, item: Item, lage: ReleaseMode, asked: readonly string[] | undefined): Language[] {
  if (asked !== undefined) return versionsAsked(item, asked).map((version) => version.sprak);
  const written = LANGUAGES.filter((language) => {
    const version = item.sprak[language]?.arbetsrevision;
    return version !== undefined && (version.block.length > 0 || version.ingress.trim() !== '');
  });
  // An article with nothing but its headline is told by the check what it lacks.
  return written.length === 0 ? [item.kallsprak] : withoutEnglish(context, lage, written);
}

/** When the release is to go out or what date it is to bear, and whether that lies ahead of `nu`. */
function timeOf(lage: ReleaseMode, datum: string | undefined, nu: string): { instant: string; ahead: boolean } | undefined {
  if (datum === undefined) {
    if (lage !== 'schemalagd') return undefined;
    throw fault('falt_saknas', { falt: 'datum' }, { beskrivning: 'När artikeln ska gå ut: ÅÅÅÅ-MM-DD TT:MM, svensk tid.' });
  }
  const instant = releaseTime(datum);
  const ahead = Date.parse(instant) > Date.parse(nu);
  if (lage === 'schemalagd' && !ahead) throw fault('tid_passerad', { falt: 'datum' });
  if (lage === 'utkast' && ahead) throw fault('utkast_utan_tid', { falt: 'datum' });
  return { instant, ahead };
}
