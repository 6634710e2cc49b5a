'use client';

import { useRef, useState } from 'react';
import { QuotaFields, quotaOfWritten, writtenQuota } from '#components/studio/agents/quota-fields.tsx';
import { ScopeChoice } from '#components/studio/agents/scope-choice.tsx';
import { faultOf } from '#components/studio/failure.ts';
import styles from '#components/studio/form.module.css';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { stockholmClock } from '#components/studio/swedish-time.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { ComboBox } from '#components/ui/combo-box.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import { parseStockholmTime } from '#lib/content/stockholm-time.ts';
import type { Agent } from '#lib/contract/agent.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface AgentDialogProps {
  /** Undefined for a new agent. */
  agent: Agent | undefined;
  sektioner: readonly Option[];
  mallar: readonly Option[];
  agare: readonly Option[];
  jagId: string;
  onClose: () => void;
  /** With the key when the agent is new. */
  onSaved: (nyckel: string | undefined, namn: string) => void;
}

const FIELDS = ['namn', 'agare', 'utgar', 'kvot.utkast', 'kvot.releaser', 'kvot.ai_tokens'];

/** The last minute of the chosen day in Stockholm, or never. */
function endOfDay(date: string): string | null {
  const end = parseStockholmTime(`${date} 23:59`);
  return end.kind === 'instant' ? end.instant : null;
}

function lastDayOf({ utgar }: Agent): string {
  return utgar === null ? '' : stockholmClock(Date.parse(utgar)).slice(0, 10);
}

/** What an agent is called and what it may do. */
export function AgentDialog({ agent, sektioner, mallar, agare, jagId, onClose, onSaved }: AgentDialogProps) {
  const [namn, setNamn] = useState(agent?.namn ?? '');
  const [owner, setOwner] = useState<string | null>(agent?.agare.id ?? jagId);
  const [publicera, setPublicera] = useState(agent?.publicera ?? false);
  const [schemalagga, setSchemalagga] = useState(agent?.schemalagga ?? false);
  const [godkannande, setGodkannande] = useState(agent?.godkannande ?? false);
  const [chosenSections, setSections] = useState(agent?.sektioner ?? []);
  const [chosenTemplates, setTemplates] = useState(agent?.mallar ?? []);
  const [sprak, setSprak] = useState(agent?.sprak ?? []);
  const [utgar, setUtgar] = useState(agent === undefined ? '' : lastDayOf(agent));
  const [quota, setQuota] = useState(() => writtenQuota(agent?.kvot));
  const [isNameless, setNameless] = useState(false);
  const name = useRef<HTMLInputElement>(null);

  const save = useOperation(async () => {
    const rights = {
      namn: namn.trim(),
      sektioner: chosenSections,
      mallar: chosenTemplates,
      sprak,
      publicera,
      schemalagga,
      godkannande,
      utgar: agent !== undefined && utgar === lastDayOf(agent) ? agent.utgar : endOfDay(utgar),
      kvot: quotaOfWritten(quota),
    };
    const agare = owner === null || owner === agent?.agare.id ? {} : { agare: owner };
    if (agent !== undefined) {
      await studio.andraAgent({ id: agent.id, ...changedFields(rights, agent), ...agare });
      return { nyckel: undefined };
    }
    return studio.skapaAgent({ ...rights, ...agare });
  });

  async function submit() {
    setNameless(namn.trim() === '');
    if (namn.trim() === '') {
      name.current?.focus();
      return;
    }
    const answer = await save.run(undefined);
    if (answer !== undefined) onSaved(answer.nyckel, namn.trim());
  }

  const writesNowhere = chosenSections.length === 0 || chosenTemplates.length === 0 || sprak.length === 0;

  return (
    <FormDialog
      title={agent === undefined ? 'Ny agent' : `Ändra ${agent.namn}`}
      send={agent === undefined ? 'Skapa och visa nyckeln' : 'Spara'}
      isSending={save.isRunning}
      onSend={submit}
      onClose={onClose}
      failure={save.failure}
      fields={FIELDS}
    >
      <TextField
        label="Namn"
        value={namn}
        onChange={(value) => {
          setNamn(value);
          save.dismiss('namn');
        }}
        inputRef={name}
        autoFocus
        description="Syns i historiken vid allt som agenten skriver."
        fault={isNameless && namn.trim() === '' ? 'Ge agenten ett namn.' : faultOf(save.failure, 'namn')}
      />
      <div className={styles.pair}>
        <ComboBox
          label="Ägare"
          options={agare}
          value={owner}
          onChange={setOwner}
          description="Den som svarar för agenten. Blir ägaren avstängd stannar den."
          fault={faultOf(save.failure, 'agare')}
        />
        <TextField
          label="Sista dag"
          type="date"
          value={utgar}
          onChange={setUtgar}
          description="Tomt: nyckeln går aldrig ut."
          fault={faultOf(save.failure, 'utgar')}
        />
      </div>
      <ScopeChoice
        label="Sektioner"
        all="Alla sektioner"
        chosen="Valda sektioner"
        options={sektioner}
        value={chosenSections}
        onChange={setSections}
      />
      <ScopeChoice
        label="Mallar"
        all="Alla mallar"
        chosen="Valda mallar"
        options={mallar}
        value={chosenTemplates}
        onChange={setTemplates}
      />
      <ScopeChoice
        label="Språk"
        all="Alla språk"
        chosen="Valda språk"
        options={LANGUAGES.map((code) => ({ id: code, namn: LANGUAGE_NAME[code] }))}
        value={sprak}
        onChange={setSprak}
      />
      <Switch isSelected={publicera} onChange={setPublicera} description="Det som agenten får skriva, på en människas order.">
        Får publicera
      </Switch>
      <Switch
        isSelected={schemalagga}
        onChange={setSchemalagga}
        isDisabled={!publicera}
        description="Till en tid framåt, på samma villkor."
      >
        Får schemalägga
      </Switch>
      <Switch
        isSelected={godkannande}
        onChange={setGodkannande}
        isDisabled={!publicera}
        description="Det agenten vill publicera eller schemalägga går ut först när någon som får publicera där har godkänt det i Studio."
      >
        Publicering kräver en människas godkännande
      </Switch>
      <QuotaFields value={quota} onChange={setQuota} failure={save.failure} />
      {writesNowhere && (
        <Banner tone="warning">Agenten kan inte skriva någon artikel. Välj minst en sektion, en mall och ett språk, eller alla.</Banner>
      )}
    </FormDialog>
  );
}
