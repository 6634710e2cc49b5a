import type { CmsProblem } from '#lib/adapters/cms/port.ts';
import { MailFailure } from '#lib/adapters/mail/failure.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';
import type { Sight } from '#lib/studio/health/glance.ts';
import { type Judgement, unseen, well } from '#lib/studio/health/judgement.ts';

/** Whether articles can be delivered, by what the publishing system's own check has found. */
export function judgeCms(problems: Sight<readonly CmsProblem[]>, where: string): Judgement {
  if ('slow' in problems) {
    return {
      lage: 'stord',
      orsak: `Publiceringssystemet på ${where} svarar långsamt.`,
      atgard: 'Se efter hur dess server mår. Publiceringar som inte når fram väntar och görs av sig själva.',
    };
  }
  if ('error' in problems) {
    return {
      lage: 'borta',
      orsak: `Publiceringssystemet på ${where} gick inte att kontrollera.`,
      atgard: 'Läs mer under Publiceringssystem.',
    };
  }
  const { seen } = problems;
  if (seen.length === 0) return well(`Artiklar kan publiceras på ${where}.`);
  return {
    lage: seen.some(({ stoppar }) => stoppar) ? 'borta' : 'stord',
    orsak: seen.map(({ orsak }) => orsak).join(' '),
    atgard: seen.map(({ atgard }) => atgard).join(' '),
  };
}

/** Whether letters leave; `undefined` where no mail server is set. */
export function judgeMail(answer: Sight<void> | undefined): Judgement {
  if (answer === undefined) {
    return {
      lage: 'avstangd',
      orsak: 'Breven stannar i utkorgen.',
      atgard: 'Ange en mejlserver under Inställningar → E-post om de ska skickas.',
    };
  }
  if ('seen' in answer) return well('Mejlservern svarar och godtar inloggningen.');
  const kept = 'Se efter att den är igång och att inställningen stämmer. Breven väntar i utkorgen och skickas när den svarar.';
  if ('slow' in answer) return { lage: 'stord', orsak: 'Mejlservern svarar långsamt.', atgard: kept };
  const { error } = answer;
  const orsak = error instanceof MailFailure ? error.orsak : 'Mejlservern gick inte att kontrollera.';
  return { lage: 'borta', orsak, atgard: kept };
}

/** Whether the place of the pictures can be asked; what it was asked is told to nobody. */
export function judgePictures(answer: Sight<unknown>, where: string): Judgement {
  if ('seen' in answer) return well(`Bilderna ligger i ${where}.`);
  const atgard = 'Se efter att platsen i STUDIO_MEDIA är igång och att Studio får läsa och skriva där.';
  if ('slow' in answer) return { lage: 'stord', orsak: `Bildernas plats, ${where}, svarar långsamt.`, atgard };
  const { error } = answer;
  return { lage: 'borta', orsak: error instanceof StorageAway ? error.orsak : `Bildernas plats, ${where}, går inte att nå.`, atgard };
}

export interface ModelSign {
  /** The latest call of the day. */
  latest: { tid: string; utfall: string } | undefined;
  used: number;
  budget: number;
}

const RECENT_MS = 60 * 60_000;
/** What says something of the model, and not of what it was asked. */
const DOWN: ReadonlySet<string> = new Set(['borta', 'installning']);

/** Whether the language model answers, by what came of its latest call: to ask costs. `undefined` where there is none. */
export function judgeModel(sign: Sight<ModelSign> | undefined, now: number): Judgement {
  if (sign === undefined) {
    return {
      lage: 'avstangd',
      orsak: 'Förslag görs av artikelns egna ord, och översättningar skrivs för hand.',
      atgard: 'Välj en tjänst under Inställningar → AI-tjänst om den ska användas.',
    };
  }
  if (!('seen' in sign)) return unseen('Det går att se först när databasen svarar.');
  const { latest, used, budget } = sign.seen;
  if (used >= budget) {
    return {
      lage: 'stord',
      orsak: 'Dagens budget för språkmodellen är slut.',
      atgard: 'Vänta till midnatt, eller höj budgeten under Inställningar → AI-tjänst.',
    };
  }
  if (latest === undefined || now - Date.parse(latest.tid) > RECENT_MS) {
    return {
      lage: 'okand',
      orsak: 'Ingen har frågat språkmodellen den senaste timmen.',
      atgard: 'Tryck på Prova tjänsten under AI-tjänst.',
    };
  }
  if (!DOWN.has(latest.utfall)) return well('Språkmodellen svarade den senaste gången den frågades.');
  return {
    lage: 'borta',
    orsak:
      latest.utfall === 'installning'
        ? 'Språkmodellens tjänst godtog inte den senaste frågan: nyckeln, modellen eller adressen är fel.'
        : 'Språkmodellen svarade inte den senaste gången den frågades.',
    atgard: 'Tryck på Prova tjänsten under AI-tjänst, som säger vad som är fel.',
  };
}
