import { basttest } from '#lib/templates/basttest/index.ts';
import { bildberattelse } from '#lib/templates/bildberattelse/index.ts';
import type { Template } from '#lib/templates/define-template.ts';
import { evenemang } from '#lib/templates/evenemang/index.ts';
import { guide } from '#lib/templates/guide/index.ts';
import { howto } from '#lib/templates/howto/index.ts';
import { intervju } from '#lib/templates/intervju/index.ts';
import { lista } from '#lib/templates/lista/index.ts';
import { liverapport } from '#lib/templates/liverapport/index.ts';
import { nyhet } from '#lib/templates/nyhet/index.ts';
import { plock } from '#lib/templates/plock/index.ts';
import { profil } from '#lib/templates/profil/index.ts';
import { quiz } from '#lib/templates/quiz/index.ts';
import { recension } from '#lib/templates/recension/index.ts';
import { recept } from '#lib/templates/recept/index.ts';
import { reportage } from '#lib/templates/reportage/index.ts';
import { sida } from '#lib/templates/sida/index.ts';

/** Every template there is, in the order of the list a writer chooses from. A new template is a folder, a line here and one in examples.ts. */
const ALL: readonly Template[] = [
  nyhet,
  reportage,
  liverapport,
  intervju,
  profil,
  bildberattelse,
  guide,
  howto,
  lista,
  plock,
  basttest,
  recept,
  recension,
  evenemang,
  quiz,
  sida,
];

export const TEMPLATES: ReadonlyMap<string, Template> = new Map(ALL.map((template) => [template.id, template]));
