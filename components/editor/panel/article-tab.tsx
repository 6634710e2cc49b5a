'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useArticle } from '#components/editor/article-context.ts';
import { ConfidentialPart } from '#components/editor/confidential/confidential-part.tsx';
import type { KnownWord } from '#components/editor/panel/known-words.tsx';
import styles from '#components/editor/panel/panel-form.module.css';
import { TagField } from '#components/editor/panel/tag-field.tsx';
import { TemplateChoice, type TemplateOption } from '#components/editor/panel/template-choice.tsx';
import { TemplateFields } from '#components/editor/panel/template-fields.tsx';
import { useDraft, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { countInWords } from '#components/studio/tags/tag-words.ts';
import { ArticleTasks } from '#components/studio/tasks/article-tasks.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Select } from '#components/ui/select.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { isValidSlug, makeSlug } from '#lib/content/slug.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Source } from '#lib/contract/article.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ArticleTabProps {
  sektioner: readonly Section[];
  mallar: readonly TemplateOption[];
  jag: Actor;
}

/** What the article is filed under, who answers for it, and what it builds on. */
export function ArticleTab({ sektioner, mallar, jag }: ArticleTabProps) {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const details = useSessionState((state) => state.details);
  const innehall = useSessionState((state) => state.item.id);
  const open = sektioner.filter(({ id, mallar }) => mallar.includes(details.mall) || id === details.sektion);
  const own = sektioner.find(({ id }) => id === details.sektion)?.kategori ?? undefined;

  return (
    <div className={styles.form}>
      <SlugField />
      <TagField
        label="Taggar"
        one="taggen"
        falt="taggar"
        description="Ord som läsare följer. Enter lägger till."
        placeholder="Till exempel skola"
        value={details.taggar}
        onChange={(taggar) => session.editDetails({ taggar })}
        known={tagsInUse}
        isDisabled={isReadOnly}
      />
      <Select
        label="Sektion"
        options={open}
        value={details.sektion}
        onChange={(sektion) => session.editDetails({ sektion })}
        isDisabled={isReadOnly}
        {...{ 'data-falt': 'sektion' }}
      />
      <TemplateChoice sektioner={sektioner} mallar={mallar} jag={jag} />
      <TagField
        label="Kategorier"
        one="kategorin"
        falt="kategorier"
        description={
          own === undefined ? 'Kategoriernas nummer i publiceringssystemet.' : `Nummer i publiceringssystemet. Sektionens egen är ${own}.`
        }
        placeholder="Till exempel 12"
        value={details.kategorier.map(String)}
        onChange={(kategorier) => session.editDetails({ kategorier: kategorier.map(Number) })}
        refuse={(typed) => (/^\d{1,9}$/.test(typed) ? undefined : 'En kategori anges med sitt nummer.')}
        isDisabled={isReadOnly}
      />
      <div className={styles.beside}>
        <TextField
          label="Ansvarig"
          description="Den som svarar för artikeln på redaktionen."
          value={details.ansvarig ?? ''}
          onChange={(ansvarig) => session.editDetails({ ansvarig: ansvarig === '' ? null : ansvarig })}
          isDisabled={isReadOnly}
          data-falt="ansvarig"
        />
        {!isReadOnly && details.ansvarig !== jag.namn && (
          <Button size="small" onPress={() => session.editDetails({ ansvarig: jag.namn })}>
            Jag
          </Button>
        )}
      </div>
      <ConfidentialPart jag={jag} />
      <ArticleTasks innehall={innehall} sektioner={sektioner} jag={jag} />
      <TemplateFields />
      <SponsorFields />
      <SourceFields />
    </div>
  );
}

const OFFERED_TAGS = 6;

async function tagsInUse(sok: string): Promise<KnownWord[]> {
  const { taggar } = await studio.listaTaggar({ sok, per_sida: OFFERED_TAGS });
  return taggar.map((tagg) => ({ namn: tagg.namn.sv, hint: countInWords(tagg) }));
}

function SlugField() {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const slug = useDraft((draft) => draft.slug);
  const rubrik = useDraft((draft) => draft.rubrik);
  const proposal = makeSlug(rubrik);
  const isOdd = slug !== '' && !isValidSlug(slug);
  return (
    <div className={styles.beside}>
      <TextField
        label="Adress"
        description="Sista delen av webbadressen. Lämnas den tom görs den av rubriken."
        placeholder={proposal}
        value={slug}
        onChange={(typed) => session.edit({ slug: typed.trim() })}
        isDisabled={isReadOnly}
        data-falt="slug"
        {...(isOdd ? { fault: 'Använd bara a–z, siffror och enkla bindestreck, högst 80 tecken.' } : {})}
      />
      {!isReadOnly && proposal !== '' && slug !== '' && slug !== proposal && (
        <Button size="small" onPress={() => session.edit({ slug: proposal })}>
          Ur rubriken
        </Button>
      )}
    </div>
  );
}

function SponsorFields() {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const sponsrad = useSessionState((state) => state.details.sponsrad);
  return (
    <div className={styles.part}>
      <Switch
        isSelected={sponsrad !== null}
        onChange={(isOn) => session.editDetails({ sponsrad: isOn ? { partner: '', markning: 'Annons' } : null })}
        isDisabled={isReadOnly}
      >
        Sponsrat innehåll
      </Switch>
      {sponsrad !== null && (
        <>
          <TextField
            label="Partner"
            description="Den som betalar."
            value={sponsrad.partner}
            onChange={(partner) => session.editDetails({ sponsrad: { ...sponsrad, partner } })}
            isDisabled={isReadOnly}
            data-falt="sponsrad.partner"
          />
          <TextField
            label="Märkning"
            description="Det läsaren ser, till exempel Annons."
            value={sponsrad.markning}
            onChange={(markning) => session.editDetails({ sponsrad: { ...sponsrad, markning } })}
            isDisabled={isReadOnly}
            data-falt="sponsrad.markning"
          />
        </>
      )}
    </div>
  );
}

function SourceFields() {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const kallor = useSessionState((state) => state.details.kallor);

  function change(index: number, changed: Partial<Source>) {
    session.editDetails({ kallor: kallor.map((source, place) => (place === index ? { ...source, ...changed } : source)) });
  }

  return (
    <fieldset className={styles.part} data-falt="kallor">
      <legend className={styles.legend}>Källor</legend>
      {kallor.map((source, index) => (
        // Sources have no identity of their own, and are only added at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <div key={index} className={styles.entry}>
          <TextField
            label="Titel"
            value={source.titel}
            onChange={(titel) => change(index, { titel })}
            isDisabled={isReadOnly}
            data-falt={`kallor[${index}].titel`}
          />
          <TextField
            label="Adress"
            type="url"
            placeholder="https://"
            value={source.url}
            onChange={(url) => change(index, { url })}
            isDisabled={isReadOnly}
            data-falt={`kallor[${index}].url`}
          />
          <TextField label="Anteckning" value={source.not} onChange={(not) => change(index, { not })} isDisabled={isReadOnly} />
          {!isReadOnly && (
            <IconButton
              label={`Ta bort källan ${source.titel}`.trim()}
              size="small"
              className={styles.removeEntry ?? ''}
              onPress={() => session.editDetails({ kallor: kallor.filter((_, place) => place !== index) })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            onPress={() => session.editDetails({ kallor: [...kallor, { titel: '', url: '', not: '' }] })}
          >
            Lägg till källa
          </Button>
        </div>
      )}
    </fieldset>
  );
}
