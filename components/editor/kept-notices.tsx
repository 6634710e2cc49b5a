'use client';

import { useArticle } from '#components/editor/article-context.ts';
import { keptText } from '#components/editor/session/kept-text.ts';
import { openVersion, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { saveFile } from '#components/studio/save-file.ts';
import { savedTime } from '#components/studio/swedish-time.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { ArticleContent } from '#lib/contract/article.ts';

/** What to do with a text whose writer may not write there any more. */
const TAKE_IT_ALONG = 'Du får inte längre skriva här. Ladda ner texten om den ska användas.';

/** All that is to be told of text that is kept and not saved. */
export function KeptNotices() {
  return (
    <>
      <Recovery />
      <Continued />
    </>
  );
}

/** Text that this browser has kept and nobody has saved: to go on with, to take along as a file, or to throw away. Who may not write there any more may still take it along. */
function Recovery() {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const [kept] = useSessionState((state) => openVersion(state).recoverable);
  if (kept === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={`Det finns osparade ändringar från ${savedTime(kept.tid)}`}
      actions={
        <>
          <Button size="small" variant="quiet" onPress={() => session.dropRecovered(kept)}>
            Kasta dem
          </Button>
          <Download content={kept.innehall} />
          {!isReadOnly && (
            <Button size="small" onPress={() => session.takeRecovered(kept)}>
              Hämta tillbaka
            </Button>
          )}
        </>
      }
    >
      De ligger kvar i den här webbläsaren och har inte sparats. {isReadOnly && TAKE_IT_ALONG}
    </Banner>
  );
}

/** What is shown goes on from what the same person has written elsewhere and not saved. */
function Continued() {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const continued = useSessionState((state) => openVersion(state).continued);
  if (continued === null) return null;
  if (isReadOnly) {
    return (
      <Banner tone="warning" title={`Du ser det du skrev ${savedTime(continued.fran)}`} actions={<TakeAlong />}>
        Det är inte sparat, och ingen annan ser det. {TAKE_IT_ALONG}
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title={`Du fortsätter på det du skrev ${savedTime(continued.fran)}`}
      actions={
        <Button size="small" variant="quiet" onPress={() => session.dropContinued()}>
          Börja om från det sparade
        </Button>
      }
    >
      Det är inte sparat som en version än.
    </Banner>
  );
}

/** The text as it stands here, as a file. */
export function TakeAlong() {
  const content = useSessionState((state) => openVersion(state).draft);
  return <Download content={content} />;
}

function Download({ content }: { content: ArticleContent }) {
  return (
    <Button size="small" variant="quiet" onPress={() => saveFile('osparad-text.txt', 'text/plain;charset=utf-8', keptText(content))}>
      Ladda ner texten
    </Button>
  );
}
