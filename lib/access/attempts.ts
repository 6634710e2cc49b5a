import { cannotChangeSeenPicture } from '#lib/access/pictures-readers-see.ts';
import {
  cannotAccept,
  cannotAdminister,
  cannotAppoint,
  cannotApprove,
  cannotChangeComment,
  cannotConfirm,
  cannotDecideLogins,
  cannotDecline,
  cannotDelete,
  cannotOverride,
  cannotRelease,
  cannotRemoveComment,
  cannotRemoveSkeleton,
  cannotRevokeShare,
  cannotSchedule,
  cannotShareVersion,
  cannotTakeDown,
  cannotWrite,
} from '#lib/access/rights.ts';
import type { Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';

/** An article that whoever asks may work in, as far as sections, templates and languages go. */
const WITHIN = { sektion: 'nyheter', mall: 'nyhet' };
const SWEDISH = ['sv'];

interface AttemptKind {
  /** What is attempted, in Swedish: goes on from the operation's own sentence. */
  om: string;
  /** Why the actor may not. */
  cannot(actor: Actor): Refusal | undefined;
  /** Asks for more than the operation does by itself, which is done without it too. */
  isMore?: true;
}

const deletes = (actor: Actor, item: { agare: string; publik: boolean }) =>
  cannotDelete(actor, { ...WITHIN, ...item }) ?? cannotWrite(actor, WITHIN, []);

/**
 * What an operation decides by the article or the person it is about, and not by who calls alone: each with the right that
 * decides it. An operation names those it has (`attempts`); the table of permissions is made of both.
 */
const ATTEMPTS = {
  skriva: { om: 'i det som får skrivas', cannot: (actor) => cannotWrite(actor, WITHIN, SWEDISH) },
  skrivaUtkast: { om: 'i ett utkast', cannot: (actor) => cannotWrite(actor, WITHIN, SWEDISH) },
  dela: { om: 'med en delningslänk', cannot: (actor) => cannotShareVersion(actor, WITHIN, 'sv'), isMore: true },
  aterkallaAndras: {
    om: 'som någon annan har gjort',
    cannot: (actor) => cannotRevokeShare(actor, WITHIN, { sprak: 'sv', av: { id: '' } }),
  },
  andraAnnansKommentar: {
    om: 'som någon annan har skrivit',
    cannot: (actor) => cannotChangeComment(actor, { av: { id: '' } }),
    isMore: true,
  },
  taBortAnnansKommentar: {
    om: 'som någon annan har skrivit',
    cannot: (actor) => cannotRemoveComment(actor, { av: { id: '' } }),
    isMore: true,
  },
  godtaForslag: { om: 'i det som får skrivas', cannot: (actor) => cannotAccept(actor, WITHIN, 'sv') },
  avbojaAnnansForslag: {
    om: 'som någon annan har lämnat',
    cannot: (actor) => cannotDecline(actor, WITHIN, 'sv', { av: { id: '' } }),
    isMore: true,
  },
  taBortAnnansStomme: {
    om: 'som någon annan har sparat',
    cannot: (actor) => cannotRemoveSkeleton(actor, { av: { id: '' } }),
    isMore: true,
  },
  bildLasarnaSer: {
    om: 'som läsarna ser',
    cannot: (actor) => cannotChangeSeenPicture(actor, [{ ...WITHIN, sprak: 'sv' }]),
    isMore: true,
  },
  godkanna: { om: 'till godkand', cannot: (actor) => cannotApprove(actor, WITHIN, 'sv') },
  publicera: { om: 'så att läsare ser det', cannot: (actor) => cannotRelease(actor, WITHIN, SWEDISH) },
  schemalagga: { om: 'vid en senare tid', cannot: (actor) => cannotSchedule(actor, WITHIN, SWEDISH) },
  bekrafta: { om: 'på en agents begäran', cannot: (actor) => cannotConfirm(actor, WITHIN, SWEDISH, 'godkänna') },
  overstyra: { om: 'trots fel som stoppar', cannot: (actor) => cannotRelease(actor, WITHIN, SWEDISH) ?? cannotOverride(actor) },
  taNed: { om: 'i det som får skrivas', cannot: (actor) => cannotTakeDown(actor, WITHIN) },
  raderaEget: { om: 'raderad: ett eget utkast', cannot: (actor) => deletes(actor, { agare: actor.id, publik: false }) },
  raderaAnnans: { om: 'raderad: någon annans utkast', cannot: (actor) => deletes(actor, { agare: '', publik: false }) },
  raderaPublicerat: { om: 'raderad: något som varit publicerat', cannot: (actor) => deletes(actor, { agare: '', publik: true }) },
  allas: { om: 'allas, inte bara de egna', cannot: (actor) => cannotAdminister(actor), isMore: true },
  andras: { om: 'för andra än administratörer', cannot: (actor) => cannotAppoint(actor, { roll: 'skribent' }) },
  inloggningar: { om: 'epost eller sakerhet', cannot: (actor) => cannotDecideLogins(actor), isMore: true },
  administratorsLank: { om: 'en administratörs lösenordslänk', cannot: (actor) => cannotAppoint(actor, { roll: 'admin' }), isMore: true },
  administratorers: { om: 'för en administratör', cannot: (actor) => cannotAppoint(actor, { roll: 'admin' }) },
} satisfies Record<string, AttemptKind>;

export type Attempt = keyof typeof ATTEMPTS;

/** The attempt as it is kept: which right it asks, and what it is called. */
export function attemptKind(attempt: Attempt): AttemptKind {
  return ATTEMPTS[attempt];
}
