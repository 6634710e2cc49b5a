import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { idField } from '#lib/contract/id.ts';
import { shownName } from '#lib/contract/shown-name.ts';

/** What a link of a program may say of itself. That it is paid for and not to be followed by search engines every one says. */
export const PROGRAM_RELS = ['sponsored', 'nofollow', 'noreferrer'] as const;
export type ProgramRel = (typeof PROGRAM_RELS)[number];

/** What may stand in the value of a parameter, and stands for what a reader has followed. */
const CLICK_WORDS = ['kod', 'artikel', 'block'] as const;

/** Words of letters and digits with dots between, in any alphabet. */
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

const host = z
  .string()
  .trim()
  .normalize('NFC')
  .toLowerCase()
  .max(253)
  .refine((name) => HOST.test(name) && URL.canParse(`https://${name}`))
  .meta({ description: 'En domän, till exempel butik.se. Underdomäner hör dit.' });

const rel = z
  .string()
  .trim()
  .max(100)
  .refine((words) => words.split(/\s+/).every((word) => word === '' || PROGRAM_RELS.some((known) => known === word)))
  .meta({
    description: `Ord ur ${PROGRAM_RELS.join(', ')}, med blanksteg emellan. sponsored och nofollow gäller alltid; noreferrer gör att butiken inte får veta vilken sida läsaren kom från.`,
  });

const parameters = z
  .record(z.string().regex(/^[\w.~-]{1,60}$/), z.string().max(200))
  .refine((given) => Object.keys(given).length <= 20)
  .meta({
    description: `Vad som läggs till i varje adress, efter namn, högst 20. ${CLICK_WORDS.map((word) => `[${word}]`).join(', ')} i ett värde byts mot det som läsaren följde.`,
  });

/** What of a program is written. */
export const adProgramFields = {
  namn: shownName(bounded('name').trim().min(1)).meta({ description: 'Vad programmet heter.' }),
  domaner: z.array(host).max(200).meta({ description: 'Butikernas domäner: en köpadress dit hör till programmet.' }),
  rel,
  parametrar: parameters,
};

/** A program that pays for readers whom links lead to its shops (decisions.md §23). */
export const adProgramSchema = z
  .object({
    id: z.string(),
    namn: z.string(),
    domaner: z.array(z.string()),
    rel: z.string(),
    parametrar: z.record(z.string(), z.string()),
    utlankar: z.int().meta({ description: 'Hur många utlänkar programmet har; fler än 1 000 räknas inte.' }),
  })
  .meta({ id: 'Program' });
export type AdProgram = z.infer<typeof adProgramSchema>;

const code = bounded('slug')
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9_-]*$/)
  .meta({ description: 'Länkens sista led, efter /ut/: små bokstäver a–z, siffror, bindestreck och understreck.' });

/** What of an outbound link is written. */
export const outboundLinkFields = {
  kod: code,
  program: idField.max(40).meta({ description: 'Programmets id.' }),
  adress: bounded('address')
    .trim()
    .regex(/^https:\/\//i)
    .meta({ description: 'Dit länken leder: en https-adress.', adress: 'lank' }),
  sektioner: z.array(bounded('slug')).max(100).meta({ description: 'Sektionerna som länken är till för; tom lista: alla.' }),
};

/** An outbound link of the site: /ut/<kod>. */
export const outboundLinkSchema = z
  .object({
    kod: z.string(),
    lank: z.string().meta({ description: 'Som den skrivs i en köplänk: /ut/kod.' }),
    program: z.object({ id: z.string(), namn: z.string() }),
    adress: z.string(),
    giltig_till: z.string().nullable().meta({ description: 'Sista dagen (ÅÅÅÅ-MM-DD), eller en tidpunkt; null utan slut.' }),
    utgangen: z.boolean().meta({ description: 'Om den inte längre leder någonstans.' }),
    sektioner: z.array(z.string()),
    klick: z.int().meta({ description: 'Hur många gånger läsare har följt den de senaste 28 dagarna. Robotar räknas inte.' }),
    skapad: z.string(),
  })
  .meta({ id: 'Utlank' });
export type OutboundLink = z.infer<typeof outboundLinkSchema>;

/** How an outbound link has been followed. */
export const clicksSchema = {
  dagar: z.array(z.object({ dag: z.string(), klick: z.int() })).meta({ description: 'De senaste 28 dagarna som någon har följt den.' }),
  artiklar: z
    .array(z.object({ innehall: z.string().nullable(), rubrik: z.string(), block: z.string(), klick: z.int() }))
    .meta({ description: 'Varifrån, de vanligaste först; innehall är null där ingen artikel är känd.' }),
};
