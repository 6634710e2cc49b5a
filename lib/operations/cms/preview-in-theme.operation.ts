import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { idField, isId } from '#lib/contract/id.ts';
import { ARTICLE_PARTS, partsOfTheme } from '#lib/contract/theme-parts.ts';
import { fault } from '#lib/errors/fault.ts';
import { mediaOf } from '#lib/operations/check/article-media.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { noteIfReleased } from '#lib/operations/revision/note-if-released.ts';
import { articlePage } from '#lib/render/make-article-page.ts';
import { relatedArticles } from '#lib/render/related-articles.ts';

const parts = z
  .string()
  .max(100)
  .transform((written) => (written.trim() === '' ? [] : written.split(',').map((part) => part.trim())))
  .pipe(z.array(z.enum(ARTICLE_PARTS)));

export const previewInTheme = defineOperation({
  name: 'forhandsvisaTema',
  summary:
    'Visar en artikels svenska text som WordPress får den, och vad temat visar själv, med det som är valt för temat eller ett annat val.',
  method: 'GET',
  path: '/studio/api/installningar/cms/forhandsvisning',
  query: z.object({
    innehall: idField.max(40).meta({ description: 'Artikeln som visas.' }),
    tema: bounded('name').optional().meta({ description: 'Temats namn i WordPress. Utelämnat: det som gäller övriga teman.' }),
    delar: parts.optional().meta({
      description: `Det som temat visar själv, med komma emellan, som det skulle se ut; tomt är ingenting. Utelämnat: som det är inställt. Finns: ${ARTICLE_PARTS.join(', ')}.`,
    }),
  }),
  output: z.object({
    ok: z.literal(true),
    delar: z.array(z.enum(ARTICLE_PARTS)).meta({ description: 'Det som temat visar själv.' }),
    html: z.string().meta({ description: 'Sidan. Temats eget utseende syns inte: dess delar är ritade och märkta.' }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'finns_inte'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { innehall, tema = '', delar }) {
    const { store, settings } = context;
    const item = isId(innehall) ? await store.items.get(innehall) : undefined;
    const revision = item?.sprak.sv?.arbetsrevision;
    if (item === undefined || revision === undefined)
      throw fault('finns_inte', { falt: 'innehall' }, { vad: 'En svensk artikel att visa' });
    const [sections, media, relaterade] = await Promise.all([
      context.sections(),
      mediaOf(store, [revision]),
      relatedArticles(revision.block, 'sv', (tagg, limit) => store.readers.lists.latestTagged('sv', tagg, innehall, limit)),
    ]);
    const page = articlePage({
      innehall,
      fakta: item,
      revision,
      sektion: sections.find(({ id }) => id === item.sektion) ?? { id: item.sektion, namn: item.sektion },
      sajt: settings.sajt,
      url: settings.url,
      lank: '',
      // What nobody has published has a date when it has been.
      publicerad: item.publicerad ?? context.now,
      andrad: null,
      media,
      relaterade,
    });
    const aiNot = await noteIfReleased(context, item, revision);
    const shown = [...(delar ?? partsOfTheme(settings.teman, tema))];
    return { ok: true as const, delar: shown, html: await context.renderInTheme(revision, { ...page, aiNot }, shown) };
  },
});
