import { EllipsisVertical, LogOut, MailPlus, ShieldOff } from 'lucide-react';
import type { LoginDecision } from '#components/studio/staff/login-dialog.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import type { Person } from '#lib/contract/person.ts';

interface LoginMenuProps {
  person: Person;
  onDecide: (decision: LoginDecision) => void;
  /** Has a link made by which the person chooses a password. */
  onInvite: (person: Person) => void;
}

/** What an administrator may do about how a person comes in. */
export function LoginMenu({ person, onDecide, onInvite }: LoginMenuProps) {
  return (
    <Menu
      label={`Inloggning för ${person.namn}`}
      trigger={
        <IconButton label={`Inloggning för ${person.namn}`} size="small">
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
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
    </Menu>
  );
}
