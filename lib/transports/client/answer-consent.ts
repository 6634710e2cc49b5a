import type { ConsentAnswer } from '#lib/contract/connection.ts';
import { answerIn, textOf, Unreachable } from '#lib/transports/client/browser.ts';
import { namingPagePerson } from '#lib/transports/client/page-person.ts';

/** Gives a person's answer and returns the address their browser is to go to. Refusals are thrown as those of the operations. */
export async function answerConsent(answer: ConsentAnswer): Promise<{ till: string }> {
  const response = await fetch('/studio/oauth/beslut', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', ...namingPagePerson() },
    body: JSON.stringify(answer),
  }).catch((cause: unknown) => {
    throw new Unreachable('Ingen kontakt med Studio.', { cause });
  });
  // As the door answers.
  return (await answerIn(response.status, await textOf(response))) as { till: string };
}
