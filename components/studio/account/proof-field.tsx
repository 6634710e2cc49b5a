import type { Proof } from '#components/studio/account/first-step.ts';
import { TextField } from '#components/ui/text-field.tsx';

interface ProofFieldProps {
  bevis: Proof;
  losenord: string;
  onChange: (losenord: string) => void;
  /** What is wrong with the password, in words. */
  fault: string | undefined;
  autoFocus?: boolean;
}

/** The person's own password; who has none is told what stands in its place. */
export function ProofField({ bevis, losenord, onChange, fault, autoFocus }: ProofFieldProps) {
  if (bevis === 'inloggning')
    return (
      <div>
        Du har inget lösenord i Studio. Därför behöver du ha loggat in genom organisationen de senaste tio minuterna, så att Studio vet att
        det är du.
      </div>
    );
  return (
    <TextField
      label="Ditt lösenord"
      type="password"
      autoComplete="current-password"
      value={losenord}
      onChange={onChange}
      fault={fault}
      autoFocus={autoFocus}
    />
  );
}
