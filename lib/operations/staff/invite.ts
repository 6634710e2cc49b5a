import { CHOOSE_PASSWORD_PAGE, type Invitation, PASSWORD_LINKS } from '#lib/contract/password-link.ts';
import type { Person } from '#lib/contract/person.ts';
import { passwordLinkLetter } from '#lib/letters/password-link-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** Makes a link by which the person chooses a password, in place of any earlier one, and sends it to them where letters leave Studio. */
export async function invite(context: OperationContext, { id, epost }: Pick<Person, 'id' | 'epost'>): Promise<Invitation> {
  const { store, settings, now, actor, vault } = context;
  const key = context.newToken();
  const utgar = new Date(Date.parse(now) + PASSWORD_LINKS.inbjudan.lifeMs).toISOString();
  const lank = `${settings.url}${CHOOSE_PASSWORD_PAGE}#${key}`;
  await store.passwordLinks.put({ person: id, art: 'inbjudan', hash: context.hashToken(key), skapad: now, utgar }, now);
  if (settings.sendsMail) {
    const letter = passwordLinkLetter('inbjudan', { av: actor.namn, sajt: settings.sajt.namn, epost, utgar });
    await store.outbox.put({ till: [epost], ...letter, innehall: null, hemlighet: vault.close(lank) });
  }
  return { lank, utgar, mejlad: settings.sendsMail };
}
