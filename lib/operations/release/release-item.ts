import { z } from 'zod';
import { cannotOverride, cannotRelease } from '#lib/access/rights.ts';
import { require } from '#lib/access/scope.ts';
import { parseStockholmTime } from '#lib/content/stockholm-time.ts';
import type { Author, Item, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isLanguage, LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { RELEASE_MODES, releaseAnswerSchema } from '#lib/contract/release.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { checkVersions } from '#lib/operations/check/check-versions.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { isId, itemParams, refuseDeleted, versionsAsked } from '#lib/operations/item/item-access.ts';
import { orderGiver } from '#lib/operations/language/order.ts';
import { carryOut } from '#lib/operations/release/carry-out.ts';

export const releaseItem = defineOperation({
  name: 'slappInnehall',
  summary: 'Publicerar språkversioner, eller lämnar svenskan som utkast i publiceringssystemet.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/release',
  params: itemParams,
  body: z.object({
    lage: z
      .enum(RELEASE_MODES)
      .meta({ description: 'publicera gör artikeln publik; utkast lämnar svenskan som utkast i publiceringssystemet.' }),
    datum: z.string().optional().meta({ description: 'YYYY-MM-DD HH:MM, svensk tid. Ett datum som varit publicerar nu med det datumet.' }),
    sprak: z.array(z.string()).min(1).optional().meta({ description: 'Språk att publicera; utelämnat alla som inte är tomma.' }),
    revisioner: z
      .record(z.string(), z.string())
      .default({})
      .meta({ description: 'Språk till revisionens id, när det inte är arbetsrevisionen.' }),
    overstyr: z
      .boolean()
      .default(false)
      .meta({ description: 'Publicera trots stoppande fel. Bara superadministratör och chefredaktör; loggas.' }),
    order_av: z.string().optional().meta({ description: 'Id eller e-post för den som gav ordern. Krävs av agenter.' }),
  }),
  output: releaseAnswerSchema,
  status: (output) => (output.release.tillstand === 'koad' ? 202 : 200),
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'bara_redaktionen',
    'order_av_saknas',
    'order_av_ogiltig',
    'sprakversion_saknas',
    'revision_okand',
    'svenska_ej_publik',
    'tid_finns_inte',
    'schema_saknas',
    'raderad',
    'adress_upptagen',
    'cms_nekade',
  ],
  hints: { readOnly: false, destructive: true },
  transaction: 'stegvis',
  async run(context, { id, lage, datum, sprak, revisioner, overstyr, order_av }) {
    const item = isId(id) ? await context.store.items.get(id) : undefined;
    if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    const languages = languagesToRelease(item, sprak);
    const handling = lage === 'utkast' ? 'lämna utkast till publiceringssystemet' : 'publicera';
    require(cannotRelease(context.actor, item, languages, handling));
    refuseDeleted(item);
    if (overstyr) require(cannotOverride(context.actor));
    const orderAv = await orderGiver(context, order_av, handling, (person) => cannotRelease(person, item, languages));
    const instant = instantOf(datum, lage, context.now);
    refuseEnglishAlone(item, languages, lage);
    const versions = await pinned(context, item, languages, revisioner);
    const report = await checkVersions(context, item, versions);
    const blocked = lage === 'publicera' && report.blockerande;
    const stopping = overstyr ? report.fel.filter(({ kod }) => NEVER_OVERRULED.has(kod)) : report.fel;
    if (blocked && stopping.length > 0) throw new Fault(422, stopping, { varningar: report.varningar });
    const overridden: FaultEntry[] = blocked ? report.fel : [];
    noteRelease(context, id, lage, versions, orderAv, overridden);
    return carryOut(context, {
      item,
      versions,
      lage,
      datum: instant,
      orderAv,
      overstyr: blocked,
      varningar: [...overridden, ...report.varningar],
    });
  },
});

/** What nobody can overrule: an article has a headline, and an address to be published at. */
const NEVER_OVERRULED: ReadonlySet<string> = new Set(['rubrik_saknas', 'slug_saknas', 'slug_ogiltig']);

function noteRelease(
  context: OperationContext,
  innehall: string,
  lage: string,
  versions: readonly Revision[],
  orderAv: Author | null,
  overridden: readonly FaultEntry[],
): void {
  const revisioner = Object.fromEntries(versions.map((version) => [version.sprak, version.id]));
  context.note({
    innehall,
    ...(orderAv === null ? {} : { orderAv }),
    detalj: { lage, revisioner, ...(overridden.length === 0 ? {} : { overstyrda_fel: overridden.map((entry) => entry.kod) }) },
  });
}

/** The languages asked for, or every version with something in it. */
function languagesToRelease(item: Item, asked: readonly string[] | undefined): Language[] {
  if (asked !== undefined) return versionsAsked(item, asked).map((version) => version.sprak);
  const written = LANGUAGES.filter((language) => {
    const version = item.sprak[language]?.arbetsrevision;
    return version !== undefined && (version.block.length > 0 || version.ingress.trim() !== '');
  });
  // An article with nothing but its headline is told by the check what it lacks.
  return written.length === 0 ? [item.kallsprak] : written;
}

/** Nothing that readers are given was written before newspapers were; years with fewer digits are slips of the finger. */
const EARLIEST = Date.parse('1600-01-01T00:00:00Z');

/** The date readers will see, as an instant; `null` when the release gives none. */
function instantOf(datum: string | undefined, lage: string, now: string): string | null {
  if (lage === 'schemalagd') throw fault('schema_saknas', { falt: 'lage' });
  if (datum === undefined) return null;
  const time = parseStockholmTime(datum);
  if (time.kind === 'invalid' || (time.kind === 'instant' && Date.parse(time.instant) < EARLIEST))
    throw fault('falt_format', { falt: 'datum' }, { beskrivning: 'Skriv tiden som ÅÅÅÅ-MM-DD TT:MM, svensk tid.' });
  if (time.kind === 'gap') throw fault('tid_finns_inte', { falt: 'datum' }, { tid: datum, fore: time.fore, efter: time.efter });
  if (Date.parse(time.instant) > Date.parse(now)) throw fault('schema_saknas', { falt: 'datum' });
  return time.instant;
}

/** interface.md: English is released once Swedish is public, or together with it. */
function refuseEnglishAlone(item: Item, languages: readonly Language[], lage: string): void {
  if (lage !== 'publicera' || !languages.includes('en') || languages.includes('sv')) return;
  if (item.sprak.sv?.publicerad_revision == null) throw fault('svenska_ej_publik', { falt: 'sprak', sprak: 'en' });
}

/** The revisions that the release is of, whatever is saved while it runs. */
async function pinned(
  context: OperationContext,
  item: Item,
  languages: readonly Language[],
  revisioner: Readonly<Record<string, string>>,
): Promise<Revision[]> {
  const named = Object.entries(revisioner).filter(([sprak]) => !languages.some((language) => language === sprak));
  const faults = named.map(([sprak, revision]) => unknownRevision(sprak, revision));
  const found = await Promise.all(
    languages.map(async (language) => {
      const chosen = revisioner[language];
      const version =
        chosen === undefined ? item.sprak[language]?.arbetsrevision : await context.store.revisions.get(item.id, language, chosen);
      if (version === undefined) faults.push(unknownRevision(language, chosen ?? ''));
      return version;
    }),
  );
  if (faults.length > 0) throw new Fault(422, faults);
  return found.filter((version) => version !== undefined);
}

function unknownRevision(sprak: string, revision: string): FaultEntry {
  const place = { falt: `revisioner.${sprak.slice(0, 20)}`, sprak: isLanguage(sprak) ? sprak : '' };
  return faultEntry('revision_okand', place, { revision: revision.slice(0, 60), sprak: sprak.slice(0, 20) });
}
