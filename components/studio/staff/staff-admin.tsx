'use client';

import { Pencil, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { roleName } from '#components/studio/labels.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { nameList } from '#components/studio/name-list.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { Pagination } from '#components/studio/pagination.tsx';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { handedOverInWords } from '#components/studio/staff/handed-over.ts';
import { InvitationDialog } from '#components/studio/staff/invitation-dialog.tsx';
import { type LoginDecision, LoginDialog } from '#components/studio/staff/login-dialog.tsx';
import { LoginMenu } from '#components/studio/staff/login-menu.tsx';
import styles from '#components/studio/staff/staff-admin.module.css';
import { useEditing } from '#components/studio/use-editing.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { Option } from '#components/ui/option-list.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { cannotAnonymise, cannotAppoint } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Invitation } from '#lib/contract/password-link.ts';
import type { Person } from '#lib/contract/person.ts';
import { studio } from '#lib/transports/client/browser.ts';

const AuthorProfileDialog = lazyDialog(
  async () => (await import('#components/studio/author/author-profile-dialog.tsx')).AuthorProfileDialog,
);
const AnonymiseDialog = lazyDialog(async () => (await import('#components/studio/staff/anonymise-dialog.tsx')).AnonymiseDialog);
const StaffMemberDialog = lazyDialog(async () => (await import('#components/studio/staff/staff-member-dialog.tsx')).StaffMemberDialog);

const COLUMNS = [
  { id: 'namn', namn: 'Namn' },
  { id: 'roll', namn: 'Roll' },
  { id: 'sektioner', namn: 'Sektioner', hideBelow: 'medium' },
  { id: 'sprak', namn: 'Språk', hideBelow: 'medium' },
  { id: 'status', namn: 'Status', hideBelow: 'small' },
  { id: 'gor', namn: 'Åtgärder', isNameHidden: true },
] as const;

interface Invited {
  namn: string;
  inbjudan: Invitation;
}

export interface StaffAdminProps {
  anvandare: readonly Person[];
  sektioner: readonly Option[];
  jag: Actor;
  page: ShownPage;
}

/** The page of the editorial staff. */
export function StaffAdmin(props: StaffAdminProps) {
  return (
    <Staff
      {...props}
      create="primary"
      top={(create) => (
        <PageHeader
          title="Personer"
          actions={
            <>
              <ButtonLink href="/studio/anvandare/roller">Roller</ButtonLink>
              {create}
            </>
          }
        >
          Ändringar gäller genast, även för den som är inloggad.
        </PageHeader>
      )}
    />
  );
}

interface StaffProps extends StaffAdminProps {
  /** How the button that adds somebody looks: where something else is the way on, it is not the first thing to see. */
  create: 'primary' | 'standard';
  /** What stands above the list, with the button that adds somebody. */
  top: (create: ReactNode) => ReactNode;
}

/** The editorial staff: who may do what, and who may no longer. */
export function Staff({ anvandare, sektioner, jag, page, create: look, top }: StaffProps) {
  const router = useRouter();
  const { edit, create, opened } = useEditing<Person>();
  const [deciding, setDeciding] = useState<LoginDecision>();
  const [forgetting, setForgetting] = useState<Person>();
  const [telling, setTelling] = useState<Person>();
  const [invited, setInvited] = useState<Invited>();
  const inviting = useOperation(({ id }: Person) => studio.bjudInAnvandare({ id }));

  async function invite(person: Person) {
    const answer = await inviting.run(person);
    if (answer !== undefined) setInvited({ namn: person.namn, inbjudan: answer.inbjudan });
  }

  return (
    <>
      {top(
        <Button variant={look} icon={<Plus aria-hidden />} onPress={create}>
          Ny person
        </Button>,
      )}
      {inviting.failure !== undefined && <FailureBanner failure={inviting.failure} />}
      <div className={styles.list}>
        <Table label="Personer" columns={COLUMNS}>
          {anvandare.map((person) => (
            <TableRow key={person.id}>
              <TableCell>
                <div className={styles.name}>
                  {person.namn} {person.id === jag.id && <Badge>Du</Badge>} {!person.aktiv && <Badge tone="danger">Avstängd</Badge>}{' '}
                  {person.andra_faktor && <Badge title="Tvåstegsinloggning är på">Tvåsteg</Badge>}
                </div>
                <div className={styles.email}>{person.epost}</div>
              </TableCell>
              <TableCell>
                {roleName(person)}
                {person.roll === 'admin' && person.publicera && <div className={styles.email}>får publicera</div>}
              </TableCell>
              <TableCell hideBelow="medium" muted>
                {nameList(actorOfPerson(person).sektioner, sektioner, 'Alla')}
              </TableCell>
              <TableCell hideBelow="medium" muted>
                {languagesOf(person)}
              </TableCell>
              <TableCell hideBelow="small">
                {person.aktiv ? <Badge tone="success">Aktiv</Badge> : <Badge tone="danger">Avstängd</Badge>}
              </TableCell>
              <TableCell align="end">
                {cannotAppoint(jag, person) === undefined && (
                  <div className={styles.actions}>
                    <IconButton label={`Ändra ${person.namn}`} size="small" isDisabled={person.avidentifierad} onPress={() => edit(person)}>
                      <Pencil aria-hidden />
                    </IconButton>
                    <LoginMenu
                      person={person}
                      mayForget={cannotAnonymise(jag) === undefined}
                      onDecide={setDeciding}
                      onForget={setForgetting}
                      onInvite={invite}
                      onTell={setTelling}
                    />
                  </div>
                )}
              </TableCell>
            </TableRow>
          ))}
        </Table>
        <Pagination page={page} onPage={(sida) => router.push(`/studio/anvandare?sida=${sida}`)} />
      </div>
      {deciding !== undefined && (
        <LoginDialog
          decision={deciding}
          isOwn={deciding.person.id === jag.id}
          onClose={() => setDeciding(undefined)}
          onDone={(text) => {
            setDeciding(undefined);
            showToast({ tone: 'success', text });
            router.refresh();
          }}
        />
      )}
      {forgetting !== undefined && (
        <AnonymiseDialog
          person={forgetting}
          onClose={() => setForgetting(undefined)}
          onDone={(text) => {
            setForgetting(undefined);
            showToast({ tone: 'success', text });
            router.refresh();
          }}
        />
      )}
      {telling !== undefined && (
        <AuthorProfileDialog
          person={telling}
          onClose={() => setTelling(undefined)}
          onSaved={() => {
            setTelling(undefined);
            showToast({ tone: 'success', text: `Det som läsarna får veta om ${telling.namn} är sparat.` });
          }}
        />
      )}
      {invited !== undefined && <InvitationDialog {...invited} onClose={() => setInvited(undefined)} />}
      {opened !== undefined && (
        <StaffMemberDialog
          person={opened.thing}
          sektioner={sektioner}
          jag={jag}
          onClose={opened.onClose}
          onSaved={(namn, { inbjudan, overlamning }) => {
            const handed = overlamning === undefined ? '' : handedOverInWords(overlamning);
            if (inbjudan === undefined) return opened.onSaved(`${namn} är sparad. ${handed}`.trim());
            setInvited({ namn, inbjudan });
            opened.onSaved();
          }}
        />
      )}
    </>
  );
}

/** Of whoever has none of their own, those of their role. */
function languagesOf(person: Person): string {
  const { sprak } = actorOfPerson(person);
  return sprak.length === 0 ? 'Alla' : sprak.join(', ');
}
