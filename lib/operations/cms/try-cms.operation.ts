import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsArticle } from '#lib/adapters/cms/port.ts';
import { cmsAuthorsSchema } from '#lib/contract/cms-authors.ts';
import { cmsTrialSchema } from '#lib/contract/cms-trial.ts';
import { idField } from '#lib/contract/id.ts';
import { LENGTHS, LIMITS } from '#lib/contract/limits.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { signersOfLate, signersThere } from '#lib/operations/cms/signers-there.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { cmsArticle } from '#lib/operations/release/delivery/cms-article.ts';
import { deliverArticle } from '#lib/operations/release/delivery/deliver-article.ts';
import { pinnedNow } from '#lib/operations/release/release-order.ts';

/** What the publishing system knows the trial by: of all trials there is one draft. */
const TRIAL = 'prov-av-studio';

export const tryCms = defineOperation({
  name: 'provaPubliceringssystem',
  summary:
    'Provar WordPress med en artikel som ett utkast ingen läsare ser, och säger vad som blev annorlunda där; eller tar bort utkastet, eller lägger upp skribenter som författare där.',
  method: 'POST',
  path: '/studio/api/installningar/cms/prov',
  body: z.object({
    innehall: idField.max(40).nullish().meta({ description: 'Artikeln att prova med; null tar bort utkastet.' }),
    lagg_upp: z.array(z.string().trim().min(1).max(LENGTHS.name)).min(1).max(LIMITS.authorsAtOnce).optional().meta({
      description:
        'I stället för innehall: de som ska bli användare i WordPress med rollen författare, med namnen som cms.forfattare säger dem (hamtaPubliceringssystem). Den som redan finns där läggs inte upp igen. Ingen får något brev, och ingen kan logga in förrän en administratör där har gett kontot en e-postadress.',
    }),
  }),
  output: z.object({
    ok: z.literal(true),
    prov: cmsTrialSchema.nullable().meta({ description: 'null när utkastet är borttaget, och när inget har provats.' }),
    forfattare: cmsAuthorsSchema
      .nullable()
      .meta({ description: 'Hur det är med skribenterna efteråt; null när inga skulle läggas upp, och när det inte gick att läsa då.' }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'finns_inte', 'falt_saknas', 'cms_inget_att_prova', 'cms_nekade', 'cms_forfattare'],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { innehall, lagg_upp: names }) {
    const { provning } = context.cms;
    if (names !== undefined) {
      if (innehall !== undefined) throw fault('falt_varde', { falt: 'innehall' }, BOTH);
      await makeAuthors(context, names);
      const forfattare = await signersThere(context, context.cms);
      return context.finish(async () => ({ ok: true as const, prov: null, forfattare }));
    }
    if (innehall === undefined)
      throw fault(
        'falt_saknas',
        { falt: 'innehall' },
        { falt: 'innehall', beskrivning: 'Eller ange lagg_upp för att lägga upp skribenter.' },
      );
    if (provning === undefined && innehall === null) return context.finish(async () => NOTHING_TRIED);
    if (provning === undefined) throw fault('cms_inget_att_prova', { falt: 'publicering' });
    if (innehall !== null) context.note({ innehall });
    try {
      const trial = innehall === null ? null : await trialOf(context, innehall);
      // One that somebody has changed or thrown away since is no trial of what is there now.
      await provning.remove(TRIAL);
      if (trial === null) return context.finish(async () => NOTHING_TRIED);
      const { article, hero } = trial;
      const receipt = await deliverArticle(context, article, hero);
      const prov = { rubrik: article.rubrik, status: receipt.status, ...provning.addresses(receipt), avvikelser: receipt.varningar };
      return context.finish(async () => ({ ok: true as const, prov, forfattare: null }));
    } catch (failure) {
      if (!(failure instanceof CmsFailure)) throw failure;
      const { orsak, atgard } = failure;
      throw new Fault(422, [faultEntry('cms_nekade', { sprak: 'sv' }, { orsak, atgard })]);
    }
  },
});

const NOTHING_TRIED = { ok: true as const, prov: null, forfattare: null };

const BOTH = {
  fick: 'ett värde bredvid lagg_upp',
  tillatna: 'innehall i ett anrop, för att prova, och lagg_upp i ett annat, för att lägga upp skribenter',
};

/**
 * Has each of them be somebody whose archive articles can stand in; whoever is called so there already is left as they are. Nobody is made who has
 * not signed what readers have: a user there is for that.
 */
async function makeAuthors(context: OperationContext, names: readonly string[]): Promise<void> {
  const { forfattarskap } = context.cms;
  if (forfattarskap === undefined) throw fault('cms_inget_att_prova', { falt: 'publicering' });
  const signers = new Set((await signersOfLate(context)).map(({ namn }) => namn));
  const stranger = names.find((name) => !signers.has(name));
  if (stranger !== undefined) throw fault('cms_forfattare', { falt: 'lagg_upp' }, unsigned(stranger));
  context.note({ detalj: { lagg_upp: names } });
  try {
    const { farSkapa, namn } = await forfattarskap.called(names);
    if (!farSkapa) throw fault('cms_forfattare', { falt: 'lagg_upp' }, MAY_NOT);
    for (const name of namn.flatMap(({ namn, lage }) => (lage === 'saknas' ? [namn] : []))) await forfattarskap.make(name);
  } catch (failure) {
    if (!(failure instanceof CmsFailure)) throw failure;
    const { orsak, atgard } = failure;
    throw fault('cms_forfattare', { falt: 'lagg_upp' }, { orsak, atgard });
  }
}

function unsigned(name: string): { orsak: string; atgard: string } {
  return {
    orsak: `”${name}” har inte skrivit under någon av de senaste publicerade artiklarna, och ingen lades upp.`,
    atgard:
      'Ange namnen som de står i cms.forfattare, när hamtaPubliceringssystem får forfattare=ja. En ny skribent finns där när den första artikeln är publicerad.',
  };
}

const MAY_NOT = {
  orsak: 'användaren som Studio loggar in med får inte skapa användare där (create_users), och rollen redaktör ger inte den rätten.',
  atgard:
    'Be en administratör i WordPress att lägga till dem under Användare → Lägg till ny, med rollen Författare, och att välja namnet i bylinen som det som visas utåt. Eller ge Studios användare rollen administratör medan de läggs upp, och redaktör igen sedan.',
};

/** An article as it is worked on, as a draft under another id than its own: what readers have of it there is not touched. */
async function trialOf(context: OperationContext, innehall: string) {
  const item = await context.store.items.get(innehall);
  const swedish = item?.sprak.sv && (await context.store.revisions.get(item.id, 'sv', item.sprak.sv.arbetsrevision.id));
  if (item === undefined || swedish === undefined)
    throw fault('finns_inte', { falt: 'innehall' }, { vad: 'En svensk artikel att prova med' });
  const order = { item: pinnedNow(item), versions: [swedish], lage: 'utkast' as const, datum: null, annars: context.now };
  const article: CmsArticle = {
    ...(await cmsArticle(context, order, swedish, () => {})),
    ...{ externalId: TRIAL, lage: 'utkast', slug: `prov-${swedish.slug}`.slice(0, LENGTHS.slug), gamlaSlugar: [], rorEjPublik: false },
  };
  return { article, hero: swedish.hero };
}
