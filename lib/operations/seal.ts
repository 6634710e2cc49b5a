/** Closes a text for keeping, and opens it again. */
export interface Seal {
  close(text: string): string;
  /** Throws for anything that it did not close. */
  open(sealed: string): string;
}
