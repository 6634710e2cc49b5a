'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LetIn } from '#components/editor/confidential/let-in.tsx';
import { whoKnows } from '#components/editor/confidential/who-knows.ts';
import { useSession } from '#components/editor/session/use-session.ts';
import { faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import formStyles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { seesArticle } from '#lib/access/confidential.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ConfidentialDialogProps {
  item: Item;
  jag: Actor;
  onClose: () => void;
}

const ABOUT =
  'Bara den som äger artikeln, de som släpps in och cheferna vet att den finns. För alla andra i redaktionen är det som om den inte fanns: den syns inte i listor, sökningar eller notiser. Läsarna får den som vanligt när den publiceras. Bilder och taggar döljs inte, och den som har en delad länk kan läsa.';

/** Where it is decided whether an article is confidential, and who is let in. Whoever lets themselves out is led to the list. */
export function ConfidentialDialog({ item, jag, onClose }: ConfidentialDialogProps) {
  const session = useSession();
  const router = useRouter();
  // Whoever opens it where all see the article has come to change that.
  const [isOn, setOn] = useState(true);
  const [insatta, setInsatta] = useState<readonly string[]>(item.insatta);
  const known = useLoaded('personer', () => studio.listaKoansvariga({}));
  const after = { sektion: item.sektion, agare: item.agare, konfidentiell: isOn, insatta: isOn ? [...insatta] : [] };
  const seesItAfter = seesArticle(jag, after);
  const places = insatta.map((_, place) => `insatta[${place}]`);
  const sending = useOperation(() =>
    studio.andraInnehall({ id: item.id, bas_andrad: item.andrad, konfidentiell: after.konfidentiell, insatta: after.insatta }),
  );
  const fault = ['insatta', ...places].map((place) => faultOf(sending.failure, place)).find((told) => told !== undefined);

  function change(ids: readonly string[]) {
    for (const place of ['insatta', ...places]) sending.dismiss(place);
    setInsatta(ids);
  }

  async function send() {
    if ((await sending.run(undefined)) === undefined) return;
    showToast({ tone: 'success', text: whoKnows(after) });
    onClose();
    if (seesItAfter) await session.refresh();
    else router.push('/studio');
  }

  return (
    <FormDialog
      title="Vem som ser artikeln"
      send="Spara"
      isSending={sending.isRunning}
      onSend={send}
      onClose={onClose}
      failure={sending.failure}
      fields={['insatta', ...places]}
    >
      <Switch isSelected={isOn} onChange={setOn} description={ABOUT}>
        Konfidentiell
      </Switch>
      {isOn && <FailureBanner failure={known.failure} onRetry={known.reload} />}
      {isOn && known.data === undefined && known.failure === undefined && <Skeleton height="6rem" />}
      {isOn && known.data !== undefined && (
        <LetIn agare={item.agare} known={known.data.ansvariga} value={insatta} onChange={change} fault={fault} />
      )}
      {!isOn && item.konfidentiell && (
        <p className={formStyles.about}>Alla i redaktionen ser artikeln igen, och ingen behöver släppas in.</p>
      )}
      {!seesItAfter && <p className={formStyles.about}>Du släpper ut dig själv: när du har sparat ser du inte artikeln längre.</p>}
    </FormDialog>
  );
}
