'use client';

import { ExternalLink, Pencil } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styles from '#components/studio/account/account.module.css';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { AuthorProfile } from '#lib/contract/author-profile.ts';

const AuthorProfileDialog = lazyDialog(
  async () => (await import('#components/studio/author/author-profile-dialog.tsx')).AuthorProfileDialog,
);

interface AuthorSectionProps {
  vem: Actor;
  profil: AuthorProfile;
}

/** What readers are told of the person, and where. */
export function AuthorSection({ vem, profil: { byline, sidor } }: AuthorSectionProps) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const hasPage = sidor.sv !== '' || sidor.en !== '';
  return (
    <section className={styles.section} aria-labelledby="lasarna">
      <h2 id="lasarna" className={styles.heading}>
        Du för läsarna
      </h2>
      <p className={styles.about}>
        {byline.sv === '' ? `I bylinen står ${vem.namn}.` : `I bylinen står ${vem.namn}, ${byline.sv}.`}{' '}
        {hasPage ? 'Läsarna har en sida med det du har skrivit.' : 'När något du har skrivit är publicerat får läsarna en sida med det.'}
      </p>
      <div className={styles.actions}>
        <Button icon={<Pencil aria-hidden />} onPress={() => setOpen(true)}>
          Ändra byline och presentation
        </Button>
        {(['sv', 'en'] as const).map(
          (sprak) =>
            sidor[sprak] !== '' && (
              <ButtonLink key={sprak} href={sidor[sprak]} target="_blank" icon={<ExternalLink aria-hidden />}>
                {sprak === 'sv' ? 'Se sidan' : 'Se den engelska'}
              </ButtonLink>
            ),
        )}
      </div>
      {isOpen && (
        <AuthorProfileDialog
          person={vem}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            showToast({
              tone: 'success',
              text: hasPage ? 'Sparat. Läsarna ser det nu.' : 'Sparat. Läsarna ser det när du har något publicerat.',
            });
            router.refresh();
          }}
        />
      )}
    </section>
  );
}
