'use client';

import { useState } from 'react';
import { PictureChooser } from '#components/editor/picture/picture-chooser.tsx';
import { linksOf, type ProfileWords, profileOf, wordsOfProfile } from '#components/studio/author/profile-words.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { FactRows } from '#components/studio/people-dictionary/fact-rows.tsx';
import { missingInLinks } from '#components/studio/people-dictionary/link-rows.ts';
import { useForm } from '#components/studio/use-form.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import type { AuthorProfile } from '#lib/contract/author-profile.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface AuthorProfileDialogProps {
  /** Whose it is. */
  person: { id: string; namn: string };
  onClose: () => void;
  onSaved: () => void;
}

const FIELDS = ['byline.sv', 'byline.en', 'om.sv', 'om.en', 'bild'] as const satisfies ReadonlyArray<keyof ProfileWords>;

/** What readers are told of somebody who writes, beside the name. */
export function AuthorProfileDialog({ person, onClose, onSaved }: AuthorProfileDialogProps) {
  const { data, failure } = useLoaded(person.id, () => studio.hamtaSkribentprofil({ id: person.id }));
  if (data !== undefined) return <ProfileForm id={person.id} profil={data.profil} onClose={onClose} onSaved={onSaved} />;
  return (
    <Dialog title={titleFor(person.namn)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {failure === undefined ? <Skeleton /> : <FailureBanner failure={failure} />}
    </Dialog>
  );
}

function ProfileForm({ id, profil, onClose, onSaved }: Omit<AuthorProfileDialogProps, 'person'> & { id: string; profil: AuthorProfile }) {
  const [before] = useState(() => wordsOfProfile(profil));
  const { fields, field, change, faultAt, dialog } = useForm({
    before,
    missingIn: ({ lankar }: ProfileWords) => missingInLinks(lankar),
    send: (words: ProfileWords) => studio.andraSkribentprofil({ id, ...changedFields(profileOf(words), profileOf(before)) }),
    onSent: () => onSaved(),
  });
  return (
    <FormDialog title={titleFor(profil.namn)} send="Spara" onClose={onClose} fields={FIELDS} {...dialog}>
      <p>{where(profil)}</p>
      <div className={styles.pair}>
        <TextField
          label="Byline"
          {...field('byline.sv')}
          autoFocus
          placeholder="matredaktör"
          description="Står efter namnet. Lämna tomt för bara namnet."
        />
        <TextField label="Byline på engelska" {...field('byline.en')} placeholder="food editor" />
      </div>
      <TextArea label="Presentation" rows={4} {...field('om.sv')} description="Vem du är för läsarna. En tom rad skiljer stycken." />
      <TextArea
        label="Presentation på engelska"
        rows={4}
        {...field('om.en')}
        description="Utan den visas ingen presentation på engelska."
      />
      <FactRows
        legend="Länkar"
        words={{ name: 'Länk', value: 'Adress', add: 'Lägg till länk', example: 'Till exempel Mastodon', valueExample: 'https://…' }}
        rows={fields.lankar}
        faultAt={(index, part) => faultAt(`lankar.${index}.${part}`)}
        onChange={change('lankar')}
      />
      {linksOf(fields).length === 0 && fields.lankar.length > 0 && <p>En länk utan namn och adress sparas inte.</p>}
      <PictureChooser
        label="Bild"
        src={fields.bild?.src}
        onChoose={({ id: bild, src }) => change('bild')({ id: bild, src })}
        onRemove={() => change('bild')(null)}
      />
    </FormDialog>
  );
}

const titleFor = (namn: string) => `${namn} för läsarna`;

function where({ sidor: { sv, en } }: AuthorProfile): string {
  const pages = [sv, en].filter((path) => path !== '');
  if (pages.length === 0) return 'Läsarna får en sida med det personen har skrivit när något är publicerat.';
  return `Syns i bylinen och på ${new Intl.ListFormat('sv').format(pages)}, genast när du har sparat.`;
}
