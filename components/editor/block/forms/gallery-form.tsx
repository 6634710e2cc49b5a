'use client';

import { Images, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { useArticle } from '#components/editor/article-context.ts';
import { entrySchema } from '#components/editor/block/forms/entry-schema.ts';
import styles from '#components/editor/block/forms/gallery-form.module.css';
import { Segmented } from '#components/editor/block/forms/segmented.tsx';
import type { TypedFormProps } from '#components/editor/block/forms/typed-form.tsx';
import { EntryList } from '#components/editor/form/entry-list.tsx';
import { inOneLine } from '#components/editor/form/entry-summary.ts';
import { PictureGroup } from '#components/editor/form/picture-group.tsx';
import { asValues, changed, type Values } from '#components/editor/form/values.ts';
import { chosenPicture } from '#components/editor/picture/chosen-picture.ts';
import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { PICTURE_TYPES, pictureDrop, picturesChosen, picturesDropped } from '#components/studio/media/picture-files.ts';
import { uploadPictures } from '#components/studio/media/upload-pictures.ts';
import { useToldOnceGone } from '#components/studio/media/use-told-once-gone.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { type attrs, STORY } from '#lib/blocks/galleri/schema.ts';
import type { Media } from '#lib/contract/media.ts';

const LibraryDialog = lazyDialog(async () => (await import('#components/editor/picture/library-dialog.tsx')).LibraryDialog);

type Picture = NonNullable<TypedFormProps<typeof attrs>['value']['bilder']>[number];

const MODES = [
  { id: '', namn: 'Rutnät' },
  { id: STORY, namn: 'Bildberättelse' },
];
const FEWEST_IN_STORY = 4;

/** Pictures in a row: several are taken at once, and each opens to say what it shows and who took it. */
export function GalleryForm({ schema, value, onChange }: TypedFormProps<typeof attrs>) {
  const { render } = useArticle();
  const [isChoosing, setChoosing] = useState(false);
  const bilder = value.bilder ?? [];
  // What is chosen, and said of the others, while some are on their way stands.
  const latest = useRef(value);
  latest.current = value;
  const picture = entrySchema(schema.shape.bilder);
  const set = (next: unknown[]) => onChange(changed(latest.current, { bilder: next }));
  const taken = (media: Media): Values => chosenPicture(media, render.sprak, {}, (field) => field in picture.shape);
  const add = (media: readonly Media[]) => media.length > 0 && set([...(latest.current.bilder ?? []), ...media.map(taken)]);
  const upload = useOperation(uploadPictures);
  const [refused, setRefused] = useState<Failure>();
  const tell = useToldOnceGone();

  async function take(files: File[]) {
    const uploaded = files.length === 0 ? undefined : await upload.run(files);
    if (uploaded === undefined) return;
    setRefused(uploaded.failure);
    tell(uploaded.failure);
    add(uploaded.media);
  }

  return (
    <>
      <div className={styles.mode}>
        <Segmented label="Läge" options={MODES} value={value.lage ?? ''} onChange={(lage) => onChange(changed(value, { lage }))} />
        <p className={styles.about}>
          {value.lage === STORY
            ? `Bilderna i hela skärmens bredd, en i taget. Minst ${FEWEST_IN_STORY}, och var och en med fotograf.`
            : 'Bilderna bredvid varandra.'}
        </p>
      </div>
      <DropZone
        aria-label="Släpp bildfiler här"
        className={styles.place ?? ''}
        getDropOperation={pictureDrop}
        onDrop={async ({ items }) => take(await picturesDropped(items))}
      >
        <FileTrigger allowsMultiple acceptedFileTypes={PICTURE_TYPES} onSelect={(files) => take(picturesChosen(files))}>
          <Button size="small" icon={<Upload aria-hidden />} isPending={upload.isRunning}>
            Ladda upp bilder
          </Button>
        </FileTrigger>
        <Button size="small" icon={<Images aria-hidden />} onPress={() => setChoosing(true)}>
          Välj ur arkivet
        </Button>
        <span className={styles.hint}>eller släpp dem här</span>
      </DropZone>
      <FailureBanner failure={upload.failure ?? refused} />
      <EntryList<Picture>
        label="Bilder"
        description="I den ordning de visas."
        one="Bild"
        addLabel="Bild från en adress"
        entries={bilder}
        onChange={set}
        picture={({ src }) => src}
        summary={summary}
        isNumbered
      >
        {(entry, change) => <PictureGroup label="Bild" schema={picture} value={entry} onChange={(next) => change(asValues(next))} />}
      </EntryList>
      <SharedCredit bilder={bilder} onChange={set} />
      {isChoosing && <LibraryDialog several onClose={() => setChoosing(false)} onChoose={add} />}
    </>
  );
}

function summary({ alt, caption, kredit }: Picture) {
  return (
    <>
      <span>{inOneLine(caption) || inOneLine(alt) || 'Utan text'}</span>
      {inOneLine(alt) === '' ? <Badge tone="warning">Alternativtext saknas</Badge> : null}
      {inOneLine(kredit) === '' ? <Badge tone="warning">Foto saknas</Badge> : null}
    </>
  );
}

/** Most often one photographer took them all. */
function SharedCredit({ bilder, onChange }: { bilder: readonly Picture[]; onChange: (bilder: unknown[]) => void }) {
  const [kredit, setKredit] = useState('');
  const without = bilder.filter((picture) => inOneLine(picture.kredit) === '').length;
  if (without < 2) return null;
  return (
    <div className={styles.credit}>
      <TextField label={`Foto för de ${without} bilder som saknar det`} value={kredit} onChange={setKredit} />
      <Button
        isDisabled={kredit.trim() === ''}
        onPress={() =>
          onChange(bilder.map((picture) => (inOneLine(picture.kredit) === '' ? { ...picture, kredit: kredit.trim() } : picture)))
        }
      >
        Fyll i
      </Button>
    </div>
  );
}
