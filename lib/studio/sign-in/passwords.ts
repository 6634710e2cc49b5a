import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommended setting for Argon2id: 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

const NOBODY = await hashPassword('nobody has this password');

/**
 * Whether the password belongs to the hash. Without a hash (nobody by that name, or
 * somebody who has no password) the same work is done before saying no,
 * so that the time taken does not tell which e-mail addresses exist.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const hasPassword = passwordHash !== undefined && passwordHash !== '';
  const matches = await verify(hasPassword ? passwordHash : NOBODY, password);
  return matches && hasPassword;
}
