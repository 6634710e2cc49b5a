'use client';

import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import { useRoles } from '#components/studio/roles/use-roles.ts';
import type { AdSlotsFieldProps } from '#components/studio/settings/ad-slots-field.tsx';
import { SecretField } from '#components/studio/settings/secret-field.tsx';
import type { SettingField } from '#components/studio/settings/setting-groups.ts';
import styles from '#components/studio/settings/settings.module.css';
import type { ThemePartsProps } from '#components/studio/settings/theme-parts.tsx';
import { severalOf, type WrittenSettings, wordsOfSeveral } from '#components/studio/settings/written-settings.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { CheckboxGroup, type CheckboxGroupProps } from '#components/ui/checkbox-group.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { ColorField } from '#components/ui/color-field.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { studio } from '#lib/transports/client/browser.ts';

interface SettingControlProps {
  field: SettingField;
  value: string;
  onChange: (value: string) => void;
  fault: string | undefined;
  isReadOnly: boolean;
  /** The variable that decides it, where one does: it cannot be changed here. */
  variable: string | undefined;
  isSecretSet: boolean;
  /** All that the form says. */
  words: WrittenSettings;
}

/** One setting, in the form that suits what it says; one that the environment decides says so, and by which variable. */
export function SettingControl({ field, variable, isReadOnly, ...rest }: SettingControlProps) {
  return (
    // A search leads here by the address.
    <div
      className={field.kind === 'themes' || field.kind === 'ads' ? classNames(styles.setting, styles.wide) : styles.setting}
      id={field.falt}
    >
      <Control field={field} isDisabled={isReadOnly || variable !== undefined} {...rest} />
      {variable !== undefined && (
        <p className={styles.locked}>
          Bestäms av miljövariabeln <code>{variable}</code> där Studio startas, och går inte att ändra här.
        </p>
      )}
    </div>
  );
}

type ControlProps = Omit<SettingControlProps, 'variable' | 'isReadOnly'> & { isDisabled: boolean };

/** What readers get where the newsroom has no colour of its own (lib/reader/site-tokens.css). */
const STUDIOS_ACCENT = '#2a478f';

function Control({ field, value, onChange, fault, isSecretSet, isDisabled, words }: ControlProps) {
  const common = { label: field.label, isDisabled, ...noted(field, fault) };
  if (field.kind === 'secret')
    return <SecretField {...common} isAddress={field.isAddress === true} isSet={isSecretSet} value={value} onChange={onChange} />;
  if (field.kind === 'choice') return <RadioGroup {...common} options={field.choices} value={value} onChange={onChange} />;
  if (field.kind === 'choices') {
    const chosen = severalOf(value);
    return <CheckboxGroup {...common} options={field.choices} value={chosen} onChange={(ids) => onChange(wordsOfSeveral(ids))} />;
  }
  if (field.kind === 'themes')
    return <ThemeBoxes {...common} others={severalOf(words['publicering.temadelar'] ?? '')} value={value} onChange={onChange} />;
  if (field.kind === 'ads') return <AdSlots {...common} value={value} onChange={onChange} />;
  if (field.kind === 'roles') return <RoleBoxes {...common} value={value} onChange={onChange} />;
  if (field.kind === 'sections') return <SectionBoxes {...common} value={value} onChange={onChange} />;
  if (field.kind === 'templates') return <TemplateBoxes {...common} value={value} onChange={onChange} />;
  if (field.kind === 'color') return <ColorField {...common} standard={STUDIOS_ACCENT} value={value} onChange={onChange} />;
  if (field.kind === 'text' || field.kind === 'entries' || field.kind === 'links')
    return <TextArea {...common} rows={field.kind === 'text' ? 2 : 3} value={value} onChange={onChange} />;
  const type = field.kind === 'number' ? ('number' as const) : ('text' as const);
  return <TextField {...common} type={type} value={value} onChange={onChange} className={field.kind === 'number' ? styles.number : ''} />;
}

type BoxesProps = Omit<CheckboxGroupProps, 'options' | 'value' | 'onChange'> & Pick<ControlProps, 'value' | 'onChange'>;

function RoleBoxes(props: BoxesProps) {
  return <Boxes {...props} options={useRoles(...severalOf(props.value))} />;
}

function SectionBoxes(props: BoxesProps) {
  const { data, failure, reload } = useLoaded('sektioner', () => studio.listaSektioner({ arkiverade: '1' }));
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  const chosen = severalOf(props.value);
  const shown = data?.sektioner.filter(({ id, arkiverad }) => !arkiverad || chosen.includes(id)) ?? [];
  return <Boxes {...props} options={shown.map(({ id, namn }) => ({ id, namn }))} />;
}

const THEME_PARTS = new FetchedPart(async () => (await import('#components/studio/settings/theme-parts.tsx')).ThemeParts);

/** With a preview, which is fetched for newsrooms in WordPress alone. */
function ThemeBoxes(props: ThemePartsProps) {
  return (
    <Lazily
      part={THEME_PARTS}
      awayTitle="Valen för teman kom inte fram"
      away="Kontrollera din uppkoppling. Det andra på sidan går att ändra under tiden."
      given={props}
    />
  );
}

const AD_SLOTS = new FetchedPart(async () => (await import('#components/studio/settings/ad-slots-field.tsx')).AdSlotsField);

/** Fetched for newsrooms with ads alone. */
function AdSlots(props: AdSlotsFieldProps) {
  return (
    <Lazily
      part={AD_SLOTS}
      awayTitle="Annonsplatserna kom inte fram"
      away="Kontrollera din uppkoppling. Det andra på sidan går att ändra under tiden."
      given={props}
    />
  );
}

function TemplateBoxes(props: BoxesProps) {
  const { data, failure, reload } = useLoaded('mallar', () => studio.listaMallar({}));
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  return <Boxes {...props} options={data?.mallar.map(({ id, namn }) => ({ id, namn })) ?? []} />;
}

function Boxes({ value, onChange, ...common }: BoxesProps & Pick<CheckboxGroupProps, 'options'>) {
  return <CheckboxGroup {...common} value={severalOf(value)} onChange={(ids) => onChange(wordsOfSeveral(ids))} />;
}

function noted({ description }: SettingField, fault: string | undefined): { description?: string; fault?: string } {
  return { ...(description === undefined ? {} : { description }), ...(fault === undefined ? {} : { fault }) };
}
