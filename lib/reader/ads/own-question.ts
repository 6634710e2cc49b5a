import { adWords, hostsInWords } from '#lib/reader/ads/ad-words.ts';
import type { AdAnswer } from '#lib/reader/ads/choice.ts';
import { type ConsentPanel, consentPanel, panelButtons } from '#lib/reader/ads/consent-panel.ts';
import { make, makeButton } from '#lib/reader/script/make.ts';

/** What is asked about. */
export interface Asking {
  sprak: string;
  sajt: string;
  policy: string;
  parter: string;
  opener: HTMLElement | null;
}

export interface OwnQuestion extends ConsentPanel {
  /** Says what the answer is now. */
  tell(answer: AdAnswer): void;
}

/** Studio's own question. Whoever asks hears the answer, each time there is one. */
export function ownQuestion({ sprak, sajt, policy, parter, opener }: Asking, onAnswer: (answer: AdAnswer) => void): OwnQuestion {
  const words = adWords(sprak);
  const now = make('p', { class: 'annonsfraga-nu' });
  const about = make('p', {}, `${words.text(sajt, hostsInWords(parter, sprak))} ${words.andra} `);
  if (policy !== '') about.append(make('a', { href: policy }, words.policy));
  const answering = (answer: AdAnswer) =>
    makeButton('', words[answer], () => {
      panel.close();
      onAnswer(answer);
    });
  const content = [make('p', { class: 'annonsfraga-rubrik' }, words.fraga), about, now, panelButtons(answering('nej'), answering('ja'))];
  const panel = consentPanel(words.omrade, content, opener);
  return {
    ...panel,
    tell(answer) {
      now.textContent = words.nu[answer];
    },
  };
}

/** Tells why nobody is asked: the browser has answered. */
export function answeredByBrowser({ sprak, opener }: Asking): ConsentPanel {
  const words = adWords(sprak);
  const panel = consentPanel(
    words.omrade,
    [make('p', {}, words.avbojt), panelButtons(makeButton('', words.stang, () => panel.close()))],
    opener,
  );
  return panel;
}
