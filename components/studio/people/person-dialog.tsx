'use client';

import { useState } from 'react';
import { faultOf } from '#components/studio/failure.ts';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { LANGUAGE_NAME, ROLE_NAME } from '#components/studio/labels.ts';
import { ROLE_HINT } from '#components/studio/people/role-hint.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { Select } from '#components/ui/select.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { cannotAppoint } from '#lib/access/rights.ts';
import { changedFields } from '#lib/content/changed-fields.ts';
import { type Actor, ROLES, type Role } from '#lib/contract/actor.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import type { Person } from '#lib/contract/person.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface PersonDialogProps {
  /** Undefined for a new person. */
  person: Person | undefined;
  sektioner: readonly Option[];
  jag: Actor;
  onClose: () => void;
  onSaved: (namn: string) => void;
}

const FIELDS = ['namn', 'epost', 'losenord', 'roll'];

interface Typed {
  namn: string;
  epost: string;
  losenord: string;
  isNew: boolean;
}

function missingIn({ namn, epost, losenord, isNew }: Typed): Partial<Record<string, string>> {
  const isShort = losenord.length < LIMITS.shortestPassword && (isNew || losenord !== '');
  return {
    ...(namn.trim() === '' ? { namn: 'Skriv personens namn.' } : {}),
    ...(isNew && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(epost.trim())
      ? { epost: 'Skriv en hel e-postadress, till exempel namn@redaktionen.se.' }
      : {}),
    ...(isShort ? { losenord: `Lösenordet behöver minst ${LIMITS.shortestPassword} tecken.` } : {}),
  };
}

/** Who somebody is, what they may do and where. */
export function PersonDialog({ person, sektioner, jag, onClose, onSaved }: PersonDialogProps) {
  const [namn, setNamn] = useState(person?.namn ?? '');
  const [epost, setEpost] = useState(person?.epost ?? '');
  const [losenord, setLosenord] = useState('');
  const [roll, setRoll] = useState<Role>(person?.roll ?? 'skribent');
  const [chosenSections, setSections] = useState(person?.sektioner ?? []);
  const [sprak, setSprak] = useState(person?.sprak ?? []);
  const [publicera, setPublicera] = useState(person?.publicera ?? false);
  const [aktiv, setAktiv] = useState(person?.aktiv ?? true);
  const [wasTried, setTried] = useState(false);
  const isOwn = person?.id === jag.id;

  const save = useOperation(() => {
    const rights = { namn: namn.trim(), roll, sektioner: chosenSections, sprak, publicera: roll === 'admin' && publicera };
    if (person === undefined) return studio.skapaAnvandare({ ...rights, epost: epost.trim(), losenord });
    const changed = changedFields({ ...rights, aktiv }, person);
    return studio.andraAnvandare({ id: person.id, ...changed, ...(losenord === '' ? {} : { losenord }) });
  });

  /** What is missing in the form, once the writer has tried to save it. */
  const missing: Partial<Record<string, string>> = wasTried ? missingIn({ namn, epost, losenord, isNew: person === undefined }) : {};
  const faultAt = (falt: string) => missing[falt] ?? faultOf(save.failure, falt);

  async function submit() {
    setTried(true);
    if (Object.keys(missingIn({ namn, epost, losenord, isNew: person === undefined })).length > 0) return;
    if ((await save.run(undefined)) !== undefined) onSaved(namn.trim());
  }

  return (
    <FormDialog
      title={person === undefined ? 'Ny person' : `Ändra ${person.namn}`}
      send={person === undefined ? 'Lägg till' : 'Spara'}
      isSending={save.isRunning}
      onSend={submit}
      onClose={onClose}
      failure={save.failure}
      fields={FIELDS}
    >
      <div className={styles.pair}>
        <TextField
          label="Namn"
          value={namn}
          onChange={(value) => {
            setNamn(value);
            save.dismiss('namn');
          }}
          autoFocus
          fault={faultAt('namn')}
        />
        <TextField
          label="E-post"
          type="email"
          value={epost}
          onChange={(value) => {
            setEpost(value);
            save.dismiss('epost');
          }}
          isDisabled={person !== undefined}
          description={person === undefined ? 'Används för att logga in.' : 'Går inte att ändra.'}
          fault={faultAt('epost')}
        />
      </div>
      <div className={styles.pair}>
        <Select
          label="Roll"
          options={ROLES.map((id) => ({
            id,
            namn: ROLE_NAME[id],
            hint: ROLE_HINT[id],
            isDisabled: cannotAppoint(jag, id) !== undefined,
          }))}
          value={roll}
          onChange={(value) => setRoll(ROLES.find((id) => id === value) ?? roll)}
          description={ROLE_HINT[roll]}
          fault={faultOf(save.failure, 'roll')}
          isDisabled={isOwn}
        />
        <TextField
          label={person === undefined ? 'Lösenord' : 'Nytt lösenord'}
          type="password"
          autoComplete="new-password"
          value={losenord}
          onChange={(value) => {
            setLosenord(value);
            save.dismiss('losenord');
          }}
          description={
            person === undefined
              ? `Minst ${LIMITS.shortestPassword} tecken, och inget som är lätt att gissa.`
              : 'Tomt: det gamla gäller. Ett nytt loggar ut personen.'
          }
          fault={faultAt('losenord')}
        />
      </div>
      {roll === 'admin' && (
        <Switch
          isSelected={publicera}
          onChange={setPublicera}
          description="En administratör publicerar och tar ned bara med den här rättigheten."
        >
          Får publicera
        </Switch>
      )}
      <CheckboxGroup
        label="Sektioner"
        options={sektioner}
        value={chosenSections}
        onChange={setSections}
        description="Inget valt betyder alla."
      />
      <CheckboxGroup
        label="Språk"
        options={LANGUAGES.map((code) => ({ id: code, namn: LANGUAGE_NAME[code] }))}
        value={sprak}
        onChange={setSprak}
        description="Inget valt betyder alla."
      />
      {person !== undefined && !isOwn && (
        <Switch
          isSelected={aktiv}
          onChange={setAktiv}
          description={aktiv ? 'Kan logga in.' : 'Loggas ut genast och kan inte logga in. Det personen har skrivit finns kvar.'}
        >
          Aktiv
        </Switch>
      )}
    </FormDialog>
  );
}
