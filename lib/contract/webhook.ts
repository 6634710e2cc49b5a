import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { EVENT_TYPES } from '#lib/contract/closed/event.ts';
import { DELIVERY_KINDS, DELIVERY_STATES, WEBHOOK_STATES } from '#lib/contract/closed/webhook.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { shownName } from '#lib/contract/shown-name.ts';

/** What of a webhook is written. */
export const webhookFields = {
  namn: shownName(bounded('name').trim().min(1)).meta({ description: 'Vad mottagaren heter här.' }),
  adress: bounded('address')
    .trim()
    .regex(/^https:\/\//i)
    .meta({ description: 'Mottagarens adress på internet, med https och den vanliga porten.', adress: 'lank' }),
  typer: z
    .array(z.enum(EVENT_TYPES))
    .max(EVENT_TYPES.length)
    .meta({ description: `Slagen av händelser som skickas; utan något: alla. Finns: ${EVENT_TYPES.join(', ')}.` }),
};

/** A receiver that is sent what happens (decisions.md §26). */
export const webhookSchema = z
  .object({
    id: z.string(),
    namn: z.string(),
    adress: z.string(),
    typer: z.array(z.enum(EVENT_TYPES)),
    lage: z.enum(WEBHOOK_STATES),
    fel: faultEntrySchema
      .nullable()
      .meta({ description: 'pausad: varför, null när någon har pausat den. aktiv: vad som gick fel vid senaste försöket.' }),
    misslyckas_sedan: z.string().nullable().meta({ description: 'När det första av de försök som har misslyckats i rad gjordes.' }),
    nasta_forsok: z
      .string()
      .nullable()
      .meta({ description: 'När det görs ett nytt försök; null när inget har misslyckats eller den är pausad.' }),
    levererad: z.string().nullable().meta({ description: 'När mottagaren senast tog emot något.' }),
    agare: z
      .object({ id: z.string(), namn: z.string(), aktiv: z.boolean() })
      .meta({ description: 'Personen vars rättigheter avgör vad som skickas. Är personen avstängd skickas inget.' }),
    av: authorSchema,
    skapad: z.string(),
  })
  .meta({ id: 'Webhook' });

export const webhookDeliverySchema = z
  .object({
    id: z.string().meta({ description: 'Mottagaren får det som webhook-id, detsamma vid varje försök.' }),
    slag: z.enum(DELIVERY_KINDS).meta({ description: 'handelser: det som har hänt. prov: ett prov utan händelser.' }),
    antal: z.int().meta({ description: 'Hur många händelser som skickas tillsammans.' }),
    lage: z.enum(DELIVERY_STATES),
    forsok: z.int(),
    status: z.int().nullable().meta({ description: 'Mottagarens svar vid senaste försöket; null när inget kom.' }),
    ms: z.int().nullable().meta({ description: 'Hur länge senaste försöket tog.' }),
    fel: faultEntrySchema.nullable(),
    skapad: z.string(),
    senast: z.string().nullable().meta({ description: 'När senaste försöket gjordes.' }),
  })
  .meta({ id: 'Webhookleverans' });

export type Webhook = z.infer<typeof webhookSchema>;
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** In the newsroom: each has a sender of its own, so that none waits for another. */
export const MOST_WEBHOOKS = 20;
