import styles from '#components/studio/sign-in/openid-button.module.css';
import button from '#components/ui/button.module.css';
import { classNames } from '#components/ui/class-names.ts';

interface OpenIdButtonProps {
  /** What people call the organisation's own login. */
  name: string;
  /** Where to go afterwards: an address within the application. */
  destination: string;
}

/** The way in by the organisation's own login, below that by password. */
export function OpenIdButton({ name, destination }: OpenIdButtonProps) {
  return (
    <div className={styles.other}>
      <p className={styles.or}>eller</p>
      {/* It leads out of the application, which our own links do not. */}
      <a
        href={`/api/auth/oidc?${new URLSearchParams({ till: destination })}`}
        className={classNames(button.button, button.standard, styles.link)}
      >
        Logga in med {name}
      </a>
    </div>
  );
}
