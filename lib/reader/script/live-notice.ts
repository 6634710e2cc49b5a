import type { Language } from '#lib/contract/languages.ts';
import { make, makeButton } from '#lib/reader/script/make.ts';

const WORDS = {
  sv: {
    ett: '1 nytt inlägg',
    flera: (antal: number) => `${antal} nya inlägg`,
    hit: 'Gå till det nyaste',
    sjalv: 'Nya inlägg visas här.',
    borta: 'Ingen kontakt just nu. Vi försöker igen.',
  },
  en: {
    ett: '1 new post',
    flera: (antal: number) => `${antal} new posts`,
    hit: 'Go to the latest',
    sjalv: 'New posts appear here.',
    borta: 'No connection right now. We will try again.',
  },
} as const;

export interface LiveNotice {
  /** How many entries wait to be shown. Also says that the feed is in touch. */
  waiting(count: number): void;
  /** Offers to lead to what has been shown further up. */
  offer(go: () => void): void;
  failed(): void;
  ended(words: string): void;
  words(count: number): string;
}

/**
 * The line above the entries that says whether there are new ones, and is the button that shows them. Without a script it
 * says to load the page again; its room is the same whatever it says.
 */
export function liveNotice(block: Element, sprak: Language, show: () => void): LiveNotice {
  const words = WORDS[sprak];
  const line = block.querySelector('.live-nya') ?? make('p', { class: 'live-nya' });
  const button = makeButton('live-visa', '', () => {
    const press = onPress;
    onPress = undefined;
    press?.();
    say();
  });
  let onPress: (() => void) | undefined;
  let over: string | undefined;
  let away = false;

  function say(): void {
    if (onPress === undefined) line.replaceChildren(away ? words.borta : (over ?? words.sjalv));
    else if (!button.isConnected) line.replaceChildren(button);
  }

  const counted = (count: number) => (count === 1 ? words.ett : words.flera(count));
  return {
    waiting(count) {
      away = false;
      // What has been offered stays until it is taken or there is something newer.
      if (count > 0) {
        button.textContent = counted(count);
        onPress = show;
      } else if (onPress === show) onPress = undefined;
      say();
    },
    offer(go) {
      button.textContent = words.hit;
      onPress = go;
      say();
    },
    failed() {
      away = true;
      say();
    },
    ended(text) {
      over = text;
      say();
    },
    words: counted,
  };
}
