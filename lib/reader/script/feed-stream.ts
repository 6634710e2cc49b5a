/** How long the first word of Studio is waited for before the feed is asked without it. */
const FIRST_WORD_MS = 3_000;

interface Listener {
  /**
   * The feed is to be asked at a moment of one's own within so many milliseconds: it has changed, or the line has been opened and there may have
   * been a change before.
   */
  heard(within: number, isChange: boolean): void;
  /** Nothing is heard: the line has broken, if it was open, or could not be opened yet. */
  unheard(wasOpen: boolean): void;
}

export interface FeedStream {
  /** Whether Studio tells of changes. */
  isOpen(): boolean;
  close(): void;
}

/**
 * Listens for changes of a live feed, whose address it is told. The first word comes at once; `unheard` is called when none does, and whenever the
 * line breaks, which the browser mends by itself where it can.
 */
export function listenToFeed(address: string, { heard, unheard }: Listener): FeedStream {
  let isOpen = false;
  const source = new EventSource(address.replace('.json', '/strom'));
  const late = setTimeout(() => unheard(false), FIRST_WORD_MS);
  source.onmessage = ({ data }) => {
    clearTimeout(late);
    const isChange = isOpen;
    isOpen = true;
    heard(Number(data) || 0, isChange);
  };
  source.onerror = () => {
    clearTimeout(late);
    const wasOpen = isOpen;
    isOpen = false;
    unheard(wasOpen);
  };
  return {
    isOpen: () => isOpen,
    close() {
      clearTimeout(late);
      isOpen = false;
      source.close();
    },
  };
}
