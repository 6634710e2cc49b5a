import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { passkeyTrouble } from '#components/studio/passkey-trouble.ts';
import type { SignInRefusal } from '#components/studio/sign-in/sign-in.ts';
import { Button } from '#components/ui/button.tsx';
import type { PasskeyQuestion } from '#lib/contract/passkey.ts';

interface PasskeyButtonProps {
  question: PasskeyQuestion;
  isDisabled: boolean;
  /** With what the passkey has answered, as the sign-in sends it. */
  onAnswer: (passernyckel: string) => void;
  onTrouble: (trouble: SignInRefusal) => void;
}

/** The second step by a passkey: the browser asks for it in a dialog of its own. */
export function PasskeyButton({ question, isDisabled, onAnswer, onTrouble }: PasskeyButtonProps) {
  async function show() {
    try {
      onAnswer(JSON.stringify(await startAuthentication({ optionsJSON: question })));
    } catch (error) {
      onTrouble(passkeyTrouble(error));
    }
  }

  return (
    <Button onPress={show} isDisabled={isDisabled} icon={<KeyRound aria-hidden />}>
      Använd passernyckel
    </Button>
  );
}
