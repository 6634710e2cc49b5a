import type { Language } from '#lib/contract/languages.ts';
import { exampleEn as basttestEn } from '#lib/templates/basttest/example-en.ts';
import { exampleSv as basttestSv } from '#lib/templates/basttest/example-sv.ts';
import { exampleEn as bildberattelseEn } from '#lib/templates/bildberattelse/example-en.ts';
import { exampleSv as bildberattelseSv } from '#lib/templates/bildberattelse/example-sv.ts';
import type { Template, TemplateExample } from '#lib/templates/define-template.ts';
import { exampleEn as evenemangEn } from '#lib/templates/evenemang/example-en.ts';
import { exampleSv as evenemangSv } from '#lib/templates/evenemang/example-sv.ts';
import { exampleEn as guideEn } from '#lib/templates/guide/example-en.ts';
import { exampleSv as guideSv } from '#lib/templates/guide/example-sv.ts';
import { exampleEn as howtoEn } from '#lib/templates/howto/example-en.ts';
import { exampleSv as howtoSv } from '#lib/templates/howto/example-sv.ts';
import { exampleEn as intervjuEn } from '#lib/templates/intervju/example-en.ts';
import { exampleSv as intervjuSv } from '#lib/templates/intervju/example-sv.ts';
import { exampleEn as listaEn } from '#lib/templates/lista/example-en.ts';
import { exampleSv as listaSv } from '#lib/templates/lista/example-sv.ts';
import { exampleEn as liverapportEn } from '#lib/templates/liverapport/example-en.ts';
import { exampleSv as liverapportSv } from '#lib/templates/liverapport/example-sv.ts';
import { exampleEn as nyhetEn } from '#lib/templates/nyhet/example-en.ts';
import { exampleSv as nyhetSv } from '#lib/templates/nyhet/example-sv.ts';
import { exampleEn as plockEn } from '#lib/templates/plock/example-en.ts';
import { exampleSv as plockSv } from '#lib/templates/plock/example-sv.ts';
import { exampleEn as profilEn } from '#lib/templates/profil/example-en.ts';
import { exampleSv as profilSv } from '#lib/templates/profil/example-sv.ts';
import { exampleEn as quizEn } from '#lib/templates/quiz/example-en.ts';
import { exampleSv as quizSv } from '#lib/templates/quiz/example-sv.ts';
import { exampleEn as recensionEn } from '#lib/templates/recension/example-en.ts';
import { exampleSv as recensionSv } from '#lib/templates/recension/example-sv.ts';
import { exampleEn as receptEn } from '#lib/templates/recept/example-en.ts';
import { exampleSv as receptSv } from '#lib/templates/recept/example-sv.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { exampleEn as reportageEn } from '#lib/templates/reportage/example-en.ts';
import { exampleSv as reportageSv } from '#lib/templates/reportage/example-sv.ts';
import { exampleEn as sidaEn } from '#lib/templates/sida/example-en.ts';
import { exampleSv as sidaSv } from '#lib/templates/sida/example-sv.ts';

/** One article per language that passes every check. */
type Examples = Record<Language, TemplateExample>;

/** Apart from the templates, which browsers have: sixteen articles in two languages weigh more than all the rules of them. */
const EXAMPLES: Readonly<Record<string, Examples>> = {
  nyhet: { sv: nyhetSv, en: nyhetEn },
  reportage: { sv: reportageSv, en: reportageEn },
  liverapport: { sv: liverapportSv, en: liverapportEn },
  intervju: { sv: intervjuSv, en: intervjuEn },
  profil: { sv: profilSv, en: profilEn },
  bildberattelse: { sv: bildberattelseSv, en: bildberattelseEn },
  guide: { sv: guideSv, en: guideEn },
  howto: { sv: howtoSv, en: howtoEn },
  lista: { sv: listaSv, en: listaEn },
  plock: { sv: plockSv, en: plockEn },
  basttest: { sv: basttestSv, en: basttestEn },
  recept: { sv: receptSv, en: receptEn },
  recension: { sv: recensionSv, en: recensionEn },
  evenemang: { sv: evenemangSv, en: evenemangEn },
  quiz: { sv: quizSv, en: quizEn },
  sida: { sv: sidaSv, en: sidaEn },
};

export interface TemplateWithExample extends Template {
  exempel: Examples;
}

/** Every template there is with its example, in the same order. A template without one is a mistake, and told at once. */
export const TEMPLATES_WITH_EXAMPLES: ReadonlyMap<string, TemplateWithExample> = new Map(
  [...TEMPLATES.values()].map((template) => {
    const exempel = EXAMPLES[template.id];
    if (exempel === undefined) throw new Error(`the template ${template.id} has no example`);
    return [template.id, { ...template, exempel }];
  }),
);
