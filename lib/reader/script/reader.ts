import { tellOfReading } from '#lib/reader/script/beacon.ts';
import { enhanceContents } from '#lib/reader/script/contents.ts';
import { enhanceCountdown } from '#lib/reader/script/countdown.ts';
import { enhanceEmbed } from '#lib/reader/script/embed.ts';
import { enhanceLiveReport } from '#lib/reader/script/live-report.ts';
import { enhanceQuiz } from '#lib/reader/script/quiz.ts';
import { enhanceStory } from '#lib/reader/script/story.ts';
import { enhanceGallery } from '#lib/reader/script/viewer.ts';

/*
 * What readers get besides the page, on the site and in a publishing system alike. Every block is complete without it. It is
 * told nothing but what stands in the markup, asks nobody but the live feed, keeps nothing, and tells Studio alone that the article was read.
 */

/** Which blocks there is something to add to, and what adds it. */
const ENHANCERS: ReadonlyArray<readonly [selector: string, enhance: (block: HTMLElement) => void]> = [
  ['.live', (block) => enhanceLiveReport(block, enhanceWithin)],
  ['[data-quiz]', enhanceQuiz],
  ['[data-nedrakning]', enhanceCountdown],
  ['[data-inbaddning]', enhanceEmbed],
  ['.galleri-berattelse', enhanceStory],
  ['.galleri', enhanceGallery],
  ['.avsnitt-innehall', enhanceContents],
];

/** Each block once, though the script may stand twice in a page. One that fails takes no other with it. */
function enhanceWithin(root: ParentNode): void {
  for (const [selector, enhance] of ENHANCERS) {
    for (const block of root.querySelectorAll<HTMLElement>(`${selector}:not([data-med-skript])`)) {
      if (block.closest('.artikel') === null && root === document) continue;
      block.dataset.medSkript = '';
      try {
        enhance(block);
      } catch (error) {
        reportError(error);
      }
    }
  }
}

enhanceWithin(document);
tellOfReading(document);
