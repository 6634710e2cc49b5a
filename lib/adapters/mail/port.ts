/** One letter to one person. */
export interface Letter {
  /** Stays the same through every try: it becomes the Message-ID, by which a doubled letter is recognised. */
  id: string;
  till: string;
  amne: string;
  /** Plain text. */
  text: string;
  /** When it was written, ISO 8601. */
  skapad: string;
}

/** What has become of a letter: it has been taken by a mail server, or is to be read in the outbox and nowhere else. */
export type LetterOutcome = 'skickat' | 'bara_utkorg';

/** How letters leave Studio. */
export interface MailPort {
  /**
   * Hands over the letter. Rejects with a MailFailure when nobody has taken it, or when nobody can know whether it was
   * taken: it says whether the same letter may be tried again. Nothing in a letter can become a header or another recipient.
   */
  send(letter: Letter): Promise<LetterOutcome>;
  /** Sends nothing: rejects with a MailFailure when no letter would be taken as things are. */
  check(): Promise<void>;
}
