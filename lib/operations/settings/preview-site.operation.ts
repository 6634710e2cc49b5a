import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { languageSchema } from '#lib/contract/article.ts';
import { PREVIEWED_PAGES } from '#lib/contract/closed/site.ts';
import { settingsChangeFields, withChange } from '#lib/contract/settings.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import { oneByOne } from '#lib/turns/one-by-one.ts';

/** However many are written at once, an instance renders one page of them at a time. */
const inTurn = oneByOne(5_000);

export const previewSite = defineOperation({
  name: 'forhandsvisaWebbplatsen',
  summary: 'Visar en sida som läsarna skulle se den om inställningarna ändrades så, innan något sparas. Läsarna ser inget av det.',
  method: 'POST',
  path: '/studio/api/installningar/forhandsvisning',
  body: z.object({
    sida: z.enum(PREVIEWED_PAGES).meta({
      description: 'startsida, artikel (den senast publicerade) eller saknas (det läsarna får där det inte finns någon sida).',
    }),
    sprak: languageSchema.default('sv').meta({ description: 'På vilket språk. Svenska som läses i WordPress visas inte av Studio.' }),
    webbplats: settingsChangeFields.webbplats,
    integritet: settingsChangeFields.integritet,
  }),
  output: z.object({
    ok: z.literal(true),
    html: z.string().meta({ description: 'Hela sidan, som läsarna får den när ändringen har sparats.' }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'finns_inte', 'sida_visas_inte'],
  hints: { readOnly: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store, newsroom, settingsVault, renderSite, callerGone, now }, { sida, sprak, webbplats, integritet }) {
    const { own } = openSettings(await store.settings.latest(SETTINGS), settingsVault);
    // What the environment decides stays decided: a change of that would not be seen either.
    const after = newsroom.effective(withChange(own, { webbplats, integritet }));
    const identitet = { ...after.webbplats, integritetspolicy: after.integritet.policy };
    const page = await inTurn(async () => {
      // Whoever goes on writing has asked anew: what was written before is shown to nobody.
      if (callerGone?.aborted) throw fault('anrop_avbrutet');
      return renderSite(store.readers, identitet, { sida, sprak, nu: now });
    });
    if (page === 'annanstans') throw fault('sida_visas_inte', { falt: 'sprak', sprak });
    if (page === 'ingen_artikel') throw fault('finns_inte', { falt: 'sida', sprak }, { vad: 'En publicerad artikel på det språket' });
    return { ok: true as const, html: page.html };
  },
});
