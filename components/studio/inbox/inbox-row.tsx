import { Mail, MailOpen } from 'lucide-react';
import Link from 'next/link';
import { authorLabel } from '#components/studio/author-label.ts';
import styles from '#components/studio/inbox/inbox.module.css';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { inboxWords } from '#lib/content/inbox-words.ts';
import type { InboxLine } from '#lib/contract/inbox.ts';

interface InboxRowProps {
  line: InboxLine;
  /** Marks it as read, or as not read again. */
  onMark: (line: InboxLine, isRead: boolean) => void;
}

/** Something that concerns whoever looks: what it is about, what was done and by whom, and the way there. */
export function InboxRow({ line, onMark }: InboxRowProps) {
  const { id, av, innehall, uppgift, framsida, text, tid, last, adress } = line;
  const who = av === null ? undefined : authorLabel(av);
  const name = framsida?.namn ?? ((innehall ?? uppgift)?.rubrik || 'Utan rubrik');
  const isUnread = last === null;
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <span className={styles.sign} aria-hidden />
      <div className={styles.words}>
        <Link href={adress} className={styles.link} data-inbox-line={id} onClick={() => isUnread && onMark(line, true)}>
          {isUnread && <VisuallyHidden>Oläst: </VisuallyHidden>}
          {name}
        </Link>
        <p className={styles.what}>
          {inboxWords(line, who?.namn ?? 'Studio')} {who?.badge !== undefined && <Badge>{who.badge}</Badge>}
        </p>
        {text !== null && <blockquote className={styles.quote}>{text}</blockquote>}
      </div>
      <span className={styles.time}>
        <RelativeTime iso={tid} />
      </span>
      <IconButton
        label={`${isUnread ? 'Markera som läst' : 'Markera som oläst'}: ${name}`}
        size="small"
        onPress={() => onMark(line, isUnread)}
      >
        {isUnread ? <MailOpen aria-hidden /> : <Mail aria-hidden />}
      </IconButton>
    </li>
  );
}
