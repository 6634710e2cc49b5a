import { TextField } from '#components/ui/text-field.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Whether a passkey can be shown instead. */
  hasPasskey: boolean;
}

/** The code of the second step. */
export function CodeField({ value, onChange, hasPasskey }: CodeFieldProps) {
  return (
    <TextField
      label="Kod"
      name="kod"
      autoComplete="one-time-code"
      spellCheck="false"
      value={value}
      onChange={onChange}
      description={
        hasPasskey
          ? 'De sex siffror som din app visar nu, eller en av dina reservkoder. Eller använd din passernyckel.'
          : 'De sex siffror som din app visar nu, eller en av dina reservkoder.'
      }
      autoFocus
    />
  );
}
