import { refusalOf, type SignInRefusal } from '#components/studio/sign-in/sign-in.ts';

/** Whose password a link is for. */
export interface LinkOwner {
  namn: string;
  epost: string;
}

const send = (address: string, fields: Record<string, string>) =>
  fetch(`/api/auth/${address}`, { method: 'POST', body: new URLSearchParams(fields) });

/** Whose password is to be chosen, or why the link is no good. Rejects when the service does not answer. */
export async function linkOwner(nyckel: string): Promise<LinkOwner | SignInRefusal> {
  const response = await send('losenordslank', { nyckel });
  return response.ok ? (await response.json()).lank : refusalOf(response);
}

/** Chooses the password; a refusal in the service's own words, and undefined when it has been chosen. Rejects as linkOwner does. */
export async function choosePassword(nyckel: string, losenord: string): Promise<SignInRefusal | undefined> {
  const response = await send('losenordslank/val', { nyckel, losenord });
  return response.ok ? undefined : refusalOf(response);
}

/** Asks for a link. Whether anybody has that address is told to nobody. Rejects as linkOwner does. */
export async function askForLink(epost: string): Promise<SignInRefusal | undefined> {
  const response = await send('glomt-losenord', { epost });
  return response.ok ? undefined : refusalOf(response);
}
