'use client';

import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { LANGUAGE_OPTIONS } from '#components/studio/labels.ts';
import { useRoles } from '#components/studio/roles/use-roles.ts';
import { roleHint } from '#components/studio/staff/role-hint.ts';
import { SuccessorField } from '#components/studio/staff/successor-field.tsx';
import { useForm } from '#components/studio/use-form.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { Select } from '#components/ui/select.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { cannotAppoint } from '#lib/access/rights.ts';
import { builtInRole } from '#lib/access/role-rights.ts';
import { changedFields } from '#lib/content/changed-fields.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Handover } from '#lib/contract/handover.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import type { Invitation } from '#lib/contract/password-link.ts';
import type { Person } from '#lib/contract/person.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface StaffMemberDialogProps {
  /** Undefined for a new person. */
  person: Person | undefined;
  sektioner: readonly Option[];
  jag: Actor;
  onClose: () => void;
  onSaved: (namn: string, followed: Followed) => void;
}

/** What else came of it. */
interface Followed {
  /** Of somebody who has yet to choose a password. */
  inbjudan?: Invitation | undefined;
  /** Of somebody who may not come in any more. */
  overlamning?: Handover | undefined;
}

const FIELDS = ['namn', 'epost', 'losenord', 'roll', 'overtagare'];
/** A new person, until something else is said. */
const NOBODY: Omit<Person, 'id' | 'skapad'> = {
  namn: '',
  epost: '',
  roll: 'skribent',
  egen_roll: null,
  sektioner: [],
  sprak: [],
  publicera: false,
  aktiv: true,
  andra_faktor: false,
  avidentifierad: false,
  byta_inloggning: false,
};

interface Typed {
  namn: string;
  epost: string;
  losenord: string;
}

function missingIn({ namn, epost, losenord }: Typed, isNew: boolean): Partial<Record<string, string>> {
  const isShort = losenord.length < LIMITS.shortestPassword && losenord !== '';
  return {
    ...(namn.trim() === '' ? { namn: 'Skriv personens namn.' } : {}),
    ...(isNew && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(epost.trim())
      ? { epost: 'Skriv en hel e-postadress, till exempel namn@redaktionen.se.' }
      : {}),
    ...(isShort ? { losenord: `Lösenordet behöver minst ${LIMITS.shortestPassword} tecken.` } : {}),
  };
}

function followedBy({ inbjudan, overlamning }: { person: Person } & Followed): Followed {
  return { inbjudan, overlamning };
}

/** Nobody, where nobody was chosen. */
const NO_SUCCESSOR: string | null = null;

/** Who somebody is, what they may do and where. */
export function StaffMemberDialog({ person, sektioner, jag, onClose, onSaved }: StaffMemberDialogProps) {
  const isOwn = person?.id === jag.id;
  const roles = useRoles(...(person === undefined ? [] : [person.roll]));
  const { fields, field, change, dialog } = useForm({
    before: { ...NOBODY, ...person, losenord: '', overtagare: NO_SUCCESSOR },
    missingIn: (typed) => missingIn(typed, person === undefined),
    send: ({ namn, epost, losenord, roll, sektioner, sprak, publicera, aktiv, overtagare }) => {
      const rights = { namn: namn.trim(), roll, sektioner, sprak, publicera: roll === 'admin' && publicera };
      if (person === undefined) return studio.skapaAnvandare({ ...rights, epost: epost.trim(), ...(losenord === '' ? {} : { losenord }) });
      const changed = changedFields({ ...rights, aktiv }, person);
      const handed = aktiv || overtagare === null ? {} : { overtagare };
      return studio.andraAnvandare({ id: person.id, ...changed, ...handed, ...(losenord === '' ? {} : { losenord }) });
    },
    onSent: (answer, { namn }) => onSaved(namn.trim(), followedBy(answer)),
  });

  // What a role of the newsroom's own has decided holds for whoever has no choice of their own.
  const unchosen = builtInRole(fields.roll) === undefined ? 'Inget valt: rollens egna gäller.' : 'Inget valt betyder alla.';
  return (
    <FormDialog
      title={person === undefined ? 'Ny person' : `Ändra ${person.namn}`}
      send={person === undefined ? 'Lägg till' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <div className={styles.pair}>
        <TextField label="Namn" {...field('namn')} autoFocus />
        <TextField
          label="E-post"
          type="email"
          {...field('epost')}
          isDisabled={person !== undefined}
          description={person === undefined ? 'Används för att logga in.' : 'Går inte att ändra.'}
        />
      </div>
      <div className={styles.pair}>
        <Select
          label="Roll"
          options={roles.map(({ id, namn, egen_roll }) => ({
            ...{ id, namn, hint: roleHint({ roll: id }) },
            isDisabled: cannotAppoint(jag, { roll: id, egen_roll }) !== undefined,
          }))}
          {...field('roll')}
          onChange={(value) => change('roll')(value ?? fields.roll)}
          description={roleHint(fields)}
          isDisabled={isOwn}
        />
        <TextField
          label={person === undefined ? 'Lösenord' : 'Nytt lösenord'}
          type="password"
          autoComplete="new-password"
          {...field('losenord')}
          description={
            person === undefined
              ? 'Tomt: personen bjuds in och väljer själv. Annars får hen välja ett eget vid första inloggningen.'
              : 'Tomt: det gamla gäller. Ett nytt loggar ut personen, som sedan får välja ett eget.'
          }
        />
      </div>
      {fields.roll === 'admin' && (
        <Switch
          isSelected={fields.publicera}
          onChange={change('publicera')}
          description="En administratör publicerar och tar ned bara med den här rättigheten."
        >
          Får publicera
        </Switch>
      )}
      {sektioner.length > 0 && (
        <CheckboxGroup
          label="Sektioner"
          options={sektioner}
          value={fields.sektioner}
          onChange={change('sektioner')}
          description={unchosen}
        />
      )}
      <CheckboxGroup label="Språk" options={LANGUAGE_OPTIONS} value={fields.sprak} onChange={change('sprak')} description={unchosen} />
      {person !== undefined && !isOwn && (
        <Switch
          isSelected={fields.aktiv}
          onChange={change('aktiv')}
          description={fields.aktiv ? 'Kan logga in.' : 'Loggas ut genast och kan inte logga in. Det personen har skrivit finns kvar.'}
        >
          Aktiv
        </Switch>
      )}
      {person !== undefined && !fields.aktiv && <SuccessorField person={person} {...field('overtagare')} />}
    </FormDialog>
  );
}
