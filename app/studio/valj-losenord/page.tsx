import { ChoosePasswordForm } from '#components/studio/sign-in/choose-password-form.tsx';
import { SignInCard } from '#components/studio/sign-in/sign-in-card.tsx';

export const metadata = { title: 'Välj lösenord' };

export default function ChoosePasswordPage() {
  return (
    <SignInCard about="Välj det lösenord som du ska logga in med.">
      <ChoosePasswordForm />
    </SignInCard>
  );
}
