import type { CmsState } from '#lib/contract/cms-state.ts';

type Problem = CmsState['problem'][number];

/** What WordPress needs, in the order that it is seen to: of a step that something stops, those after it cannot be seen yet. */
const STEPS = [
  { id: 'adress', namn: 'Adressen leder till WordPress', koder: ['cms_adress', 'cms_onabar', 'cms_ej_wordpress', 'cms_https'] },
  {
    id: 'rest',
    namn: 'Gränssnittet är öppet för Studio',
    koder: ['cms_rest_stangt', 'cms_nekad', 'cms_php', 'cms_cache', 'cms_typ_utan_rest'],
  },
  {
    id: 'inloggning',
    namn: 'Studio kommer in med sitt applösenord',
    koder: ['cms_losenord', 'cms_inloggning_borta', 'cms_applosenord_avstangda'],
  },
  {
    id: 'tillagg',
    namn: 'Tillägget Studio Companion är aktivt och nytt nog',
    koder: ['cms_tillagg_saknas', 'cms_tillagg_gammalt', 'cms_index', 'cms_lasare'],
  },
  { id: 'andra', namn: 'Andra tillägg rör inte artiklarna', koder: ['cms_krock'] },
  { id: 'roll', namn: 'Användaren får publicera', koder: ['cms_roll'] },
  { id: 'bilder', namn: 'Bilderna får plats', koder: ['cms_uppladdning'] },
  { id: 'permalankar', namn: 'Artiklarna får läsbara adresser', koder: ['cms_permalankar'] },
  { id: 'klocka', namn: 'Klockan går rätt, och återkommande arbeten görs', koder: ['cms_klocka', 'cms_cron'] },
] as const;

export interface GuideStep {
  id: (typeof STEPS)[number]['id'] | 'ovrigt';
  namn: string;
  lage: 'klart' | 'brist' | 'hinder' | 'vantar';
  problem: Problem[];
}

/** The steps with what stands in the way of each. What no step knows of is a step of its own, the last. */
export function guideSteps(problems: readonly Problem[]): GuideStep[] {
  let isStopped = false;
  const steps = STEPS.map(({ id, namn, koder }): GuideStep => {
    const problem = problems.filter(({ kod }) => koder.some((known) => known === kod));
    const stops = problem.some(({ stoppar }) => stoppar);
    const lage = stops ? 'hinder' : problem.length > 0 ? 'brist' : isStopped ? 'vantar' : 'klart';
    isStopped ||= stops;
    return { id, namn, lage, problem };
  });
  const known: readonly string[] = STEPS.flatMap(({ koder }) => koder);
  const others = problems.filter(({ kod }) => !known.includes(kod));
  if (others.length === 0) return steps;
  return [...steps, { id: 'ovrigt', namn: 'Annat', lage: others.some(({ stoppar }) => stoppar) ? 'hinder' : 'brist', problem: others }];
}
