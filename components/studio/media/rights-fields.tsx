'use client';

import { type Failure, faultOf } from '#components/studio/failure.ts';
import { AgreementChoice } from '#components/studio/media/agreement-choice.tsx';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { NO_RIGHTS, PICTURE_CHANNELS, type PictureChannel } from '#lib/contract/closed/media.ts';
import type { PictureRights } from '#lib/contract/media.ts';

export const CHANNEL_NAMES: Record<PictureChannel, string> = {
  webb: 'Den egna sajten',
  sociala: 'Sociala medier',
  cms: 'Ett annat publiceringssystem',
};

/** The fields whose faults are told here. */
export const RIGHTS_FIELDS = Object.keys(NO_RIGHTS).map((name) => `rattigheter.${name}`);

interface RightsFieldsProps {
  rights: PictureRights;
  canEdit: boolean;
  failure: Failure | undefined;
  onChange: (rights: PictureRights) => void;
}

/** What may be done with a picture. */
export function RightsFields({ rights, canEdit, failure, onChange }: RightsFieldsProps) {
  const text = (name: 'licens' | 'fotograf' | 'kalla' | 'upphovsratt', label: string, description?: string) => (
    <TextField
      label={label}
      value={rights[name]}
      onChange={(value) => onChange({ ...rights, [name]: value })}
      isReadOnly={!canEdit}
      {...(description === undefined ? {} : { description })}
      fault={faultOf(failure, `rattigheter.${name}`)}
    />
  );
  return (
    <>
      {canEdit && <AgreementChoice label="Avtal" licens={rights.licens} onChoose={(agreed) => onChange({ ...rights, ...agreed })} />}
      {text('licens', 'Licens', 'Avtalet eller licensen som bilden används enligt.')}
      <TextField
        label="Sista dag"
        placeholder="ÅÅÅÅ-MM-DD"
        value={rights.giltig_till ?? ''}
        onChange={(value) => onChange({ ...rights, giltig_till: value.trim() === '' ? null : value })}
        isReadOnly={!canEdit}
        description="Efter den går ingen artikel med bilden att publicera. Tomt: utan slut."
        fault={faultOf(failure, 'rattigheter.giltig_till')}
      />
      <CheckboxGroup
        label="Får visas"
        description="Inget valt: överallt."
        options={PICTURE_CHANNELS.map((id) => ({ id, namn: CHANNEL_NAMES[id] }))}
        value={rights.kanaler}
        onChange={(value) => onChange({ ...rights, kanaler: PICTURE_CHANNELS.filter((kanal) => value.includes(kanal)) })}
        isDisabled={!canEdit}
      />
      {text('fotograf', 'Fotograf')}
      {text('kalla', 'Källa', 'Bildbyrån, eller adressen som bilden kommer från.')}
      {text('upphovsratt', 'Upphovsrätt', 'Vem som äger bilden.')}
      <TextArea
        label="Modellavtal"
        rows={2}
        value={rights.modellavtal}
        onChange={(value) => onChange({ ...rights, modellavtal: value })}
        isReadOnly={!canEdit}
        description="Vad de som syns på bilden har gått med på, och var avtalet finns."
        fault={faultOf(failure, 'rattigheter.modellavtal')}
      />
    </>
  );
}
