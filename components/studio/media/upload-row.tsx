'use client';

import { AlikeList } from '#components/studio/media/alike-list.tsx';
import { KEYWORDS_APART, keywordText } from '#components/studio/media/keyword-text.ts';
import styles from '#components/studio/media/upload-dialog.module.css';
import { useFilePreview } from '#components/studio/media/use-file-preview.ts';
import type { Upload } from '#components/studio/media/use-uploads.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { NO_RIGHTS } from '#lib/contract/closed/media.ts';
import type { Media } from '#lib/contract/media.ts';

/** What can be said of a picture as soon as it is in the library. */
export interface UploadWords {
  alt: string;
  caption: string;
  kredit: string;
  fotograf: string;
  upphovsratt: string;
  /** As keyword-text.ts has them. */
  nyckelord: string;
}

/** What the library knows of it. */
export function wordsIn(media: Media | undefined): UploadWords {
  const { fotograf, upphovsratt } = media?.rattigheter ?? NO_RIGHTS;
  return {
    ...{ alt: media?.alt.sv ?? '', caption: media?.caption ?? '', kredit: media?.kredit ?? '', fotograf, upphovsratt },
    nyckelord: keywordText(media?.nyckelord ?? []),
  };
}

interface UploadRowProps {
  upload: Upload;
  words: UploadWords;
  onWords: (words: UploadWords) => void;
  onRetry: () => void;
  onDrop: () => void;
}

const FIELDS = [
  ['alt', 'Alternativtext', 'alt.sv'],
  ['kredit', 'Kredit', 'kredit'],
  ['caption', 'Bildtext', 'caption'],
] as const;
/** What is seldom written by hand: it is shown when somebody asks for it. */
const FURTHER_FIELDS = [
  ['fotograf', 'Fotograf', 'rattigheter.fotograf'],
  ['upphovsratt', 'Upphovsrätt', 'rattigheter.upphovsratt'],
  ['nyckelord', 'Nyckelord', 'nyckelord'],
] as const;

function describedBy(sentences: readonly string[]): { description?: string } {
  return sentences.length === 0 ? {} : { description: sentences.join(' ') };
}

/** One picture on its way: how far it has come, and what it is told of as soon as it is there. */
export function UploadRow({ upload, words, onWords, onRetry, onDrop }: UploadRowProps) {
  const { file, lage, failure, urFilen, media, liknande, sammaFil } = upload;
  const taken = wordsIn(media);
  const fieldOf = ([name, label, falt]: (typeof FIELDS | typeof FURTHER_FIELDS)[number]) => (
    <TextField
      key={name}
      label={label}
      value={words[name]}
      onChange={(value) => onWords({ ...words, [name]: value })}
      {...describedBy([
        ...(urFilen.includes(falt) && words[name] === taken[name] ? ['Ur filens egna uppgifter. Stämmer det?'] : []),
        ...(name === 'nyckelord' ? [KEYWORDS_APART] : []),
      ])}
    />
  );
  const furtherInFile = FURTHER_FIELDS.filter(([, , falt]) => urFilen.includes(falt)).length;
  const preview = useFilePreview(file);
  return (
    <li className={styles.row}>
      <figure className={styles.figure}>
        {preview !== undefined && <Picture src={preview} alt="" className={styles.picture} />}
        <figcaption>{file.name}</figcaption>
      </figure>
      <div className={styles.words}>
        <Progress upload={upload} />
        {failure !== undefined && (
          <div className={styles.failure}>
            {failure.fel.map(({ kod, orsak, atgard }) => (
              <p key={kod}>
                {orsak} {atgard}
              </p>
            ))}
            <Button size="small" onPress={onRetry}>
              Försök igen
            </Button>
            <Button size="small" variant="quiet" onPress={onDrop}>
              Ta bort
            </Button>
          </div>
        )}
        {lage === 'klar' && (
          <>
            {FIELDS.map(fieldOf)}
            <details>
              <summary className={styles.further}>
                Fotograf, upphovsrätt och nyckelord{furtherInFile > 0 && `, ${furtherInFile} ur filen`}
              </summary>
              <div className={styles.words}>{FURTHER_FIELDS.map(fieldOf)}</div>
            </details>
          </>
        )}
        {sammaFil.length > 0 && <AlikeList title="Samma fil finns redan" alike={sammaFil} />}
        {liknande.length > 0 && <AlikeList title="Det finns liknande bilder" alike={liknande} />}
      </div>
    </li>
  );
}

const PERCENT = new Intl.NumberFormat('sv', { style: 'percent' });

function Progress({ upload: { lage, del, file } }: { upload: Upload }) {
  if (lage === 'klar') return <Badge tone="success">I arkivet</Badge>;
  if (lage === 'misslyckad') return <Badge tone="danger">Kom inte fram</Badge>;
  const said = lage === 'vantar' ? 'Väntar' : lage === 'bearbetas' ? 'Görs i ordning' : `Skickas, ${PERCENT.format(del)}`;
  return (
    <div className={styles.progress}>
      <progress
        max={1}
        {...(lage === 'skickas' ? { value: del } : lage === 'vantar' ? { value: 0 } : {})}
        aria-label={`${file.name}: ${said}`}
      />
      <span>{said}</span>
    </div>
  );
}
