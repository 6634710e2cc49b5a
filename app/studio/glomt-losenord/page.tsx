import { ForgottenPasswordForm } from '#components/studio/sign-in/forgotten-password-form.tsx';
import { SignInCard } from '#components/studio/sign-in/sign-in-card.tsx';

export const metadata = { title: 'Glömt lösenordet' };

export default function ForgottenPasswordPage() {
  return (
    <SignInCard about="Skriv din e-postadress, så skickar Studio en länk där du väljer ett nytt lösenord.">
      <ForgottenPasswordForm />
    </SignInCard>
  );
}
