'use client';

import { useRef } from 'react';
import {
  CALL_FIELDS,
  CallFields,
  callBoundsOfWritten,
  type WrittenCallBounds,
  writtenCallBounds,
} from '#components/studio/agents/call-fields.tsx';
import {
  PROVING_FIELDS,
  ProvingFields,
  provingOfWritten,
  type WrittenProving,
  writtenProving,
} from '#components/studio/agents/proving-fields.tsx';
import { QUOTA_FIELDS, QuotaFields } from '#components/studio/agents/quota-fields.tsx';
import { ScopeChoice } from '#components/studio/agents/scope-choice.tsx';
import { quotaOfWritten, type WrittenQuota, writtenQuota } from '#components/studio/agents/written-quota.ts';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { LANGUAGE_OPTIONS } from '#components/studio/labels.ts';
import { stockholmClock } from '#components/studio/swedish-time.ts';
import { useForm } from '#components/studio/use-form.ts';
import { Banner } from '#components/ui/banner.tsx';
import { ComboBox } from '#components/ui/combo-box.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import { parseStockholmTime } from '#lib/content/stockholm-time.ts';
import { AGENT_READS, type Agent, type AgentReads, ORDER_TRUST, type OrderTrust } from '#lib/contract/agent.ts';
import type { RequiredProving } from '#lib/contract/proving.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface AgentDialogProps {
  /** For so many days from now on a key may open; 0 for as long as anybody likes. */
  nyckelDagar: number;
  /** Undefined for a new agent. */
  agent: Agent | undefined;
  sektioner: readonly Option[];
  mallar: readonly Option[];
  agare: readonly Option[];
  jagId: string;
  /** Whether the language model has a price. */
  harPris: boolean;
  /** What the newsroom asks of all agents in the proving ground. */
  provKrav: RequiredProving | null;
  onClose: () => void;
  /** With the key when the agent is new. */
  onSaved: (nyckel: string | undefined, namn: string) => void;
}

const ORDER_TRUST_OPTIONS = [
  { id: 'alla_med_ratt', namn: 'Allas som själva får publicera där', hint: 'Den som agenten anger får veta det i ett mejl.' },
  { id: 'endast_agare', namn: 'Ägarens', hint: 'Andras ska bekräftas.' },
  { id: 'fraga_alltid', namn: 'Ingens utan bekräftelse', hint: 'Den som agenten anger ska bekräfta varje publicering.' },
] satisfies Array<Option & { id: OrderTrust }>;

const READS_OPTIONS = [
  { id: 'allt', namn: 'Allt som redaktionen läser' },
  { id: 'egna_sektioner', namn: 'Sina sektioner', hint: 'Andras artiklar i andra sektioner finns inte för den.' },
  { id: 'eget', namn: 'Bara det den själv har skapat', hint: 'Och konfidentiella artiklar som den släpps in i.' },
] satisfies Array<Option & { id: AgentReads }>;

const FIELDS = ['namn', 'agare', 'utgar', ...QUOTA_FIELDS, ...PROVING_FIELDS, ...CALL_FIELDS];

/** The last minute of the chosen day in Stockholm, or never. */
function endOfDay(date: string): string | null {
  const end = parseStockholmTime(`${date} 23:59`);
  return end.kind === 'instant' ? end.instant : null;
}

function lastDayOf({ utgar }: Agent): string {
  return utgar === null ? '' : stockholmClock(Date.parse(utgar)).slice(0, 10);
}

/** An agent as it stands in the form. */
interface WrittenAgent
  extends Pick<
    Agent,
    'namn' | 'sektioner' | 'mallar' | 'sprak' | 'publicera' | 'schemalagga' | 'godkannande' | 'laser' | 'skriver_over' | 'order'
  > {
  /** The owner's id; null while none is chosen. */
  agare: string | null;
  /** A day, or nothing for never. */
  utgar: string;
  prov: WrittenProving;
  kvot: WrittenQuota;
  anrop: WrittenCallBounds;
}

/** A new one, owned by whoever makes it, may nothing yet. */
function writtenAgent(agent: Agent | undefined, owner: string): WrittenAgent {
  return {
    namn: agent?.namn ?? '',
    agare: agent?.agare.id ?? owner,
    utgar: agent === undefined ? '' : lastDayOf(agent),
    sektioner: agent?.sektioner ?? [],
    mallar: agent?.mallar ?? [],
    sprak: agent?.sprak ?? [],
    publicera: agent?.publicera ?? false,
    schemalagga: agent?.schemalagga ?? false,
    godkannande: agent?.godkannande ?? false,
    laser: agent?.laser ?? 'allt',
    skriver_over: agent?.skriver_over ?? true,
    order: agent?.order ?? 'alla_med_ratt',
    prov: writtenProving(agent?.kraver_prov),
    kvot: writtenQuota(agent?.kvot),
    anrop: writtenCallBounds(agent),
  };
}

/** What an agent is called and what it may do. */
export function AgentDialog({
  agent,
  sektioner,
  mallar,
  agare,
  jagId,
  nyckelDagar,
  harPris,
  provKrav,
  onClose,
  onSaved,
}: AgentDialogProps) {
  const name = useRef<HTMLInputElement>(null);
  const { fields, field, change, dialog } = useForm({
    before: () => writtenAgent(agent, jagId),
    missingIn: ({ namn }) => (namn.trim() === '' ? { namn: 'Ge agenten ett namn.' } : {}),
    onMissing: () => name.current?.focus(),
    send: async ({ agare: owner, utgar, prov, kvot, anrop, ...written }) => {
      const rights = {
        ...written,
        namn: written.namn.trim(),
        utgar: agent !== undefined && utgar === lastDayOf(agent) ? agent.utgar : endOfDay(utgar),
        kraver_prov: provingOfWritten(prov),
        kvot: quotaOfWritten(kvot),
        ...callBoundsOfWritten(anrop),
      };
      const agare = owner === null || owner === agent?.agare.id ? {} : { agare: owner };
      if (agent === undefined) return studio.skapaAgent({ ...rights, ...agare });
      await studio.andraAgent({ id: agent.id, ...changedFields(rights, agent), ...agare });
      return { nyckel: undefined };
    },
    onSent: ({ nyckel }, { namn }) => onSaved(nyckel, namn.trim()),
  });

  const writesNowhere = [fields.sektioner, fields.mallar, fields.sprak].some((chosen) => chosen.length === 0);

  return (
    <FormDialog
      title={agent === undefined ? 'Ny agent' : `Ändra ${agent.namn}`}
      send={agent === undefined ? 'Skapa och visa nyckeln' : 'Spara'}
      onClose={onClose}
      fields={FIELDS}
      {...dialog}
    >
      <TextField label="Namn" {...field('namn')} inputRef={name} autoFocus description="Syns i historiken vid allt som agenten skriver." />
      <div className={styles.pair}>
        <ComboBox
          label="Ägare"
          options={agare}
          {...field('agare')}
          description="Den som svarar för agenten. Blir ägaren avstängd stannar den."
        />
        <TextField
          label="Sista dag"
          type="date"
          {...field('utgar')}
          description={
            nyckelDagar === 0 ? 'Tomt: nyckeln går aldrig ut.' : `Högst ${nyckelDagar} dagar fram, så som redaktionen har bestämt.`
          }
        />
      </div>
      <ScopeChoice
        label="Sektioner"
        all="Alla sektioner"
        chosen="Valda sektioner"
        options={sektioner}
        value={fields.sektioner}
        onChange={change('sektioner')}
      />
      <ScopeChoice
        label="Mallar"
        all="Alla mallar"
        chosen="Valda mallar"
        options={mallar}
        value={fields.mallar}
        onChange={change('mallar')}
      />
      <ScopeChoice
        label="Språk"
        all="Alla språk"
        chosen="Valda språk"
        options={LANGUAGE_OPTIONS}
        value={fields.sprak}
        onChange={change('sprak')}
      />
      <RadioGroup
        label="Artiklar som agenten läser"
        options={READS_OPTIONS}
        value={fields.laser}
        onChange={(chosen) => change('laser')(AGENT_READS.find((reads) => reads === chosen) ?? fields.laser)}
        description="Det som läsarna får, bilder, taggar och uppgifter utan artikel läser alla agenter."
      />
      <Switch
        isSelected={fields.skriver_over}
        onChange={change('skriver_over')}
        description="Annars lämnar agenten förslag, som en människa godtar eller avböjer, där någon annan skrev den senaste versionen."
      >
        Får skriva över andras text
      </Switch>
      <Switch isSelected={fields.publicera} onChange={change('publicera')} description="Det som agenten får skriva, på en människas order.">
        Får publicera
      </Switch>
      <Switch
        isSelected={fields.schemalagga}
        onChange={change('schemalagga')}
        isDisabled={!fields.publicera}
        description="Till en tid framåt, på samma villkor."
      >
        Får schemalägga
      </Switch>
      <Switch
        isSelected={fields.godkannande}
        onChange={change('godkannande')}
        isDisabled={!fields.publicera}
        description="Det agenten vill publicera eller schemalägga går ut först när någon som får publicera där har godkänt det i Studio."
      >
        Publicering kräver en människas godkännande
      </Switch>
      <RadioGroup
        label="Ordrar som agenten följer"
        options={ORDER_TRUST_OPTIONS}
        value={fields.order}
        onChange={(chosen) => change('order')(ORDER_TRUST.find((trust) => trust === chosen) ?? fields.order)}
        isDisabled={!fields.publicera}
        description="En order som ska bekräftas får den som gav den se i Studio, med det som ändras för läsarna. Inget går ut förrän den är bekräftad."
      />
      <ProvingFields
        value={fields.prov}
        onChange={change('prov')}
        isDisabled={!fields.publicera}
        redaktionens={provKrav}
        failure={dialog.failure}
      />
      <QuotaFields value={fields.kvot} onChange={change('kvot')} harPris={harPris} failure={dialog.failure} />
      <CallFields value={fields.anrop} onChange={change('anrop')} failure={dialog.failure} />
      {writesNowhere && (
        <Banner tone="warning">Agenten kan inte skriva någon artikel. Välj minst en sektion, en mall och ett språk, eller alla.</Banner>
      )}
    </FormDialog>
  );
}
