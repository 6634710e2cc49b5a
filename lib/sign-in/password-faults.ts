import { dictionary } from '@zxcvbn-ts/language-common';
import { withFewMarks } from '#lib/content/few-marks.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { ROLES } from '#lib/contract/role.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { SWEDISH_PASSWORDS } from '#lib/sign-in/swedish-passwords.ts';

/** Whose password it is to be, as far as that is known. */
export interface PasswordOwner {
  namn: string;
  epost: string;
}

/** What everybody knows who wants to come in: what the program and the roles in it are called. */
const STUDIOS_WORDS: readonly string[] = ['Studio', 'superadministratör', 'administratör', ...ROLES];

/** So much of a password must be something else than its owner's name and address. */
const LEAST_OF_ITS_OWN = 8;
/** So many characters must not follow from those before them. */
const LEAST_CHOSEN = 6;
/** What repeats itself within so few characters is no longer than these. */
const SHORT_REPEAT = 8;
/** Words of a name that are shorter stand in too many others. */
const SHORTEST_OWN_WORD = 3;

/**
 * What is wrong with a password of the right length (decisions.md §17 and §19): one of the most common ones or built on one,
 * a pattern, made of its owner's name or e-mail address, or of nothing but words that everybody knows of the newsroom: `known`, and
 * those of the program. All of it, as faults of that field. Takes time in proportion to its length.
 */
export function passwordFaults(password: string, owner: PasswordOwner | undefined, known: readonly string[] = []): FaultEntry[] {
  const falt = 'losenord';
  const folded = fold(password);
  return [
    ...(isPattern(folded) ? [faultEntry('losenord_monster', { falt })] : []),
    ...(isCommon(folded) ? [faultEntry('losenord_vanligt', { falt })] : []),
    ...(isOfNewsroom(folded, known) ? [faultEntry('losenord_redaktionens', { falt })] : []),
    ...(owner !== undefined && isOfOwner(folded, owner) ? [faultEntry('losenord_eget_namn', { falt })] : []),
  ];
}

/** Case and accents make a password no better. */
function fold(text: string): string {
  return withFewMarks(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

let common: { words: ReadonlySet<string>; longest: number } | undefined;

function commonPasswords(): { words: ReadonlySet<string>; longest: number } {
  if (common === undefined) {
    const words = new Set([...(dictionary['passwords-common'] ?? []), ...SWEDISH_PASSWORDS].map(fold));
    common = { words, longest: [...words].reduce((most, { length }) => Math.max(most, length), 0) };
  }
  return common;
}

/** Whether no letter is left of it without those words, also where signs are written for letters. */
function isOfNewsroom(folded: string, known: readonly string[]): boolean {
  const words = knownWords([...STUDIOS_WORDS, ...known]);
  const plain = lettersAndDigits(folded);
  const signed = folded.replace(/[^\p{L}\p{N}@$!]/gu, '');
  const readings = [
    { written: plain, read: plain },
    // A digit that was read as a letter, and is of no word, is a digit.
    { written: signed, read: spelled(signed, 'i') },
    { written: signed, read: spelled(signed, 'l') },
  ];
  return readings.some(({ written, read }) => {
    const left = words.reduce((rest, word) => rest.replaceAll(word, ' '.repeat(word.length)), read);
    return left !== read && !hasLetterLeft(written, left);
  });
}

/** Whether a letter of what was written still stands in what is left, where the words are as many blanks. */
function hasLetterLeft(written: string, left: string): boolean {
  let at = 0;
  for (const character of written) {
    if (left[at] !== ' ' && /\p{L}/u.test(character)) return true;
    at += character.length;
  }
  return false;
}

/** The names, whole and word by word, as they may stand in a password; the longest first. */
function knownWords(names: readonly string[]): string[] {
  const folded = names.map(fold);
  const words = [...folded.map(lettersAndDigits), ...folded.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))];
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_OWN_WORD).toSorted((a, b) => b.length - a.length);
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether it is one of them, one with digits and signs before and after, with signs for letters, or one several times over. */
function isCommon(folded: string): boolean {
  const { words, longest } = commonPasswords();
  const whole = [folded, folded.replace(/[^a-z0-9]/g, ''), folded.slice(0, period(folded))];
  const inner = whole.flatMap((one) => [one, between(one, /[a-z0-9@$]/), between(one, /[a-z]/), between(one, /[a-z@$]/)]);
  // Spelled out it is as long as before.
  const possible = inner.filter(({ length }) => length > 2 && length <= longest);
  return possible.flatMap((one) => [one, spelled(one, 'i'), spelled(one, 'l')]).some((one) => words.has(one));
}

/** From the first to the last of its characters that are of that kind. */
function between(text: string, kind: RegExp): string {
  const first = text.search(kind);
  if (first === -1) return '';
  let end = text.length;
  while (!kind.test(text.charAt(end - 1))) end -= 1;
  return text.slice(first, end);
}

const SIGN_FOR_LETTER: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '@': 'a', $: 's', '5': 's', '7': 't', '8': 'b', '9': 'g' };

/** With the letters that digits and signs are written for: `p4ssw0rd`. A one is an i or an l. */
function spelled(text: string, one: 'i' | 'l'): string {
  return text.replace(/[0345789@$1!]/g, (sign) => SIGN_FOR_LETTER[sign] ?? one);
}

/** Digits alone, a few characters over and over, or steps along the alphabet and the keyboard. */
function isPattern(folded: string): boolean {
  const every = period(folded);
  const repeats = every < SHORT_REPEAT && folded.length >= every * 1.5;
  return repeats || /^[\d\s.,+-]*$/.test(folded) || hasFewChosen(folded);
}

/** After how many characters it begins anew: its length when it does not. */
function period(text: string): number {
  const borders = [0];
  for (let at = 1, border = 0; at < text.length; at++) {
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1] ?? 0;
    if (text[at] === text[border]) border += 1;
    borders.push(border);
  }
  return text.length - (borders.at(-1) ?? 0);
}

const ROWS = ['1234567890', 'qwertyuiopa', 'asdfghjkloa', 'zxcvbnm,.-'];

/** Whether too few characters are neither the one before nor next to it in the alphabet or on the keyboard. */
function hasFewChosen(folded: string): boolean {
  let chosen = 0;
  let before: string | undefined;
  for (const character of folded) {
    if (!follows(before, character)) chosen += 1;
    if (chosen >= LEAST_CHOSEN) return false;
    before = character;
  }
  return true;
}

function follows(before: string | undefined, character: string): boolean {
  if (before === undefined) return false;
  const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || ROWS.some((row) => row.includes(before + character) || row.includes(character + before));
}

/** Whether too little is left of it without the words of the name and the address. */
function isOfOwner(folded: string, { namn, epost }: PasswordOwner): boolean {
  const address = fold(epost);
  const [account = ''] = address.split('@', 1);
  const words = [...fold(namn).split(/[^\p{L}\p{N}]+/u), ...account.split(/[^\p{L}\p{N}]+/u)];
  const whole = [address, account, fold(namn), fold(namn).replace(/[^\p{L}\p{N}]/gu, '')];
  const own = [...new Set([...whole, ...words])].filter((word) => word.length >= SHORTEST_OWN_WORD).toSorted((a, b) => b.length - a.length);
  const left = own.reduce((rest, word) => rest.replaceAll(word, ''), folded);
  return left.length < folded.length && left.length < LEAST_OF_ITS_OWN;
}
