'use client';

import { askedWithinSentence } from '#components/studio/agents/proving-words.ts';
import { type Failure, faultOf } from '#components/studio/failure.ts';
import styles from '#components/studio/form.module.css';
import { Switch } from '#components/ui/switch.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { RequiredProving } from '#lib/contract/proving.ts';

/** What is written in the fields: whether anything is asked, and digits. */
export interface WrittenProving {
  kravs: boolean;
  /** Per cent. */
  minst: string;
  dagar: string;
}

/** What is asked of an agent where nobody has said otherwise. */
const USUAL = { minst: '90', dagar: '30' };

export function writtenProving(required: RequiredProving | null | undefined): WrittenProving {
  if (required === null || required === undefined) return { kravs: false, ...USUAL };
  return { kravs: true, minst: String(Math.round(required.minst * 100)), dagar: String(required.dagar) };
}

export function provingOfWritten({ kravs, minst, dagar }: WrittenProving): RequiredProving | null {
  return kravs ? { minst: Number(minst) / 100, dagar: Number(dagar) } : null;
}

/** What the service may have against these fields, by where it says so. */
export const PROVING_FIELDS: readonly string[] = ['kraver_prov', 'kraver_prov.minst', 'kraver_prov.dagar'];

const TRIED =
  'Agenten prövas med sin nyckel i uppgifter som bedöms av samma regler som artiklar, och publicerar först när den har klarat dem.';

interface ProvingFieldsProps {
  value: WrittenProving;
  onChange: (value: WrittenProving) => void;
  isDisabled: boolean;
  /** What the newsroom asks of all agents, whatever is asked of this one. */
  redaktionens: RequiredProving | null;
  failure: Failure | undefined;
}

/** What an agent has to reach in the proving ground before it publishes. */
export function ProvingFields({ value, onChange, isDisabled, redaktionens, failure }: ProvingFieldsProps) {
  return (
    <>
      <Switch
        isSelected={value.kravs}
        onChange={(kravs) => onChange({ ...value, kravs })}
        isDisabled={isDisabled}
        description={
          redaktionens === null
            ? TRIED
            : `${TRIED} Redaktionen kräver redan av alla agenter: ${askedWithinSentence(redaktionens)}. Ett eget krav gäller där det är strängare.`
        }
      >
        Ska ha klarat provbanan
      </Switch>
      {value.kravs && (
        <div className={styles.pair}>
          <TextField
            label="Minst, i procent av varje slag"
            type="number"
            inputMode="numeric"
            value={value.minst}
            onChange={(minst) => onChange({ ...value, minst })}
            description="50–100. Två av slagen har fyra uppgifter var: allt över 75 kräver alla fyra."
            // The service counts in shares of one.
            fault={faultOf(failure, 'kraver_prov.minst') === undefined ? undefined : 'Skriv ett tal mellan 50 och 100.'}
          />
          <TextField
            label="Gäller i dagar"
            type="number"
            inputMode="numeric"
            value={value.dagar}
            onChange={(dagar) => onChange({ ...value, dagar })}
            description="1–365. En ny nyckel prövas på nytt."
            fault={faultOf(failure, 'kraver_prov.dagar')}
          />
        </div>
      )}
    </>
  );
}
