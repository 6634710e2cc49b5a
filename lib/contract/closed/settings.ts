import type { Settings } from '#lib/contract/settings.ts';

/** What stands for a secret wherever settings are read; written back, it leaves the secret as it is. */
export const SECRET_SET = 'satt';

/**
 * What nobody but a superadministrator changes: where the letters go that let people in, what it takes to come in, and how long it is told who did
 * what. Whoever may decide the first two may come in as anybody; whoever decides the last has what they did forgotten.
 */
export const SUPERADMINS_SETTINGS: readonly (keyof Settings)[] = ['epost', 'sakerhet', 'logg'];
