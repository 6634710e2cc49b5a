'use client';

import type { Arrived } from '#components/editor/session/others-save.ts';
import { openVersion, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { TEXT_FIELD_WORDS } from '#components/studio/history/changes-in-words.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';

const LIST = new Intl.ListFormat('sv');

/** That somebody else has saved: what of it is in the text here now, or that both have changed the same. */
export function OthersSaves({ jag }: { jag: Actor }) {
  const session = useSession();
  const arrived = useSessionState((state) => openVersion(state).arrived);
  const collides = useSessionState((state) => openVersion(state).collides);
  if (collides !== null) {
    return (
      <Banner
        tone="warning"
        title={`${nameOf(collides.av, jag)} har ändrat samma sak som du`}
        actions={
          <Button size="small" onPress={() => session.meetOther()}>
            Jämför
          </Button>
        }
      >
        Det du har skrivit är orört. Jämför ord för ord, och välj vad som ska gälla.
      </Banner>
    );
  }
  if (arrived === null) return null;
  return (
    <Banner
      tone="info"
      title={`${nameOf(arrived.av, jag)} har sparat`}
      actions={
        <Button size="small" variant="quiet" onPress={() => session.seenArrived()}>
          Stäng
        </Button>
      }
    >
      Det är infört här: {LIST.format(changesOf(arrived))}.
    </Banner>
  );
}

function nameOf(av: Author, jag: Actor): string {
  return av.typ === 'person' && av.id === jag.id ? 'Du i ett annat fönster' : av.namn;
}

function changesOf({ falt, block, borttagna }: Arrived): string[] {
  return [
    ...falt.map((field) => TEXT_FIELD_WORDS[field] ?? field),
    ...(block.length === 0 ? [] : [block.length === 1 ? 'ett block är nytt eller ändrat' : `${block.length} block är nya eller ändrade`]),
    ...(borttagna === 0 ? [] : [borttagna === 1 ? 'ett block är borttaget' : `${borttagna} block är borttagna`]),
  ];
}
