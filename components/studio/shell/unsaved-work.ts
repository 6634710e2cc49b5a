import { z } from 'zod';
import { draftsIn } from '#components/editor/session/local-drafts.ts';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { entryDraftSchema, isEmptyDraft } from '#components/studio/live/live-entry.ts';
import { waitingWriteSchema } from '#components/studio/live/waiting-write.ts';
import { type KeptThing, ownThings } from '#components/studio/storage/own-storage.ts';
import { isAnythingUnsavedHere } from '#components/studio/storage/unsaved-here.ts';
import { isLanguage } from '#lib/contract/languages.ts';

/** Something that would be lost, and where it is saved. */
export interface UnsavedWork {
  namn: string;
  /** `undefined` when it is on the page that is open. */
  href: string | undefined;
}

/** What that person has not saved: in this browser, whichever tab it was written in, and on the open page. */
export function unsavedWork(person: string): UnsavedWork[] {
  // Asking the page has it keep what was written this very moment.
  const isUnsavedHere = isAnythingUnsavedHere();
  const kept = ownThings(person).flatMap(workOf);
  const unlike = kept.filter(({ namn, href }, place) => kept.findIndex((other) => other.href === href && other.namn === namn) === place);
  if (unlike.length > 0 || !isUnsavedHere) return unlike;
  return [{ namn: 'Det du skriver på den här sidan', href: undefined }];
}

function workOf(thing: KeptThing): UnsavedWork[] {
  if (thing.kind === 'osparat') return articleWork(thing);
  if (thing.kind === 'live') return liveWork(thing);
  // Nothing that anybody has written.
  if (thing.kind === 'anslutning') return [];
  return [{ namn: 'Handboken', href: '/studio/handbok/redigera' }];
}

function articleWork({ path: [item = '', sprak = ''], value }: KeptThing): UnsavedWork[] {
  const [draft] = draftsIn(value);
  if (draft === undefined) return [];
  const headline = draft.innehall.rubrik.trim() || 'En artikel utan rubrik';
  const language = isLanguage(sprak) && sprak !== 'sv' ? ` (${LANGUAGE_NAME[sprak].toLowerCase()})` : '';
  return [{ namn: `${headline}${language}`, href: `/studio/artikel/${item}` }];
}

function liveWork({ path: [item = '', part], value }: KeptThing): UnsavedWork[] {
  const href = `/studio/artikel/${item}/live`;
  if (part === 'utkorg') {
    const waiting = z.array(waitingWriteSchema).safeParse(value);
    return waiting.success && waiting.data.length > 0 ? [{ namn: 'Liveinlägg som inte har skickats', href }] : [];
  }
  const draft = entryDraftSchema.safeParse(value);
  if (!draft.success || isEmptyDraft(draft.data)) return [];
  return [{ namn: part === 'rattelse' ? 'En rättelse av ett liveinlägg' : 'Ett liveinlägg som du skriver på', href }];
}
