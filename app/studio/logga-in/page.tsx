import { redirect } from 'next/navigation';
import { OpenIdButton } from '#components/studio/sign-in/openid-button.tsx';
import { OpenIdCodeForm } from '#components/studio/sign-in/openid-code-form.tsx';
import { refusalOfCode } from '#components/studio/sign-in/refusal-of-code.ts';
import { SignInCard } from '#components/studio/sign-in/sign-in-card.tsx';
import { SignInForm } from '#components/studio/sign-in/sign-in-form.tsx';
import { withinStudio } from '#lib/contract/sign-in-address.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studioServer } from '#lib/transports/in-process/client.ts';
import { openIdName } from '#lib/transports/in-process/openid-name.ts';

export const metadata = { title: 'Logga in' };

export default async function SignInPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { till, error, steg } = await searchParams;
  const destination = withinStudio(only(till));
  if (await isSignedIn()) redirect(destination);
  const openId = await openIdName();
  const asksForCode = openId !== undefined && only(steg) === 'kod';
  return (
    <SignInCard about="Logga in för att skriva, granska och publicera.">
      {asksForCode ? (
        <OpenIdCodeForm destination={destination} />
      ) : (
        <>
          <SignInForm destination={destination} earlier={refusalOfCode(only(error))} />
          {openId !== undefined && <OpenIdButton name={openId} destination={destination} />}
        </>
      )}
    </SignInCard>
  );
}

function only(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

async function isSignedIn(): Promise<boolean> {
  try {
    await (await studioServer()).hamtaJag({});
    return true;
  } catch (error) {
    if (error instanceof ApiFault) return false;
    throw error;
  }
}
