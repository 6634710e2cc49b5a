import { EllipsisVertical, FileDown, KeyRound, LogOut, MailPlus, ShieldOff, UserPen, UserX } from 'lucide-react';
import type { LoginDecision } from '#components/studio/staff/login-dialog.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import type { Person } from '#lib/contract/person.ts';

interface LoginMenuProps {
  person: Person;
  /** Whether to tell everything about the person, and to take their name away. */
  mayForget: boolean;
  onDecide: (decision: LoginDecision) => void;
  /** Asks before their name is taken away. */
  onForget: (person: Person) => void;
  /** Opens what readers are told of them. */
  onTell: (person: Person) => void;
  /** Has a link made by which the person chooses a password. */
  onInvite: (person: Person) => void;
}

/** What an administrator may do about how a person comes in, and what readers are told of them. */
export function LoginMenu({ person, mayForget, onDecide, onForget, onInvite, onTell }: LoginMenuProps) {
  return (
    <Menu
      label={`Inloggning för ${person.namn}`}
      trigger={
        <IconButton label={`Inloggning för ${person.namn}`} size="small">
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<KeyRound aria-hidden />} href={`/studio/rattigheter?person=${person.id}`}>
        Visa rättigheter
      </MenuItem>
      <MenuItem icon={<UserPen aria-hidden />} isDisabled={person.avidentifierad} onAction={() => onTell(person)}>
        Byline och presentation
      </MenuItem>
      <MenuItem icon={<MailPlus aria-hidden />} isDisabled={!person.aktiv} onAction={() => onInvite(person)}>
        Ny länk till lösenord
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden />} onAction={() => onDecide({ person, kind: 'endSessions' })}>
        Logga ut överallt
      </MenuItem>
      <MenuItem
        danger
        icon={<ShieldOff aria-hidden />}
        isDisabled={!person.andra_faktor}
        onAction={() => onDecide({ person, kind: 'resetSecondFactor' })}
      >
        Nollställ tvåstegsinloggning
      </MenuItem>
      {mayForget && (
        <MenuItem icon={<FileDown aria-hidden />} href={`/studio/api/anvandare/${person.id}/registerutdrag`} target="_blank">
          Ladda ned registerutdrag
        </MenuItem>
      )}
      {mayForget && (
        <MenuItem
          danger
          icon={<UserX aria-hidden />}
          isDisabled={person.aktiv || person.avidentifierad}
          hint="När den som är avstängd har slutat"
          onAction={() => onForget(person)}
        >
          Avidentifiera
        </MenuItem>
      )}
    </Menu>
  );
}
