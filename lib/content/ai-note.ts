import { isName } from '#lib/content/byline.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PublishedWords, WordCounts } from '#lib/contract/provenance.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';

/** What readers are told of how a text came to be. */
export interface AiNote {
  /** A sentence, on the page and in feeds. */
  text: string;
  /** What it is called where search engines are told: schema.org’s name of the code of IPTC. */
  kalla: 'TrainedAlgorithmicMediaDigitalSource' | 'CompositeWithTrainedAlgorithmicMediaDigitalSource';
}

export type AiNoteSettings = Pick<SiteIdentity, 'ai_not' | 'ai_granskare'>;

/** From so large a share of its words a text is written with AI, and from the smaller one partly so. */
const MOST = 0.5;
const PART = 0.1;
/** So many of those who have reviewed it are named. */
const NAMED = 3;

type Level = 'helt' | 'delvis';
type Deed = 'skriven' | 'oversatt';

const DEEDS: Record<Language, Record<Deed, string>> = {
  sv: { skriven: 'skriven', oversatt: 'översatt' },
  en: { skriven: 'written', oversatt: 'translated' },
};
const WORDS: Record<Language, Record<'delvis' | 'och' | 'med' | 'granskad' | 'redaktionen' | 'flera', string>> = {
  sv: { delvis: 'delvis', och: 'och', med: 'med AI', granskad: 'granskad av', redaktionen: 'redaktionen', flera: 'med flera' },
  en: { delvis: 'partly', och: 'and', med: 'with AI', granskad: 'reviewed by', redaktionen: 'the newsroom', flera: 'and others' },
};

/**
 * What readers are told of a text with those words, in its language (docs/decisions/provenance.md): undefined where the newsroom tells nothing, where nothing
 * was pinned of the words, and where fewer of them are a program’s than it tells of. It is said to be reviewed where a person has approved every word that a
 * program wrote. Names no key, model or order.
 */
export function aiNote(ord: PublishedWords | null | undefined, settings: AiNoteSettings, sprak: Language): AiNote | undefined {
  if (ord == null || settings.ai_not === 'ingen') return undefined;
  const level = levelOf(ord);
  if (level === undefined || (level === 'delvis' && settings.ai_not === 'storre_del')) return undefined;
  const deeds = deedsOf(ord, level);
  const made = `${deedsInWords(deeds, sprak)} ${WORDS[sprak].med}`;
  const text = ord.maskin > 0 ? made : `${made}, ${WORDS[sprak].granskad} ${reviewers(ord, settings, sprak)}`;
  const isWhole = deeds.length === 1 && deeds[0]?.[0] === 'skriven' && level === 'helt';
  return {
    text: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`,
    kalla: isWhole ? 'TrainedAlgorithmicMediaDigitalSource' : 'CompositeWithTrainedAlgorithmicMediaDigitalSource',
  };
}

/** How much of it programs wrote, of all words: those that nobody is known to have written are no program’s. */
function levelOf({ manniska, granskad, maskin, okant }: WordCounts): Level | undefined {
  const share = (granskad + maskin) / (manniska + granskad + maskin + okant);
  if (share >= MOST) return 'helt';
  return share >= PART ? 'delvis' : undefined;
}

/** What programs did, and how much of it. What most of their words are a translation of was written as its own words were. */
function deedsOf(ord: PublishedWords, level: Level): Array<[deed: Deed, level: Level]> {
  if (ord.oversatt * 2 < ord.granskad + ord.maskin) return [['skriven', level]];
  const written = ord.kalla === null ? undefined : levelOf(ord.kalla);
  return written === undefined
    ? [['oversatt', level]]
    : [
        ['skriven', written],
        ['oversatt', level],
      ];
}

/** «skriven och delvis översatt»: what is said to be partly so stands last, for it is also said of what follows. */
function deedsInWords(deeds: ReadonlyArray<readonly [Deed, Level]>, sprak: Language): string {
  const { delvis, och } = WORDS[sprak];
  const whole = deeds.flatMap(([deed, level]) => (level === 'helt' ? DEEDS[sprak][deed] : [])).join(` ${och} `);
  const partly = deeds.flatMap(([deed, level]) => (level === 'delvis' ? DEEDS[sprak][deed] : [])).join(` ${och} `);
  return [whole, partly === '' ? '' : `${delvis} ${partly}`].filter((words) => words !== '').join(` ${och} `);
}

function reviewers({ granskare }: PublishedWords, { ai_granskare }: AiNoteSettings, sprak: Language): string {
  const { redaktionen, flera } = WORDS[sprak];
  const names = ai_granskare === 'namn' ? [...new Set(granskare.map(({ namn }) => namn).filter(isName))] : [];
  if (names.length === 0) return redaktionen;
  if (names.length > NAMED) return `${names.slice(0, NAMED).join(', ')} ${flera}`;
  return new Intl.ListFormat(sprak).format(names);
}
