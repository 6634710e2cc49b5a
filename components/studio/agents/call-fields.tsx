'use client';

import { type Failure, faultOf } from '#components/studio/failure.ts';
import { readNumber } from '#components/studio/written-number.ts';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { type Agent, MOST_RANGES } from '#lib/contract/agent.ts';

/** What is written in the fields: one address or range a line, and digits; nothing is no bound. */
export interface WrittenCallBounds {
  ip_omraden: string;
  anrop_per_minut: string;
}

type CallBounds = Pick<Agent, 'ip_omraden' | 'anrop_per_minut'>;

export function writtenCallBounds(bounds: CallBounds | undefined): WrittenCallBounds {
  const { ip_omraden = [], anrop_per_minut = null } = bounds ?? {};
  return { ip_omraden: ip_omraden.join('\n'), anrop_per_minut: anrop_per_minut === null ? '' : String(anrop_per_minut) };
}

export function callBoundsOfWritten(written: WrittenCallBounds): CallBounds {
  return {
    ip_omraden: written.ip_omraden.split(/[\s,;]+/).filter((range) => range !== ''),
    // What is no number is sent as it was written: the service refuses it at its field.
    anrop_per_minut: readNumber(written.anrop_per_minut) as number | null,
  };
}

const PLACES = ['ip_omraden', ...Array.from({ length: MOST_RANGES }, (_, index) => `ip_omraden[${index}]`)];

/** What the service may have against these fields, by where it says so. */
export const CALL_FIELDS: readonly string[] = [...PLACES, 'anrop_per_minut'];

interface CallFieldsProps {
  value: WrittenCallBounds;
  onChange: (value: WrittenCallBounds) => void;
  failure: Failure | undefined;
}

/** From where an agent may call, and how often. */
export function CallFields({ value, onChange, failure }: CallFieldsProps) {
  return (
    <>
      <TextArea
        label="Adresser som agenten anropar från"
        value={value.ip_omraden}
        onChange={(ip_omraden) => onChange({ ...value, ip_omraden })}
        description="En IP-adress eller ett område per rad, till exempel 203.0.113.7 eller 2001:db8::/32. Tomt: nyckeln fungerar varifrån som helst."
        fault={PLACES.map((place) => faultOf(failure, place)).find((told) => told !== undefined)}
      />
      <TextField
        label="Anrop per minut"
        inputMode="numeric"
        placeholder="Som alla andra"
        value={value.anrop_per_minut}
        onChange={(anrop_per_minut) => onChange({ ...value, anrop_per_minut })}
        fault={faultOf(failure, 'anrop_per_minut')}
      />
    </>
  );
}
