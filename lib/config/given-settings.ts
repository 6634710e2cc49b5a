import type { Environment } from '#lib/config/environment.ts';
import { fieldsOf, type SettingsChange } from '#lib/contract/settings.ts';

/** The variable that decides a setting where it is given. */
const VARIABLES: Readonly<Record<string, string>> = {
  'publicering.cms': 'STUDIO_CMS',
  'publicering.url': 'STUDIO_CMS_URL',
  'publicering.anvandare': 'STUDIO_CMS_USER',
  'publicering.losenord': 'STUDIO_CMS_PASSWORD',
  'publicering.lage': 'STUDIO_CMS_LAGE',
  'ai.tjanst': 'STUDIO_AI',
  'ai.url': 'STUDIO_AI_URL',
  'ai.modell': 'STUDIO_AI_MODEL',
  'ai.nyckel': 'STUDIO_AI_KEY',
  'ai.dygnsbudget': 'STUDIO_AI_BUDGET',
  'epost.smtp_url': 'SMTP_URL',
  'sakerhet.andra_faktor': 'STUDIO_ANDRA_FAKTOR',
};

/** What the environment decides of the settings: it wins over what a newsroom has set. */
export interface GivenSettings {
  values: SettingsChange;
  /** Each field of `values`, with the variable that decides it. */
  fields: ReadonlyMap<string, string>;
}

/** Of the variables that were given: one that is left out decides nothing. */
export function givenSettings(environment: Environment): GivenSettings {
  const { cms, ai, smtpUrl, secondFactorRoles, given } = environment;
  const decides = <Value>(field: string, value: Value): Value | undefined => (given.has(VARIABLES[field] ?? '') ? value : undefined);
  const whole: SettingsChange = {
    publicering: {
      cms: decides('publicering.cms', cms.namn),
      url: decides('publicering.url', cms.url),
      anvandare: decides('publicering.anvandare', cms.user),
      losenord: decides('publicering.losenord', cms.password),
      lage: decides('publicering.lage', cms.test ? 'test' : 'skarp'),
    },
    ai: {
      tjanst: decides('ai.tjanst', ai.namn),
      url: decides('ai.url', ai.url),
      modell: decides('ai.modell', ai.modell),
      nyckel: decides('ai.nyckel', ai.nyckel),
      dygnsbudget: decides('ai.dygnsbudget', ai.dygnsbudget),
    },
    epost: { smtp_url: decides('epost.smtp_url', smtpUrl) },
    sakerhet: { andra_faktor: decides('sakerhet.andra_faktor', [...secondFactorRoles]) },
  };
  // What was not given is left out: an undefined value would wipe out the one it stands over.
  const values = Object.fromEntries(
    Object.entries(whole).map(([group, fields]) => [
      group,
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ]),
  );
  const fields = new Map([...fieldsOf(values).keys()].map((field) => [field, VARIABLES[field] ?? '']));
  return { values, fields };
}
