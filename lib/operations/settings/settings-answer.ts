import { z } from 'zod';
import { type FaultEntry, faultEntrySchema } from '#lib/contract/fault.ts';
import { settingsSchema } from '#lib/contract/settings.ts';
import { type OwnSettings, withoutSecrets } from '#lib/operations/settings/kept-settings.ts';
import type { Newsroom } from '#lib/operations/settings/newsroom.ts';

export const settingsAnswerSchema = z.object({
  ok: z.literal(true),
  version: z.int().meta({ description: 'Versionens nummer; 0 innan något har ställts in.' }),
  installningar: settingsSchema,
  styrs_av_miljon: z.array(z.string()).meta({ description: 'Fält som miljövariabler bestämmer och som inte går att ändra här.' }),
  miljovariabler: z.record(z.string(), z.string()).meta({ description: 'Miljövariabeln som bestämmer vart och ett av de fälten.' }),
  varningar: z.array(faultEntrySchema).meta({ description: 'Det som fungerar men inte som det ska.' }),
});

export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;

/** The settings as they take effect, without secrets. */
export function settingsAnswer(newsroom: Newsroom, { version, own }: OwnSettings, varningar: FaultEntry[] = []): SettingsAnswer {
  const installningar = withoutSecrets(newsroom.effective(own));
  const locked = { styrs_av_miljon: [...newsroom.decided.keys()], miljovariabler: Object.fromEntries(newsroom.decided) };
  return { ok: true as const, version, installningar, ...locked, varningar };
}
