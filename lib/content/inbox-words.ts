import type { InboxLine } from '#lib/contract/inbox.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What of an article was done something to, as it stands in a sentence. */
const VERSION: Record<Language, string> = { sv: 'svenskan', en: 'engelskan' };

/** What has happened, in a sentence without its full stop; `namn` is who did it last. */
export function inboxWords({ handelse, antal, sprak }: Pick<InboxLine, 'handelse' | 'antal' | 'sprak'>, namn: string): string {
  const version = sprak === null ? 'texten' : VERSION[sprak];
  switch (handelse) {
    case 'namnd':
      return `${namn} nämner dig i en kommentar`;
    case 'svar':
      return `${namn} svarar i en tråd som du är med i`;
    case 'kommentar_tilldelad':
      return `${namn} vill att du tar hand om en kommentar`;
    case 'granskning':
      return `${namn} ber dig granska ${version}`;
    case 'godkand':
      return `${namn} har godkänt ${version}`;
    case 'godkannande_tillbaka':
      return `${namn} har tagit tillbaka godkännandet av ${version}`;
    case 'text_andrad':
      return antal === 1 ? `${namn} har ändrat ${version}` : `${namn} har ändrat ${version}, som har ändrats ${antal} gånger`;
    case 'publicering_misslyckad':
      return 'Publiceringen gick inte att genomföra';
    case 'order':
      return `${namn} vill publicera på din order, och väntar på att du bekräftar den`;
    case 'uppgift_tilldelad':
      return `${namn} har lämnat en uppgift till dig`;
    case 'uppgift_kommenterad':
      return `${namn} kommenterar en uppgift`;
    case 'andring_foreslagen':
      return antal === 1
        ? `${namn} föreslår ändringar i ${version}`
        : `${namn} föreslår ändringar i ${version}, som har fått ${antal} förslag`;
    case 'forslag_godtaget':
      return `${namn} har godtagit ditt förslag till ändringar i ${version}`;
    case 'forslag_delvis_godtaget':
      return `${namn} har godtagit en del av ditt förslag till ändringar i ${version}`;
    case 'forslag_avbojt':
      return `${namn} har avböjt ditt förslag till ändringar i ${version}`;
    case 'forslag_delvis_avbojt':
      return `${namn} har avböjt en del av ditt förslag till ändringar i ${version}`;
    case 'framsida_foreslagen':
      return `${namn} föreslår vad som ska stå först${sprak === 'en' ? ', på engelska' : ''}`;
  }
}
