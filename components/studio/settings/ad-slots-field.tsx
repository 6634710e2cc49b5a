'use client';

import { AdPreview } from '#components/studio/settings/ad-preview.tsx';
import {
  COUNTED,
  LANGUAGE_CHOICES,
  movedTo,
  NARROW_CHOICES,
  newSlot,
  PLACE_CHOICES,
  slotsOf,
  wideChoices,
  wordsOfSlots,
} from '#components/studio/settings/ad-slots.ts';
import styles from '#components/studio/settings/ad-slots-field.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import {
  AD_PLACES,
  type AdSlot,
  isInArticle,
  isInText,
  isRepeated,
  MOST_AD_SLOTS,
  NARROW_AD_SIZES,
  WIDE_AD_SIZES,
} from '#lib/contract/closed/ads.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

export interface AdSlotsFieldProps {
  label: string;
  description?: string;
  fault?: string;
  isDisabled: boolean;
  /** The slots (ad-slots.ts). */
  value: string;
  onChange: (value: string) => void;
}

/** The reserved places, each with what it looks like on a narrow screen and on a wide one. */
export function AdSlotsField({ label, description, fault, isDisabled, value, onChange }: AdSlotsFieldProps) {
  const { data: sektioner } = useLoaded('sektioner', () => studio.listaSektioner({}));
  const { data: mallar } = useLoaded('mallar', () => studio.listaMallar({}));
  const slots = slotsOf(value);
  const put = (index: number, slot: AdSlot) => onChange(wordsOfSlots(slots.with(index, slot)));

  return (
    <fieldset className={styles.slots} disabled={isDisabled} aria-invalid={fault === undefined ? undefined : true} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      {fault === undefined ? <p className={styles.note}>{description}</p> : <p className={styles.fault}>{fault}</p>}
      {slots.map((slot, index) => (
        <SlotFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no name of its own while its name is being written
          key={index}
          slot={slot}
          isDisabled={isDisabled}
          sektioner={sektioner?.sektioner.map(({ id, namn }) => ({ id, namn })) ?? []}
          mallar={mallar?.mallar.map(({ id, namn }) => ({ id, namn })) ?? []}
          onChange={(changed) => put(index, changed)}
          onRemove={() => onChange(wordsOfSlots(slots.toSpliced(index, 1)))}
        />
      ))}
      <div>
        <Button isDisabled={isDisabled || slots.length >= MOST_AD_SLOTS} onPress={() => onChange(wordsOfSlots([...slots, newSlot(slots)]))}>
          Lägg till en annonsplats
        </Button>
      </div>
      {slots.length >= MOST_AD_SLOTS && <p className={styles.note}>Högst {MOST_AD_SLOTS} annonsplatser.</p>}
    </fieldset>
  );
}

interface SlotFieldsProps {
  slot: AdSlot;
  isDisabled: boolean;
  sektioner: readonly Option[];
  mallar: readonly Option[];
  onChange: (slot: AdSlot) => void;
  onRemove: () => void;
}

function SlotFields({ slot, isDisabled, sektioner, mallar, onChange, onRemove }: SlotFieldsProps) {
  const common = { isDisabled };
  return (
    <fieldset className={styles.slot}>
      <legend className={styles.name}>{slot.namn || 'Annonsplats utan namn'}</legend>
      <div className={styles.fields}>
        <TextField {...common} label="Namn" value={slot.namn} onChange={(namn) => onChange({ ...slot, namn })} />
        <Select
          {...common}
          label="Plats"
          options={PLACE_CHOICES}
          value={slot.plats}
          onChange={(id) => onChange(movedTo(slot, AD_PLACES.find((plats) => plats === id) ?? slot.plats))}
        />
        {isRepeated(slot) && (
          <TextField
            {...common}
            label={`Efter så många ${COUNTED[slot.plats]}`}
            type="number"
            value={String(slot.intervall)}
            onChange={(written) => onChange({ ...slot, intervall: Number(written) })}
            description={`Aldrig sist, och högst fem ${isInText(slot) ? 'i texten, utöver de före och efter den' : 'på en sida'}. Flera platser på samma ställe turas om.`}
          />
        )}
        <Select
          {...common}
          label="Storlek på smal skärm"
          options={NARROW_CHOICES}
          value={slot.smal}
          onChange={(id) => onChange({ ...slot, smal: NARROW_AD_SIZES.find((size) => size === id) ?? slot.smal })}
        />
        <Select
          {...common}
          label="Storlek på bred skärm"
          options={wideChoices(slot)}
          value={slot.bred}
          onChange={(id) => onChange({ ...slot, bred: WIDE_AD_SIZES.find((size) => size === id) ?? slot.bred })}
        />
        <TextField
          {...common}
          label="Annonssidans adress"
          value={slot.adress}
          onChange={(adress) => onChange({ ...slot, adress: adress.trim() })}
          description="https://… på en annan värd än webbplatsens. Den visas i en ram när läsaren har sagt ja. ${GDPR} och ${GDPR_CONSENT} fylls i."
          className={styles.whole ?? ''}
        />
        {isInArticle(slot) && (
          <details className={styles.whole}>
            <summary>{chosenInWords('Mallar', slot.mallar.length, 'alla utom fristående sidor')}</summary>
            <CheckboxGroup
              {...common}
              label="Bara i de här mallarna"
              options={mallar}
              value={[...slot.mallar]}
              onChange={(chosen) => onChange({ ...slot, mallar: chosen })}
            />
          </details>
        )}
        <details className={styles.whole}>
          <summary>{chosenInWords('Sektioner', slot.sektioner.length, 'alla')}</summary>
          <CheckboxGroup
            {...common}
            label="Bara i de här sektionerna"
            options={sektioner}
            value={[...slot.sektioner]}
            onChange={(chosen) => onChange({ ...slot, sektioner: chosen })}
          />
        </details>
        <details className={styles.whole}>
          <summary>{chosenInWords('Språk', slot.sprak.length, 'alla')}</summary>
          <CheckboxGroup
            {...common}
            label="Visas på sidor på"
            options={LANGUAGE_CHOICES}
            value={[...slot.sprak]}
            onChange={(chosen) => onChange({ ...slot, sprak: LANGUAGES.filter((sprak) => chosen.includes(sprak)) })}
          />
        </details>
        <div>
          <Button size="small" variant="quiet" isDisabled={isDisabled} aria-label={`Ta bort ${slot.namn}`} onPress={onRemove}>
            Ta bort
          </Button>
        </div>
      </div>
      <AdPreview slot={slot} />
    </fieldset>
  );
}

function chosenInWords(what: string, chosen: number, none: string): string {
  return `${what}: ${chosen === 0 ? none : chosen}`;
}
