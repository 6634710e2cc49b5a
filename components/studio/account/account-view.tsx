import styles from '#components/studio/account/account.module.css';
import { AuthorSection } from '#components/studio/account/author-section.tsx';
import { PasskeysSection } from '#components/studio/account/passkeys-section.tsx';
import { PasswordSection } from '#components/studio/account/password-section.tsx';
import { RegisterSection } from '#components/studio/account/register-section.tsx';
import { RightsSection } from '#components/studio/account/rights-section.tsx';
import { SecondFactorSection } from '#components/studio/account/second-factor-section.tsx';
import { SessionsSection } from '#components/studio/account/sessions-section.tsx';
import { TaskLettersSection } from '#components/studio/account/task-letters-section.tsx';
import { WritingWaysSection } from '#components/studio/account/writing-ways-section.tsx';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Banner } from '#components/ui/banner.tsx';
import type { Actor, Demand } from '#lib/contract/actor.ts';
import type { AuthorProfile } from '#lib/contract/author-profile.ts';
import type { LetterChoices } from '#lib/contract/letter-choices.ts';
import type { Passkey } from '#lib/contract/passkey.ts';
import type { SecondFactorState } from '#lib/contract/second-factor.ts';
import type { Session } from '#lib/contract/session.ts';

interface AccountViewProps {
  vem: Actor;
  /** What the person is to do before anything else. */
  krav: Demand | undefined;
  secondFactor: SecondFactorState;
  passernycklar: readonly Passkey[];
  sessioner: readonly Session[];
  /** How they are written to about tasks and their inbox; unknown while they are blocked. */
  kobrev: LetterChoices | undefined;
  typografi: boolean | undefined;
  /** What readers are told; not asked for where nothing else can be done. */
  profil: AuthorProfile | undefined;
}

/** How the person comes in, where they are logged in, and what readers are told of them. */
export function AccountView({ vem, krav, secondFactor, passernycklar, sessioner, kobrev, typografi, profil }: AccountViewProps) {
  return (
    <>
      <PageHeader title="Mitt konto">{vem.namn}: hur du loggar in, var du är inloggad, och vad läsarna får veta om dig.</PageHeader>
      <div className={styles.sections}>
        {krav === 'eget_losenord' && (
          <>
            <Banner tone="warning" title="Välj ett eget lösenord för att fortsätta">
              Det du har nu har någon annan valt åt dig, och den kan det. När du har bytt är det bara du som kan logga in som du.
            </Banner>
            <PasswordSection bevis={secondFactor.bevis} />
          </>
        )}
        {krav === 'andra_faktor' && (
          <Banner tone="warning" title="Slå på tvåstegsinloggning för att fortsätta">
            Din roll kräver det: engångskoder eller en passernyckel. Till dess går det inte att göra något annat i Studio.
          </Banner>
        )}
        <SecondFactorSection secondFactor={secondFactor} />
        <PasskeysSection passernycklar={passernycklar} bevis={secondFactor.bevis} />
        {krav !== 'eget_losenord' && <PasswordSection bevis={secondFactor.bevis} />}
        <SessionsSection sessioner={sessioner} bevis={secondFactor.bevis} />
        {kobrev !== undefined && <TaskLettersSection choices={kobrev} />}
        {typografi !== undefined && <WritingWaysSection typografi={typografi} />}
        {profil !== undefined && <AuthorSection vem={vem} profil={profil} />}
        {krav === undefined && <RightsSection vem={vem} />}
        {krav === undefined && <RegisterSection />}
      </div>
    </>
  );
}
