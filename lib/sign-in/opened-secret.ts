/** The secret of a second factor; undefined when there is none, or when it was closed by an application with another secret of its own. */
export function openedSecret(vault: { open(sealed: string): string }, sealed: string | undefined): string | undefined {
  try {
    return sealed === undefined ? undefined : vault.open(sealed);
  } catch {
    // Nobody can open it any more: what is left is a recovery code, or an administrator who sets the factor back.
    return undefined;
  }
}
