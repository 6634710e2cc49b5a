import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AI_FAILURES } from '#lib/adapters/ai/failure.ts';
import { REVISION_TYPES } from '#lib/contract/article.ts';
import { CONTENT_STATUSES, LANGUAGE_STATUSES } from '#lib/contract/closed/article.ts';
import { DISMISSALS, IDEA_STATES } from '#lib/contract/closed/idea.ts';
import { INBOX_EVENTS } from '#lib/contract/closed/inbox.ts';
import { LETTER_STATES } from '#lib/contract/closed/letter.ts';
import { SKELETON_KINDS } from '#lib/contract/closed/own-skeleton.ts';
import { DECISIONS } from '#lib/contract/closed/proposal.ts';
import { QUEUE_KINDS, QUEUE_PRIORITIES } from '#lib/contract/closed/queue.ts';
import { JOB_STATES } from '#lib/contract/closed/translation.ts';
import { DELIVERY_KINDS, DELIVERY_STATES, WEBHOOK_STATES } from '#lib/contract/closed/webhook.ts';
import { SCOPES } from '#lib/contract/connection.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { LINK_CAUSES } from '#lib/contract/link.ts';
import { PASSWORD_LINKS } from '#lib/contract/password-link.ts';
import { READER_SOURCES } from '#lib/contract/reader-source.ts';
import { RELEASE_KINDS, RELEASE_STATES } from '#lib/contract/release.ts';
import { RIGHTS } from '#lib/contract/role.ts';
import { VIEWED_SCREENS } from '#lib/contract/saved-view.ts';
import { SIGN_IN_WAYS } from '#lib/contract/session.ts';
import { TASK_LETTERS, TASK_NEWS } from '#lib/contract/task-letters.ts';
import { SEALED_NAMES } from '#lib/store/sealed-tables.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/*
 * The database refuses rubbish whoever writes it: by a statement typed by hand as well as by a release with a mistake. One
 * row of each table is made here; each case writes it once more with one value changed, and nothing of that is kept.
 */

const ITEM = '00000000-0000-7000-8000-000000000001';
const REVISION = '00000000-0000-7000-8000-000000000002';
const PERSON = '00000000-0000-7000-8000-000000000003';
const OTHER = '00000000-0000-7000-8000-000000000004';
const SECOND = '00000000-0000-7000-8000-000000000005';
const NOBODY = '00000000-0000-7000-8000-00000000dead';
const WHO = `'{"typ": "person", "id": "p", "namn": "P"}'`;

/** A revision that points at the first one in every way there is. */
const revisionRow = (id: string, nr: number) => `(id, innehall_id, sprak, nr, hash, rubrik, ingress, block, meta, slug, bas, kall_revision,
    kommentar, av, typ, skapad, live_grund, live_steg)
  VALUES ('${id}', '${ITEM}', 'sv', ${nr}, 'h', 'R', 'I', '[]', '{}', 'r', '${REVISION}', '${REVISION}', '', ${WHO}, 'manuell', now(), '${REVISION}', ${nr})`;

const ROWS: Record<string, string> = {
  sektion: `(id, namn, mallar, sprak) VALUES ('mat', 'Mat', '{nyhet}', '{sv,en}')`,
  roll: `(id, namn, ratter, sektioner, sprak) VALUES ('webbredaktor', 'Webbredaktör', '{skriva}', '{mat}', '{sv}')`,
  person: `(id, epost, namn, losenord_hash, roll, sprak) VALUES ('${PERSON}', 'p@exempel.se', 'P', 'x', 'skribent', '{sv}')`,
  andra_faktor: `(person_id, hemlighet, sedan) VALUES ('${PERSON}', 's', now())`,
  reservkod: `(person_id, hash) VALUES ('${PERSON}', 'h')`,
  passernyckel: `(id, person_id, kredential, publik_nyckel, namn, raknare, transporter, sakerhetskopierad, skapad)
    VALUES ('${OTHER}', '${PERSON}', 'k', 'p', 'N', 0, '{}', false, now())`,
  passernyckelfraga: `(hash, person_id, sort, utgar) VALUES ('h', '${PERSON}', 'ny', now())`,
  losenordslank: `(person_id, art, hash, skapad, utgar) VALUES ('${PERSON}', 'inbjudan', 'h', now(), now() + interval '3 days')`,
  session: `(id, hash, person_id, session_nr, skapad, senast_anvand, utgar, klient, adress, inloggad_med)
    VALUES ('${OTHER}', 'h', '${PERSON}', 1, now(), now(), now() + interval '1 day', '', '', 'losenord')`,
  agent: `(id, namn, agare_id, nyckel_hash, nyckel_prefix, sprak, kvot_utkast, kvot_releaser, kvot_ai_tokens)
    VALUES ('${OTHER}', 'A', '${PERSON}', 'h', 'h', '{*}', 1, 1, 1)`,
  kandis: `(id, namn, fodd, fodd_iso, kand_for, vag, rader, kalla, skapad, andrad) VALUES ('${OTHER}', 'K', '', '', '', '', '[]', '', now(), now())`,
  kandis_namn: `(kandis_id, tat, ord) VALUES ('${OTHER}', 'k', 'k')`,
  kandis_ord: `(ord) VALUES ('w')`,
  kandis_delat: `(tat, kandis_id) VALUES ('k', '${OTHER}')`,
  kandis_tidigare: `(id, kandis_id, externt_id) VALUES ('${SECOND}', '${OTHER}', 'Q1')`,
  skribent: `(person_id) VALUES ('${PERSON}')`,
  skribentadress: `(slug, person_id) VALUES ('p', '${PERSON}')`,
  skribentnamn: `(person_id, nyckel) VALUES ('${PERSON}', 'p')`,
  kandisadress: `(slug, kandis_id) VALUES ('nora', '${OTHER}')`,
  tagg: `(id, slug, namn) VALUES ('${OTHER}', 't', 'T')`,
  taggnyckel: `(nyckel, grov, tagg_id) VALUES ('t', 't', '${OTHER}')`,
  taggnamn: `(namn, nyckel) VALUES ('T', 't')`,
  taggnarhet: `(nyckel, annan) VALUES ('t', 't')`,
  taggterm: `(tagg_id, av) VALUES ('${OTHER}', ${WHO})`,
  taggprovning: `(nyckel) VALUES ('t')`,
  taggfoljd: `(namn) VALUES ('T')`,
  taggadress: `(slug, tagg_id) VALUES ('t', '${OTHER}')`,
  tagg_tidigare: `(id, tagg_id) VALUES ('${SECOND}', '${OTHER}')`,
  agent_bruk: `(agent_id, dag) VALUES ('${OTHER}', '2026-11-22')`,
  provomgang: `(id, agent_id, nyckel_prefix, ovning, fro, skapad, slutar, poang, utdelad, uppgifter)
    VALUES ('${OTHER}', '${OTHER}', 'studio_abcdef', false, 1, now(), now(), 0, 'h', '[]')`,
  innehall: `(id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
    VALUES ('${ITEM}', 'mat', 'nyhet', 1, 'R', '{}', '{}', 'sv', ${WHO}, now(), now())`,
  revision: revisionRow(REVISION, 1),
  sprakversion: `(innehall_id, sprak, arbetsrevision_id, arbetsrevision_nr, publicerad_revision_id, publicerad_revision_nr, kall_revision_id, rubrik, slug)
    VALUES ('${ITEM}', 'sv', '${REVISION}', 1, '${REVISION}', 1, '${REVISION}', 'R', 'r')`,
  sokpost: `(innehall_id, sprak, revision_id, rubrik, rubrikord, vektor) VALUES ('${ITEM}', 'sv', '${REVISION}', 'r', '', '')`,
  sokko: `(innehall_id, sprak) VALUES ('${ITEM}', 'sv')`,
  sokform: '(nr) VALUES (1)',
  sokord: `(ord) VALUES ('r')`,
  adress: `(sprak, sektion, slug, innehall_id) VALUES ('sv', 'mat', 'r', '${ITEM}')`,
  release: `(id, innehall_id, lage, tillstand, revisioner, fakta, av, skapad, andrad)
    VALUES ('${OTHER}', '${ITEM}', 'publicera', 'klar', '{}', '{}', ${WHO}, now(), now())`,
  publicering: `(id, innehall_id, sprak, revision_id, release_id, sektion, slug, mall, mall_version, kallor, agare, publicerad, skapad)
    VALUES ('${OTHER}', '${ITEM}', 'sv', '${REVISION}', '${OTHER}', 'mat', 'r', 'nyhet', 1, '[]', ${WHO}, now(), now())`,
  publicerad_version: `(innehall_id, sprak, publicering_id, revision_id, sektion, slug, mall, publicerad)
    VALUES ('${ITEM}', 'sv', '${OTHER}', '${REVISION}', 'mat', 'r', 'nyhet', now())`,
  publicerad_sok: `(innehall_id, sprak, publicering_id, publicerad, vektor) VALUES ('${ITEM}', 'sv', '${OTHER}', now(), '')`,
  publicerad_pris: `(innehall_id, sprak, kontrollerad) VALUES ('${ITEM}', 'sv', '2026-11-22')`,
  publicerad_utan_alt: `(innehall_id, sprak, publicering_id, publicerad, antal, block) VALUES ('${ITEM}', 'sv', '${ITEM}', '2026-11-22', 1, '')`,
  sokmotorbesked: `(innehall_id, sprak) VALUES ('${ITEM}', 'sv')`,
  publicerad_tagg: `(innehall_id, sprak, namn, publicerad) VALUES ('${ITEM}', 'sv', 'T', now())`,
  // There is one from the beginning.
  publicerad_person: `(innehall_id, sprak, tat, publicerad) VALUES ('${ITEM}', 'sv', 'nora', now())`,
  publicerad_skribent: `(innehall_id, sprak, nyckel, publicerad) VALUES ('${ITEM}', 'sv', 'namn:p', now())`,
  personko: `(innehall_id, sprak) VALUES ('${ITEM}', 'sv')`,
  personfyllning: `(id, efter) VALUES (1, '${NOBODY}') ON CONFLICT DO NOTHING`,
  taggfyllning: `(id, efter) VALUES (1, '${NOBODY}') ON CONFLICT DO NOTHING`,
  renderad: `(innehall_id, sprak, publicering_id, renderare, underlag, delar) VALUES ('${ITEM}', 'sv', '${OTHER}', 1, 'u', '')`,
  delning: `(id, innehall_id, sprak, revision_id, token_hash, utgar, av, skapad)
    VALUES ('${OTHER}', '${ITEM}', 'sv', '${REVISION}', 'h', now(), ${WHO}, now())`,
  release_steg: `(release_id, nr, steg, tillstand, tid) VALUES ('${OTHER}', 1, 's', 'klar', now())`,
  ko: `(id, rubrik, sektion, innehall_id, tagen_av, tagen_till, av, skapad, andrad)
    VALUES ('${OTHER}', 'R', 'mat', '${ITEM}', ${WHO}, now(), ${WHO}, now(), now())`,
  bevakning: `(id, adress, namn, sektion, ord, intervall, av, skapad) VALUES ('${OTHER}', 'https://nyheter.example/', 'N', 'mat', '{}', 30, ${WHO}, now())`,
  ide: `(id, rubrik, ingress, tid, ord, traffar, relevans, sektion, bevakning_id, tillstand, orsak, avgjord, avgjord_av, ko_id, sedd, skapad)
    VALUES ('${OTHER}', 'R', '', now(), '{}', '{}', 50, 'mat', '${OTHER}', 'bestalld', 'ointressant', now(), ${WHO}, '${OTHER}', now(), now())`,
  idekalla: `(id, ide_id, bevakning_id, nyckel, rubrik, ingress, adress, tid, drag, skapad)
    VALUES ('${OTHER}', '${OTHER}', '${OTHER}', 'k', 'R', '', 'https://nyheter.example/1', now(), '{}', now())`,
  kommentar: `(id, ko_id, text, av, skapad, andrad) VALUES ('${OTHER}', '${OTHER}', 'T', ${WHO}, now(), now())`,
  artikelkommentar: `(id, innehall_id, sprak, svar_pa, text, av, skapad, andrad, block, falt, fast)
    VALUES ('${OTHER}', '${ITEM}', 'sv', '${OTHER}', 'T', ${WHO}, now(), now(), '', '', true)`,
  kommentarnamn: `(kommentar_id, person_id, trad_id, tid, brev) VALUES ('${OTHER}', '${PERSON}', '${OTHER}', now(), true)`,
  inkorg: `(id, person_id, nyckel, handelse, innehall_id, antal, tid, brev)
    VALUES ('${OTHER}', '${PERSON}', 'text', 'text_andrad', '${ITEM}', 1, now(), false)`,
  kobrev: `(person_id, nar) VALUES ('${PERSON}', 'genast')`,
  skrivsatt: `(person_id, typografi) VALUES ('${PERSON}', false)`,
  koavisering: `(id, person_id, ko_id, handelse, text, tid) VALUES ('${OTHER}', '${PERSON}', '${OTHER}', 'tilldelad', '', now())`,
  arbetskopia: `(innehall_id, sprak, person_id, bas, nr, andrad) VALUES ('${ITEM}', 'sv', '${PERSON}', '${REVISION}', 1, now())`,
  arbetskopia_del: `(innehall_id, sprak, person_id, del, nr, varde) VALUES ('${ITEM}', 'sv', '${PERSON}', 'rubrik', 1, '"R"')`,
  gemensam_text: `(innehall_id, sprak, person_id, bas, nr, andrad) VALUES ('${ITEM}', 'sv', '${PERSON}', '${REVISION}', 1, now())`,
  gemensam_text_del: `(innehall_id, sprak, del, nr, varde) VALUES ('${ITEM}', 'sv', 'rubrik', 1, '"R"')`,
  lasning: `(innehall_id, sprak, person_id, nr) VALUES ('${ITEM}', 'sv', '${PERSON}', 1)`,
  sparad_vy: `(id, person_id, skarm, namn, val, skapad) VALUES ('${OTHER}', '${PERSON}', 'ko', 'N', '', now())`,
  utskick: `(id, till, amne, text, innehall_id) VALUES ('${OTHER}', 'p@exempel.se', 'A', 'T', '${ITEM}')`,
  oversattningsjobb: `(id, innehall_id, fran, till, skriv_over, kalla, bas, av, skapad)
    VALUES ('${OTHER}', '${ITEM}', 'sv', 'en', false, '${REVISION}', '${REVISION}', ${WHO}, now())`,
  andringsforslag: `(id, innehall_id, sprak, bas, hash, kommentar, delar, antal, av, skapad)
    VALUES ('${OTHER}', '${ITEM}', 'sv', '${REVISION}', 'h', '', '[{}]', 1, ${WHO}, now())`,
  forslagsbeslut: `(forslag_id, innehall_id, del, utfall, orsak, av, tid) VALUES ('${OTHER}', '${ITEM}', 'rubrik', 'avbojd', '', ${WHO}, now())`,
  godkand_revision: `(revision_id, innehall_id, av) VALUES ('${REVISION}', '${ITEM}', ${WHO})`,
  revisionsnamn: `(revision_id, innehall_id, namn) VALUES ('${REVISION}', '${ITEM}', 'N')`,
  oversattning: `(revision_id, innehall_id, sprak, nr, delar) VALUES ('${REVISION}', '${ITEM}', 'sv', 1, '{}')`,
  ai_anrop: `(id, tid, dag, uppgift, prompt, tjanst, modell, utfall, tokens_in, tokens_ut, ms, innehall, av)
    VALUES ('${OTHER}', now(), '2026-11-22', 'u', 'p', 't', 'm', 'svar', 1, 1, 1, '${ITEM}', ${WHO})`,
  media: `(id, filnamn, typ, bredd, hojd, byte, hash, av, skapad) VALUES ('${OTHER}', 'f.jpg', 'image/jpeg', 1, 1, 1, 'h', ${WHO}, now())`,
  stomme: `(id, slag, namn, beskrivning, block, av, skapad) VALUES ('${OTHER}', 'monster', 'M', '', '[]', ${WHO}, now())`,
  webhook: `(id, namn, adress, typer, hemlighet, agare_id, av, skapad) VALUES ('${OTHER}', 'W', 'https://w.example/', '{}', 'h', '${PERSON}', ${WHO}, now())`,
  webhookleverans: `(id, webhook_id, slag, typer, antal, lage, skapad) VALUES ('${OTHER}', '${OTHER}', 'prov', '{}', 0, 'levererad', now())`,
  samling: `(id, namn, av, skapad) VALUES ('${OTHER}', 'S', ${WHO}, now())`,
  samlingsbild: `(samling_id, media_id) VALUES ('${OTHER}', '${OTHER}')`,
  bildbruk: `(innehall_id, sprak, lage, roll, block, media_id) VALUES ('${ITEM}', 'sv', 'arbets', 'hero', '', '${OTHER}')`,
  annonsprogram: `(id, namn, domaner, rel, parametrar, skapad) VALUES ('${OTHER}', 'P', '{}', '{sponsored}', '{}', now())`,
  utlank: `(kod, program_id, adress, sektioner, av, skapad) VALUES ('panna', '${OTHER}', 'https://butik.example/', '{}', ${WHO}, now())`,
  utklick: `(kod, dag, innehall_id, block, antal) VALUES ('panna', '2026-11-22', '${ITEM}', 'b', 1)`,
  omdirigering: `(id, fran, till, status, av, skapad) VALUES ('${OTHER}', '/gammal', '/ny', 301, ${WHO}, now())`,
  omdirigeringsbruk: `(omdirigering_id, antal, senast) VALUES ('${OTHER}', 1, '2026-11-22')`,
  sidvisning_nyss: `(minut, innehall_id, visningar) VALUES ('2026-11-22T10:00:00Z', '${ITEM}', 1)`,
  sidvisning: `(innehall_id, dag, sprak, kalla, sektion, visningar, lastid_0, lastid_10, lastid_30, lastid_60, lastid_180, djup_0, djup_25, djup_50, djup_75)
    VALUES ('${ITEM}', '2026-11-22', 'sv', 'direkt', 'mat', 1, 1, 0, 0, 0, 0, 1, 0, 0, 0)`,
  trafiksumma: `(slag, dag, varde, visningar, lastid_0, lastid_10, lastid_30, lastid_60, lastid_180, djup_0, djup_25, djup_50, djup_75)
    VALUES ('alla', '2026-11-22', '', 1, 1, 0, 0, 0, 0, 1, 0, 0, 0)`,
  inlast_trafik: `(innehall_id, dag, kalla, visningar, importerad) VALUES ('${ITEM}', '2026-11-22', 'matomo', 1, now())`,
  inlast_trafiksumma: `(dag, kalla, visningar, importerad) VALUES ('2026-11-22', 'matomo', 1, now())`,
  intakt: `(program_id, innehall_id, dag, valuta, kalla, belopp, importerad) VALUES ('${OTHER}', '${ITEM}', '2026-11-22', 'SEK', 'prov', 1, now())`,
  intaktsumma: `(slag, dag, varde, valuta, kalla, belopp, rader, importerad) VALUES ('alla', '2026-11-22', '', 'SEK', 'prov', 1, 1, now())`,
  lank: `(id, nyckel, adress, vard, skapad, andrad) VALUES ('${OTHER}', '${'0'.repeat(64)}', 'https://exempel.se/', 'exempel.se', now(), now())`,
  lankplats: `(lank_id, innehall_id, sprak, block) VALUES ('${OTHER}', '${ITEM}', 'sv', 'b')`,
  lankvard: `(vard, nasta) VALUES ('exempel.se', now())`,
  lankko: `(innehall_id, sprak) VALUES ('${ITEM}', 'sv')`,
  lankfyllning: `(id, efter) VALUES (1, '${NOBODY}') ON CONFLICT DO NOTHING`,
  flytt: `(id, till, adress, av, begard, antal) VALUES ('${OTHER}', 'wordpress', 'https://wp.example', ${WHO}, now(), 1)`,
  idempotens: `(principal, nyckel, kropp, status, svar, paborjad) VALUES ('p', 'n', 'k', 200, '{}', now())`,
  installning: `(nyckel, version, varde, av, skapad) VALUES ('n', 1, '{}', ${WHO}, now())`,
  avtryck: `(tabell, rad, hash) VALUES ('media', '${OTHER}', '${'0'.repeat(64)}')`,
  oforseglad: `(tabell, rad) VALUES ('revision', '${REVISION}')`,
  sigill: `(nr, tid, antal, foregaende, rot) VALUES (1, now(), 1, '', '${'0'.repeat(64)}')`,
  sigillrad: `(nr, plats, tabell, rad, hash, innehall_id, sprak, version, kedja)
    VALUES (1, 0, 'revision', '${REVISION}', '', '${ITEM}', 'sv', 1, '${'0'.repeat(64)}')`,
  historikkontroll: `(id, begard) VALUES ('${OTHER}', now())`,
  anropsfonster: `(principal, borjad, lasning, skrivning) VALUES ('p', now(), 1, 1)`,
  inloggningsforsok: `(nyckel, tider) VALUES ('${'0'.repeat(64)}', '{}')`,
  anslutning: `(id, person_id, session_nr, klient, klient_namn, klient_vard, omdirigering, resurs, omfang, skapad)
    VALUES ('${OTHER}', '${PERSON}', 1, 'k', 'k', 'v', 'o', 'r', '{innehall:las}', now())`,
  anslutningskod: `(hash, anslutning_id, utmaning, utgar) VALUES ('h', '${OTHER}', 'u', now())`,
  anslutningsnyckel: `(hash, anslutning_id, sort, omfang, utgar) VALUES ('h', '${OTHER}', 'atkomst', '{innehall:las}', now())`,
};

/** Every closed set and what belongs to it. */
const CLOSED: Array<[column: string, members: readonly string[]]> = [
  ['session.inloggad_med', SIGN_IN_WAYS],
  ['passernyckelfraga.sort', ['ny', 'inloggning']],
  ['losenordslank.art', Object.keys(PASSWORD_LINKS)],
  ['innehall.status', CONTENT_STATUSES],
  ['innehall.kallsprak', LANGUAGES],
  ['sprakversion.status', LANGUAGE_STATUSES],
  ['sprakversion.sprak', LANGUAGES],
  ['revision.typ', REVISION_TYPES],
  ['revision.sprak', LANGUAGES],
  ['sokpost.sprak', LANGUAGES],
  ['sokko.sprak', LANGUAGES],
  ['artikelkommentar.sprak', LANGUAGES],
  ['andringsforslag.sprak', LANGUAGES],
  ['forslagsbeslut.utfall', DECISIONS],
  ['arbetskopia.sprak', LANGUAGES],
  ['arbetskopia_del.sprak', LANGUAGES],
  ['gemensam_text.sprak', LANGUAGES],
  ['gemensam_text_del.sprak', LANGUAGES],
  ['lasning.sprak', LANGUAGES],
  ['adress.sprak', LANGUAGES],
  ['publicering.sprak', LANGUAGES],
  ['publicerad_version.sprak', LANGUAGES],
  ['publicerad_sok.sprak', LANGUAGES],
  ['publicerad_pris.sprak', LANGUAGES],
  ['publicerad_utan_alt.sprak', LANGUAGES],
  ['sokmotorbesked.sprak', LANGUAGES],
  ['publicerad_tagg.sprak', LANGUAGES],
  ['publicerad_person.sprak', LANGUAGES],
  ['publicerad_skribent.sprak', LANGUAGES],
  ['personko.sprak', LANGUAGES],
  ['lankko.sprak', LANGUAGES],
  ['lankplats.sprak', LANGUAGES],
  ['sidvisning.sprak', LANGUAGES],
  ['sidvisning.kalla', READER_SOURCES],
  ['lank.tillstand', ['ny', 'ok']],
  ['flytt.till', ['inbyggd', 'wordpress']],
  ['lank.orsak', LINK_CAUSES],
  ['renderad.sprak', LANGUAGES],
  ['delning.sprak', LANGUAGES],
  ['bildbruk.sprak', LANGUAGES],
  ['bildbruk.lage', ['arbets', 'publik']],
  ['bildbruk.roll', ['hero', 'puff', 'block']],
  ['oversattning.sprak', LANGUAGES],
  ['release.lage', RELEASE_KINDS],
  ['release.tillstand', RELEASE_STATES],
  ['ko.typ', QUEUE_KINDS],
  ['ko.prioritet', QUEUE_PRIORITIES],
  ['kobrev.nar', TASK_LETTERS],
  ['kobrev.inkorg', TASK_LETTERS],
  ['koavisering.handelse', TASK_NEWS],
  ['inkorg.handelse', INBOX_EVENTS],
  ['inkorg.sprak', LANGUAGES],
  ['sparad_vy.skarm', VIEWED_SCREENS],
  ['stomme.slag', SKELETON_KINDS],
  ['webhook.lage', WEBHOOK_STATES],
  ['webhookleverans.slag', DELIVERY_KINDS],
  ['webhookleverans.lage', DELIVERY_STATES],
  ['ide.tillstand', IDEA_STATES],
  ['ide.orsak', DISMISSALS],
  ['utskick.lage', LETTER_STATES],
  ['oversattningsjobb.status', JOB_STATES],
  ['anslutningsnyckel.sort', ['atkomst', 'fornyelse']],
  ['sigillrad.sprak', LANGUAGES],
  ['sigillrad.tabell', SEALED_NAMES],
  ['oforseglad.tabell', SEALED_NAMES],
  ['ai_anrop.utfall', ['svar', ...AI_FAILURES]],
];

/** The same of lists: each of their values is of the set. */
const CLOSED_LISTS: Array<[column: string, members: readonly string[]]> = [
  ['person.sprak', LANGUAGES],
  ['roll.sprak', LANGUAGES],
  ['roll.ratter', RIGHTS],
  ['agent.sprak', ['*', ...LANGUAGES]],
  ['sektion.sprak', LANGUAGES],
  ['anslutning.omfang', SCOPES],
  ['anslutningsnyckel.omfang', SCOPES],
];

/** What no such column can hold, whatever the rest of the row says. */
const SENSELESS: Array<[column: string, value: unknown]> = [
  ['tagg.slug', 'Två ord'],
  ['tagg.namn', ''],
  ['taggfyllning.id', 2],
  ['personfyllning.id', 2],
  ['lankfyllning.id', 2],
  ['flytt.adress', ''],
  ['flytt.antal', -1],
  ['lank.nyckel', 'skräp'],
  ['sidvisning.visningar', 2],
  ['sidvisning_nyss.visningar', 0],
  ['trafiksumma.slag', 'annat'],
  ['inlast_trafik.kalla', ''],
  ['inlast_trafik.visningar', -1],
  ['inlast_trafik.visningar', null],
  ['intakt.valuta', 'kr'],
  ['intakt.kalla', ''],
  ['intaktsumma.slag', 'annat'],
  ['intaktsumma.rader', 0],
  ['omdirigering.fran', 'gammal'],
  ['omdirigering.till', 'javascript:1'],
  ['omdirigering.status', 307],
  ['omdirigering.till', null],
  ['omdirigeringsbruk.antal', 0],
  ['lank.adress', ''],
  ['lank.tillstand', 'trasig'],
  ['lank.tillstand', 'omdirigerad'],
  ['lank.forsok', -1],
  ['lank.ignorerad_till', '2026-11-25T00:00:00Z'],
  ['lankvard.vard', ''],
  ['kandisadress.slug', 'Två ord'],
  ['skribentadress.slug', 'Två ord'],
  ['person.epost', 'Versal@exempel.se'],
  ['roll.id', 'agent'],
  ['roll.id', 'Versal'],
  ['roll.id', 'skribent'],
  ['bevakning.adress', 'ftp://nyheter.example/'],
  ['bevakning.namn', ''],
  ['bevakning.intervall', 1],
  ['bevakning.misslyckanden', -1],
  ['ide.rubrik', ''],
  ['ide.relevans', 101],
  ['ide.avgjord', null],
  ['ide.ko_id', null],
  ['idekalla.rubrik', ''],
  ['idekalla.adress', 'javascript:1'],
  ['roll.namn', ''],
  ['person.session_nr', 0],
  ['andra_faktor.sedan', null],
  ['andra_faktor.senaste_steg', -1],
  ['session.session_nr', 0],
  ['losenordslank.utgar', '2020-01-01T00:00:00Z'],
  ['passernyckel.raknare', -1],
  ['passernyckel.namn', ''],
  ['passernyckel.kredential', ''],
  ['passernyckel.publik_nyckel', ''],
  ['passernyckel.senast_anvand', '2020-01-01T00:00:00Z'],
  ['session.utgar', '2020-01-01T00:00:00Z'],
  ['agent.kvot_utkast', -1],
  ['agent.kvot_releaser', -1],
  ['agent.kvot_ai_tokens', -1],
  ['agent.kvot_ai_kostnad', -1],
  ['agent_bruk.utkast', -1],
  ['agent_bruk.ai_kostnad', -1],
  ['agent.prov_minst', 0.9],
  ['agent.prov_dagar', 30],
  ['provomgang.fro', -1],
  ['provomgang.poang', 1.1],
  ['provomgang.uppgifter', {}],
  ['innehall.mall_version', 0],
  ['publicering.mall_version', 0],
  ['sprakversion.arbetsrevision_nr', 0],
  ['sprakversion.publicerad_revision_nr', 0],
  ['sprakversion.publicerad_revision_nr', null],
  ['sprakversion.publicerad_revision_id', null],
  ['revision.nr', 0],
  ['revision.block', null],
  ['revision.live_steg', 0],
  ['revision.live_steg', null],
  ['delning.visningar', -1],
  ['release.forsok', -1],
  ['ko.tagen_till', null],
  ['sparad_vy.namn', ''],
  ['stomme.namn', ''],
  ['webhook.namn', ''],
  ['webhook.adress', 'http://w.example/'],
  ['webhook.efter', 'nu'],
  ['webhook.forsok', 1],
  ['webhook.sedan', '2026-11-20'],
  ['webhookleverans.antal', -1],
  ['webhookleverans.forsok', -1],
  ['webhookleverans.till', '1.0.00000000'],
  ['stomme.mall', 'nyhet'],
  ['revisionsnamn.namn', ''],
  ['andringsforslag.antal', 0],
  ['andringsforslag.delar', '{}'],
  ['forslagsbeslut.del', ''],
  ['forslagsbeslut.revision_id', OTHER],
  ['arbetskopia.nr', 0],
  ['lasning.nr', 0],
  ['lasning.fore', 1],
  ['arbetskopia_del.nr', 0],
  ['arbetskopia_del.del', ''],
  ['gemensam_text.nr', 0],
  ['gemensam_text.bas_nr', 2],
  ['gemensam_text.skrivare', '[]'],
  ['gemensam_text_del.nr', 0],
  ['gemensam_text_del.del', ''],
  ['utskick.forsok', -1],
  ['sokko.forsok', -1],
  ['inloggningsforsok.nyckel', 'konto:anna@exempel.se'],
  ['anropsfonster.lasning', -1],
  ['anropsfonster.skrivning', -1],
  ['sokform.nr', 0],
  ['renderad.renderare', 0],
  ['oversattningsjobb.fran', 'en'],
  ['oversattningsjobb.till', 'xx'],
  ['oversattningsjobb.framsteg', 101],
  ['ai_anrop.tokens_in', -1],
  ['media.typ', 'text/html'],
  ['media.bredd', 0],
  ['idempotens.status', 99],
  ['idempotens.svar', null],
  ['installning.version', 0],
  ['sigill.nr', 0],
  ['sigill.antal', 0],
  ['sigill.rot', 'skräp'],
  ['sigill.foregaende', '1'.repeat(64)],
  ['sigillrad.plats', -1],
  ['sigillrad.hash', 'skräp'],
  ['sigillrad.kedja', 'skräp'],
  ['historikkontroll.kontrollerade', -1],
  ['historikkontroll.antal_fynd', -1],
  ['historikkontroll.hallare', NOBODY],
  ['historikkontroll.rot', 'skräp'],
];

/** Identifiers that point at nothing in the database, or at what may be gone. */
const POINTS_NOWHERE: Record<string, string> = {
  'taggfyllning.efter': 'how far something has come',
  'taggterm.efter': 'the same',
  'personfyllning.efter': 'how far something has come',
  'lankfyllning.efter': 'the same',
  'flytt.efter': 'the same',
  'kandis.bild': 'for as long as the picture is there; people are brought in before pictures',
  'skribent.bild': 'the same',
  'bevakning.hallare': 'names the lease of a process, which ends with it',
  'webhook.hallare': 'the same',
  'ide.egen_id': 'compared with what is public whenever it is read',
  'release.hallare': 'names the lease of a process, which ends with it',
  'oversattningsjobb.hallare': 'the same',
  'historikkontroll.hallare': 'the same',
  'renderad.publicering_id': 'compared with the current one whenever it is read',
  'publicerad_sok.publicering_id': 'the same',
  'publicerad_utan_alt.publicering_id': 'the same',
  'personko.innehall_id': 'written by a trigger of the row it names, and gone when that has been read',
  'lankko.innehall_id': 'the same',
  'sokko.innehall_id': 'written by a trigger of the row it names, and gone when that has been read',
  'sigillrad.innehall_id': 'what is sealed is told also when it is gone',
  'artikelkommentar.svar_pa': 'held when it is answered; removed with it, by the same statement',
  'kommentarnamn.trad_id': 'the thread of its comment, with which it goes',
  'andringsforslag.bas': 'looked up when it is written, among what is never removed',
  'forslagsbeslut.revision_id': 'made by the transaction that writes it, among what is never removed',
  'forslagsbeslut.innehall_id': 'that of its proposal, from which it is written, and which never changes',
  'inkorg.ko_id': 'of what is never removed',
  'inkorg.kommentar_id': 'removed with it, by the same statement; of a review that is asked for looked up whenever it is read',
  'gemensam_text.bas': 'looked up when it is written, among what is never removed',
  'arbetskopia.bas': 'looked up when it is written, among what is never removed',
  'godkand_revision.innehall_id': 'that of its revision, from which it is written, and which never changes',
  'media.fil': 'names files in a folder',
  'logg.innehall_id': 'what happened is written down also when what it happened to cannot be found',
};

/** Which row is the one made here, where a migration has put others into the table. */
const MADE_HERE: Record<string, string> = { roll: "WHERE namn <> ''" };

const CHECK = '23514';
const FOREIGN_KEY = '23503';

let client: pg.Client;

const server = ownDatabase();

beforeAll(async () => {
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const [table, row] of Object.entries(ROWS)) await client.query(`INSERT INTO ${table} ${row}`);
  await client.query(`INSERT INTO revision ${revisionRow(SECOND, 2)}`);
});

afterAll(async () => {
  await client?.end();
});

/** The row of the table once more with that value, as a row of its own when `keys` says what makes it one; what the database answers. */
async function answerTo(column: string, value: unknown, keys: Record<string, unknown> = {}): Promise<string> {
  const [table = '', name = ''] = column.split('.');
  await client.query('BEGIN');
  try {
    await client.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(r, $1::jsonb)).* FROM ${table} r ${MADE_HERE[table] ?? ''} LIMIT 1`,
      [JSON.stringify({ ...keys, [name]: value })],
    );
    return 'kept';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code !== undefined) return error.code;
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
}

describe('a closed set', () => {
  test.each(CLOSED)('%s holds its members and nothing else', async (column, members) => {
    for (const member of members) expect(await answerTo(column, member), member).not.toBe(CHECK);
    for (const rubbish of ['', 'skräp', members[0]?.toUpperCase()]) expect(await answerTo(column, rubbish), rubbish).toBe(CHECK);
  });

  test.each(CLOSED_LISTS)('%s holds lists of its members and nothing else', async (column, members) => {
    expect(await answerTo(column, members)).not.toBe(CHECK);
    expect(await answerTo(column, [...members, 'skräp'])).toBe(CHECK);
  });

  test.each(SENSELESS)('%s is never %j', async (column, value) => {
    expect(await answerTo(column, value)).toBe(CHECK);
  });
});

interface Pointer {
  column: string;
  type: string;
}

/** Columns of a foreign key, with their types. */
async function pointers(): Promise<Pointer[]> {
  const { rows } = await client.query<Pointer>(
    `SELECT c.conrelid::regclass || '.' || a.attname AS column, a.atttypid::regtype::text AS type FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 1`,
  );
  return rows;
}

describe('a pointer', () => {
  test('points at what exists', async () => {
    // Another row than the one there is, so that what is refused is the pointer.
    const keys: Record<string, Record<string, unknown>> = {
      person: { id: NOBODY, epost: 'annan@exempel.se' },
      innehall: { id: NOBODY },
      revision: { id: NOBODY, nr: 3, live_steg: 3 },
      session: { id: NOBODY, hash: 'annan' },
      reservkod: { hash: 'annan' },
      passernyckel: { id: NOBODY, kredential: 'annan' },
      passernyckelfraga: { hash: 'annan' },
      losenordslank: { art: 'glomt', hash: 'annan' },
      agent: { id: NOBODY, nyckel_hash: 'annan' },
      agent_bruk: { dag: '2026-11-23' },
      provomgang: { id: NOBODY },
      sprakversion: { sprak: 'en' },
      sokpost: { sprak: 'en' },
      adress: { slug: 'annan', aktuell: false },
      publicering: { id: NOBODY, nr: 99 },
      publicerad_version: { sprak: 'en' },
      renderad: { sprak: 'en' },
      delning: { id: NOBODY, token_hash: 'annan' },
      bildbruk: { sprak: 'en' },
      release: { id: NOBODY, nr: 99 },
      release_steg: { id: 2, nr: 2 },
      ko: { id: NOBODY },
      kommentar: { id: NOBODY },
      artikelkommentar: { id: NOBODY },
      kommentarnamn: { kommentar_id: NOBODY },
      koavisering: { id: NOBODY },
      inkorg: { id: NOBODY, nyckel: 'annan' },
      sparad_vy: { id: NOBODY, namn: 'Annan' },
      stomme: { id: NOBODY },
      webhook: { id: NOBODY },
      webhookleverans: { id: NOBODY },
      arbetskopia: { sprak: 'en' },
      lasning: { sprak: 'en' },
      arbetskopia_del: { del: 'annan' },
      gemensam_text: { sprak: 'en' },
      gemensam_text_del: { del: 'annan' },
      utskick: { id: NOBODY },
      oversattningsjobb: { id: NOBODY, nr: 99 },
      oversattning: { revision_id: SECOND },
      revisionsnamn: { revision_id: SECOND },
      godkand_revision: { revision_id: SECOND },
      andringsforslag: { id: NOBODY },
      forslagsbeslut: { del: 'ingress' },
      ai_anrop: { id: NOBODY },
      anslutning: { id: NOBODY },
      anslutningskod: { hash: 'annan' },
      anslutningsnyckel: { hash: 'annan' },
      kandis_namn: { tat: 'annan' },
      kandis_delat: { tat: 'annan' },
      kandis_tidigare: { id: NOBODY, externt_id: 'Q2' },
      taggnyckel: { nyckel: 'annan' },
      taggnamn: { namn: 'Annan' },
      taggadress: { slug: 'annan' },
      tagg_tidigare: { id: NOBODY },
      publicerad_sok: {},
      publicerad_pris: {},
      publicerad_utan_alt: {},
      sokmotorbesked: {},
      publicerad_tagg: { namn: 'Annan' },
      publicerad_person: { tat: 'annan' },
      kandisadress: { slug: 'annan', aktuell: false },
      skribentadress: { slug: 'annan', aktuell: false },
      skribentnamn: { nyckel: 'annan' },
      publicerad_skribent: { nyckel: 'annan' },
      sigillrad: { plats: 1 },
      bevakning: { id: NOBODY, adress: 'https://annan.example/' },
      ide: { id: NOBODY },
      idekalla: { id: NOBODY, nyckel: 'annan' },
      utlank: { kod: 'annan' },
      utklick: { lopnr: 99, dag: '2026-11-23' },
      sidvisning: { dag: '2026-11-23' },
      sidvisning_nyss: { minut: '2026-11-22T10:01:00Z' },
      inlast_trafik: { dag: '2026-11-23' },
      intakt: { lopnr: 99, dag: '2026-11-23' },
      lankplats: { block: 'annan' },
    };
    const answers: Record<string, string> = {};
    const all = await pointers();
    for (const { column, type } of all) {
      // What is no language at all is refused before it is looked up.
      const nothing = column.endsWith('.sprak')
        ? 'en'
        : ({ uuid: '00000000-0000-7000-8000-0000000000ff', bigint: 99 }[type] ?? 'finns-inte');
      answers[column] = await answerTo(column, nothing, keys[column.split('.')[0] ?? '']);
    }
    expect(answers).toEqual(Object.fromEntries(all.map(({ column }) => [column, FOREIGN_KEY])));
    expect(all.length).toBeGreaterThan(30);
  });

  test('is one of every identifier that is not its row’s own', async () => {
    const { rows } = await client.query<{ column: string }>(
      `SELECT a.attrelid::regclass || '.' || a.attname AS column FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
        WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND a.atttypid = 'uuid'::regtype AND a.attname <> 'id' ORDER BY 1`,
    );
    const held = new Set((await pointers()).map(({ column }) => column));
    const loose = rows.map(({ column }) => column).filter((column) => !held.has(column));
    expect(loose.toSorted()).toEqual(Object.keys(POINTS_NOWHERE).toSorted());
  });
});

/** What is called as a column that is held to a set, or that points, and is held to nothing itself; and words of code, of which there may be former ones: why. */
const HELD_TO_NOTHING: Record<string, string> = {
  'avtryck.tabell': 'a table that readers see, or what of one a statement names; looked up by that word alone',
  'innehall.mall': 'templates are code; an article may be of one that is offered no more',
  'forslagsbeslut.orsak': 'why somebody declined, in words',
  'inlast_trafiksumma.kalla': 'the sum of rows that are held',
  'intaktsumma.kalla': 'the same',
  'kandis.kalla': 'where what is said of somebody was read, in words',
  'logg.operation': 'operations are code; the log is of former ones too',
  'publicerad_version.mall': 'the article’s, when it was published',
  'publicering.mall': 'the same',
  'release.sektion': 'its article’s, which points, kept so by triggers',
  'release_steg.tillstand': 'words for whoever follows a release, made by the publishing system’s adapter',
  'sidvisning.sektion': 'where its article was published when it was read, which pointed; counting what is read waits for no other table',
  'utskick.till': 'an address of e-mail',
};

/** What rows are called by: of such a name others may point, and this is what they point at. */
const OWN_NAMES = new Set(['namn', 'nyckel', 'tat', 'kod']);

test('what is called as a column that is held to a set, or that points, is held in every table or has a reason', async () => {
  const { rows } = await client.query<{ column: string; name: string }>(
    `SELECT table_name || '.' || column_name AS column, column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND udt_name = 'text' AND table_name <> '_prisma_migrations'`,
  );
  const pointing = (await pointers()).map(({ column }) => column);
  const closed = CLOSED.map(([column]) => column);
  const listed = Object.keys(HELD_TO_NOTHING);
  const names = new Set([...closed, ...pointing, ...listed].map((column) => column.split('.')[1] ?? '')).difference(OWN_NAMES);
  const held = new Set([...closed, ...SENSELESS.map(([column]) => column), ...pointing]);
  const loose = rows.filter(({ column, name }) => names.has(name) && !held.has(column)).map(({ column }) => column);
  expect(loose.toSorted()).toEqual(listed.toSorted());
});
