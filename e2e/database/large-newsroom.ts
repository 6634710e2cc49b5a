import type pg from 'pg';
import { MOST_ANSWERS, MOST_THREADS } from '#lib/contract/article-comment.ts';
import { MOST_INBOX_LINES } from '#lib/contract/closed/inbox.ts';
import { LIMITS } from '#lib/contract/limits.ts';

/*
 * A newsroom of any size in seconds: rows as the application would have written them, made by the database itself. Words are as a
 * language has them: a few everywhere, most of them seldom. What is heaviest of its kind (a collection, an article's threads, a link that all
 * follow) is so by a number and no share: it is met in every newsroom of some size, and grows with none.
 */

/** So many different words there are. */
const WORDS = 30_000;

/** The word of that number; a lower one is in more articles. No word is the beginning of another, and no stemmer takes anything off it. */
export function wordOf(nr: number): string {
  return `${[...String(nr)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}x`;
}

/** The people and sections that articles belong to. */
export const SECTIONS = ['nyheter', 'noje', 'mat', 'resor', 'stil', 'kultur'];
export const OWNERS = 40;
/** One article in two thousand is of this one. */
export const RARE_SECTION = 'udda';

export function ownerId(nr: number): string {
  return `00000000-0000-7000-8000-${String(nr).padStart(12, '0')}`;
}

const WORD = `translate((power(${WORDS}, random()))::int::text, '0123456789', 'abcdefghij') || 'x'`;
const words = (count: number, row: string) => `ARRAY(SELECT ${WORD} FROM generate_series(1, ${count} + 0 * ${row}))`;
const OWNER = `jsonb_build_object('typ', 'person', 'id', '00000000-0000-7000-8000-' || lpad((n % ${OWNERS})::text, 12, '0'), 'namn', 'Person')`;

/** One article every five minutes, the newest now; four of five are public, one of three of those in English too, and some of that is stale; one in fifty is a live report. */
const FILL = (wordsOfBody: number) => [
  `CREATE TEMP TABLE ny AS SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS sv, gen_random_uuid() AS en, gen_random_uuid() AS slapp,
    date_trunc('second', now()) - n * interval '5 minutes' AS tid, n % 5 > 0 AS publik, n % 15 IN (1, 2, 3, 4) AS engelsk, ${words(5, 'n')} AS rubrikord,
    ${words(wordsOfBody, 'n')} AS textord, ARRAY(SELECT DISTINCT 'tagg ' || power(300, random())::int FROM generate_series(1, 3 + 0 * n)) AS taggar,
    CASE WHEN n % 2000 = 7 THEN '${RARE_SECTION}' ELSE (ARRAY['${SECTIONS.join("','")}'])[1 + n % ${SECTIONS.length}] END AS sektion, ${OWNER} AS agare FROM generate_series(1, $1::int) n`,
  `INSERT INTO sektion (id, namn, mallar, sprak) SELECT s, s, '{nyhet}', '{sv,en}' FROM unnest(ARRAY['${[...SECTIONS, RARE_SECTION].join("','")}']) s ON CONFLICT DO NOTHING`,
  `INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, ansvarig, status, raderad, kallsprak, publicerad, agare, skapad, andrad)
    SELECT id, sektion, CASE WHEN n % 50 = 1 THEN 'liverapport' WHEN n % 7 = 0 THEN 'recept' ELSE 'nyhet' END, 1, array_to_string(rubrikord, ' '), taggar, '{}', 'Ansvarig ' || n % 50,
      CASE WHEN publik THEN 'publicerad' WHEN n % 10 = 0 THEN 'granskning' ELSE 'utkast' END, n % 100 = 50, 'sv', CASE WHEN publik THEN tid END, agare, tid, tid FROM ny`,
  ...['sv', 'en'].flatMap((sprak) => {
    const some = sprak === 'en' ? 'WHERE engelsk' : '';
    const listed = sprak === 'en' ? 'WHERE engelsk' : 'WHERE publik';
    const slug = `array_to_string(rubrikord, '-') || '-' || n`;
    const mall = `CASE WHEN n % 50 = 1 THEN 'liverapport' ELSE 'nyhet' END`;
    return [
      `INSERT INTO revision (id, innehall_id, sprak, nr, hash, rubrik, ingress, block, meta, slug, kommentar, av, typ, skapad)
        SELECT ${sprak}, id, '${sprak}', 1, '', array_to_string(rubrikord, ' '), '', '[]', '{}', ${slug}, '', agare, 'manuell', tid FROM ny ${some}`,
      `INSERT INTO sprakversion (innehall_id, sprak, arbetsrevision_id, arbetsrevision_nr, publicerad_revision_id, publicerad_revision_nr, rubrik, slug, lank, inaktuell, inaktuella_block)
        SELECT id, '${sprak}', ${sprak}, 1, CASE WHEN publik THEN ${sprak} END, CASE WHEN publik THEN 1 END, array_to_string(rubrikord, ' '), ${slug},
          CASE WHEN publik THEN 'https://exempel.se/' || n END, ${sprak === 'en' ? 'n % 30 = 1' : 'false'}, '{}' FROM ny ${some}`,
      `INSERT INTO sokpost (innehall_id, sprak, revision_id, rubrik, rubrikord, vektor) SELECT id, '${sprak}', ${sprak}, array_to_string(rubrikord, ' '),
        array_to_tsvector(rubrikord), array_to_tsvector(textord || rubrikord) FROM ny ${some}`,
      `INSERT INTO publicering (id, innehall_id, sprak, revision_id, sektion, slug, mall, mall_version, taggar, kategorier, kallor, agare, publicerad, skapad)
        SELECT ${sprak}, id, '${sprak}', ${sprak}, sektion, ${slug}, ${mall}, 1, taggar, '{}', '[]', agare, tid, tid FROM ny ${listed}`,
      `INSERT INTO publicerad_version (innehall_id, sprak, publicering_id, revision_id, sektion, slug, mall, taggar, publicerad)
        SELECT id, '${sprak}', ${sprak}, ${sprak}, sektion, ${slug}, ${mall}, taggar, tid FROM ny ${listed}`,
      `INSERT INTO publicerad_tagg (innehall_id, sprak, namn, publicerad) SELECT id, '${sprak}', unnest(taggar), tid FROM ny ${listed}`,
    ];
  }),
  `INSERT INTO release (id, innehall_id, sektion, lage, tillstand, revisioner, fakta, av, tur, utford, skapad, andrad)
    SELECT slapp, id, sektion, 'publicera', CASE WHEN n % 1000 = 1 THEN 'misslyckad' ELSE 'klar' END, '{}',
      jsonb_build_object('sektion', sektion, 'mall', 'nyhet', 'mall_version', 1, 'taggar', taggar, 'kategorier', '[]'::jsonb, 'sponsrad', NULL,
        'kallor', '[]'::jsonb, 'ansvarig', NULL, 'agare', agare), agare, tid, tid, tid, tid FROM ny WHERE publik`,
  `INSERT INTO release_steg (release_id, nr, steg, tillstand, tid) SELECT slapp, 1, 'publicering', 'klar', tid FROM ny WHERE publik`,
  `INSERT INTO logg (tid, operation, principal, innehall_id, detalj, korrelation)
    SELECT tid, CASE WHEN n % 2 = 0 THEN 'skapaInnehall' ELSE 'slappInnehall' END, agare, id, '{}', n::text FROM ny ORDER BY n DESC`,
  `INSERT INTO sokord SELECT DISTINCT ord FROM ny, unnest(rubrikord) ord WHERE length(ord) >= 4 ON CONFLICT DO NOTHING`,
  `INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, caption, kredit, alt, nyckelord, av, skapad)
    SELECT slapp, rubrikord[1] || '.jpg', CASE WHEN n % 400 = 3 THEN 'image/gif' ELSE 'image/jpeg' END, 100, 100, 100, '', '{100}',
      array_to_string(rubrikord, ' '), CASE WHEN n % 50 = 9 THEN '' ELSE rubrikord[2] END, CASE WHEN n % 20 = 11 THEN '{}'::jsonb ELSE
        jsonb_build_object('sv', array_to_string(textord[1:8], ' ')) END, to_jsonb(textord[9:12]), agare, tid FROM ny`,
  // As many skeletons and patterns as there may be.
  `INSERT INTO stomme (id, slag, namn, beskrivning, block, av, skapad)
    SELECT gen_random_uuid(), 'monster', 'Mönster ' || n, '', '[{"type": "paragraph"}]', ${OWNER}, now() FROM generate_series(1, 200) n`,
  // Some hundred collections of fifty pictures; one of them has as many as one may have.
  `INSERT INTO samling (id, namn, av, skapad)
    SELECT ('00000000-0000-7000-8000-00000000' || lpad(n::text, 4, '0'))::uuid, 'Samling ' || n, ${OWNER}, now() FROM generate_series(1, 300) n`,
  `INSERT INTO samlingsbild (samling_id, media_id)
    SELECT ('00000000-0000-7000-8000-00000000' || lpad((CASE WHEN n % 2 = 0 THEN 1 ELSE n % 299 + 2 END)::text, 4, '0'))::uuid, slapp
      FROM ny WHERE n <= CASE WHEN n % 2 = 0 THEN 2 * ${LIMITS.collection} ELSE 2 * 50 * 299 END`,
  // Pictures of a few subjects, and of each subject many that are nearly alike.
  `UPDATE media m SET likhet = CASE WHEN ny.n % 30 = 0 THEN 4611686018427387904 / 7 ELSE ('x' || substr(md5((ny.n % 50000)::text), 1, 16))::bit(64)::bigint END # (1::bigint << (ny.n % 63))
    FROM ny WHERE m.id = ny.slapp AND ny.n % 17 > 0`,
  `UPDATE media m SET rattigheter = '{"licens": "", "giltig_till": null, "kanaler": [], "fotograf": "", "kalla": ""}', galler_till = now() + (n % 400 - 200) * interval '1 day' FROM ny WHERE m.id = ny.slapp AND n % 3 = 0`,
  ...['sv', 'en'].map(
    (
      sprak,
    ) => `INSERT INTO publicerad_utan_alt (innehall_id, sprak, publicering_id, publicerad, antal, block) SELECT id, '${sprak}', ${sprak}, tid, 1, '' FROM ny
      WHERE publik AND n % 3 = 0 ${sprak === 'en' ? 'AND engelsk' : ''}`,
  ),
  `INSERT INTO sokmotorbesked (innehall_id, sprak, sagt, adress) SELECT id, 'sv', tid, 'nyheter/artikel-' || n FROM ny WHERE publik`,
  `INSERT INTO publicerad_pris (innehall_id, sprak, kontrollerad) SELECT id, 'sv', current_date - n % 50 FROM ny WHERE publik AND n % 3 = 0`,
  `INSERT INTO bildbruk (innehall_id, sprak, lage, roll, block, media_id) SELECT id, 'sv', 'arbets', 'hero', '', slapp FROM ny WHERE n % 2 = 0`,
  ...['sv', 'en'].map(
    (
      sprak,
    ) => `INSERT INTO bildbruk (innehall_id, sprak, lage, roll, block, media_id) SELECT id, '${sprak}', 'publik', 'hero', '', slapp FROM ny
      WHERE n % 2 = 0 AND publik ${sprak === 'en' ? 'AND engelsk' : ''}`,
  ),
  `INSERT INTO utskick (id, till, amne, text, skapad, lage, innehall_id)
    SELECT slapp, 'person' || n % 100 || '@exempel.se', 'Ämne', '', tid, CASE WHEN n % 1000 = 1 THEN 'misslyckat' ELSE 'skickat' END, id FROM ny`,
  `INSERT INTO kandis (id, namn, alias, fodd, fodd_iso, kand_for, vag, rader, kalla, skapad, andrad)
    SELECT id, rubrikord[1] || ' ' || rubrikord[2], '{}', '', '', '', '', '[]', '', tid, tid FROM ny WHERE n % 2 = 0`,
  `INSERT INTO kandis_namn (kandis_id, tat, ord) SELECT id, rubrikord[1] || rubrikord[2], rubrikord[1] || ' ' || rubrikord[2] FROM ny WHERE n % 2 = 0`,
  `INSERT INTO kandis_ord (ord) SELECT DISTINCT unnest(rubrikord[1:2]) FROM ny WHERE n % 2 = 0`,
  `INSERT INTO kandis_delat (tat, kandis_id) SELECT tat, kandis_id FROM kandis_namn WHERE tat IN (SELECT tat FROM kandis_namn GROUP BY tat HAVING count(*) > 1)`,
  `INSERT INTO kandisadress (slug, kandis_id) SELECT 'person-' || n, id FROM ny WHERE n % 2 = 0`,
  `INSERT INTO publicerad_person (innehall_id, sprak, tat, publicerad) SELECT p.innehall_id, p.sprak, k.tat, p.publicerad
    FROM ny JOIN publicerad_version p ON p.innehall_id = ny.id JOIN kandis_namn k ON k.kandis_id = ny.id`,
  'DELETE FROM personfyllning',
  `INSERT INTO ko (id, rubrik, sektion, innehall_id, senast, klar_av, av, skapad, andrad)
    SELECT slapp, array_to_string(rubrikord, ' '), sektion, id, tid, CASE WHEN n % 500 > 1 THEN agare END, agare, tid, tid FROM ny`,
  // Half of what is said about tasks is said about one.
  `INSERT INTO kommentar (id, ko_id, text, av, skapad, andrad)
    SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN slapp ELSE (SELECT slapp FROM ny WHERE n = 1) END, rubrikord[1], agare, tid, tid FROM ny`,
  // One article has as many threads as one may have, ten of them as many answers; of the others each has one at most.
  `INSERT INTO artikelkommentar (id, innehall_id, sprak, svar_pa, text, av, skapad, andrad, block, falt, fast, galler, lost, lost_av)
    SELECT ny.slapp, CASE WHEN ny.n % 2 = 1 AND ny.n <= 2 * ${MOST_THREADS + 10 * MOST_ANSWERS} THEN (SELECT id FROM ny WHERE n = 1) ELSE ny.id END, 'sv', r.slapp,
      ny.rubrikord[1], ny.agare, ny.tid, ny.tid, '', '', true, '{}', CASE WHEN ny.n % 3 = 0 THEN ny.tid END, CASE WHEN ny.n % 3 = 0 THEN ny.agare END
    FROM ny LEFT JOIN ny r ON r.n = CASE WHEN ny.n % 2 = 1 AND ny.n > 2 * ${MOST_THREADS} AND ny.n <= 2 * ${MOST_THREADS + 10 * MOST_ANSWERS} THEN 1 + 2 * (ny.n / 2 % 10) END`,
  `INSERT INTO revisionsnamn (revision_id, innehall_id, namn) SELECT r.id, r.innehall_id, 'Till tryck' FROM revision r JOIN ny ON ny.id = r.innehall_id WHERE ny.n % 10 = 0`,
  `INSERT INTO godkand_revision (revision_id, innehall_id, av) SELECT r.id, r.innehall_id, ny.agare FROM revision r JOIN ny ON ny.id = r.innehall_id WHERE ny.n % 2 = 0`,
  // One article has had hundreds of proposals, all but the last twenty of which are decided; every tenth of the others has one.
  `INSERT INTO andringsforslag (id, innehall_id, sprak, bas, hash, kommentar, delar, antal, av, skapad)
    SELECT ny.slapp, CASE WHEN ny.n <= 500 THEN (SELECT id FROM ny WHERE n = 1) ELSE ny.id END, 'sv', r.id, '', '',
      '[{"id": "rubrik", "slag": "falt", "block": "", "efter": "Ny"}]', 1, ny.agare, ny.tid
    FROM ny JOIN revision r ON r.innehall_id = CASE WHEN ny.n <= 500 THEN (SELECT id FROM ny WHERE n = 1) ELSE ny.id END AND r.sprak = 'sv' AND r.nr = 1
    WHERE ny.n <= 500 OR ny.n % 10 = 0`,
  `INSERT INTO forslagsbeslut (forslag_id, innehall_id, del, utfall, orsak, av, tid, revision_id)
    SELECT f.id, f.innehall_id, 'rubrik', 'godtagen', '', f.av, f.skapad, f.bas FROM andringsforslag f JOIN ny ON ny.slapp = f.id WHERE ny.n > 20`,
  // Of every third article somebody has written more than is saved; of each hundredth everybody has.
  `INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak)
    SELECT ('00000000-0000-7000-8000-00000001' || lpad(n::text, 4, '0'))::uuid, 'skribent' || n || '@exempel.se', 'Skribent ' || n, '', 'skribent', '{}', '{}' FROM generate_series(1, 30) n`,
  `INSERT INTO arbetskopia (innehall_id, sprak, person_id, nr, andrad)
    SELECT ny.id, 'sv', p.id, 1, tid FROM ny JOIN person p ON p.namn = 'Skribent ' || n % 30 + 1 OR (n % 100 = 0 AND p.namn LIKE 'Skribent %') WHERE n % 3 = 0`,
  `INSERT INTO arbetskopia_del (innehall_id, sprak, person_id, del, nr, varde) SELECT innehall_id, sprak, person_id, 'rubrik', 1, '"Ny"' FROM arbetskopia`,
  // In every tenth two have written together.
  `INSERT INTO gemensam_text (innehall_id, sprak, person_id, nr, andrad)
    SELECT ny.id, 'sv', p.id, 1, tid FROM ny JOIN person p ON p.namn = 'Skribent ' || n % 30 + 1 WHERE n % 10 = 0`,
  `INSERT INTO gemensam_text_del (innehall_id, sprak, del, nr, varde) SELECT innehall_id, sprak, 'rubrik', 1, '"Ny"' FROM gemensam_text`,
  // Half of what is reviewed has been opened by one, and of each hundredth everybody has opened it twice.
  `INSERT INTO lasning (innehall_id, sprak, person_id, nr, fore)
    SELECT ny.id, 'sv', p.id, CASE WHEN ny.n % 100 = 0 THEN 2 ELSE 1 END, CASE WHEN ny.n % 100 = 0 THEN 1 END
    FROM ny JOIN person p ON p.namn = 'Skribent 1' OR (ny.n % 100 = 0 AND p.namn LIKE 'Skribent %') WHERE ny.n % 2 = 0`,
  // As many webhooks as there may be, and as much of what each was sent as is kept.
  `INSERT INTO webhook (id, namn, adress, typer, hemlighet, agare_id, lage, av, skapad)
    SELECT ny.id, 'Mottagare ' || ny.n, 'https://mottagare.invalid/', '{}', '', p.id, 'pausad', ny.agare, ny.tid FROM ny JOIN person p ON p.namn = 'Skribent 1' WHERE ny.n <= 20`,
  `INSERT INTO webhookleverans (id, webhook_id, slag, typer, antal, lage, skapad)
    SELECT gen_random_uuid(), w.id, 'prov', '{}', 0, 'levererad', now() - n * interval '1 minute' FROM webhook w, generate_series(1, 500) n`,
  // Everybody has as much in the inbox as anybody may have.
  `INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak) VALUES ('${ownerId(1)}', 'chef@exempel.se', 'Chefen', '', 'superadmin', '{}', '{}')`,
  `INSERT INTO inkorg (id, person_id, nyckel, handelse, innehall_id, sprak, av, antal, tid, last, brev)
    SELECT gen_random_uuid(), p.id, 'text:' || ny.id || ':sv', 'text_andrad', ny.id, 'sv', ny.agare, 1, ny.tid, CASE WHEN ny.n % 3 = 0 THEN ny.tid END, ny.n % 3 = 1
    FROM person p JOIN ny ON ny.n <= ${MOST_INBOX_LINES}`,
  `INSERT INTO annonsprogram (id, namn, domaner, rel, parametrar, skapad)
    SELECT ('00000000-0000-7000-8000-00000000' || lpad(n::text, 4, '0'))::uuid, 'Program ' || n, ARRAY['butik' || n || '.se'], '{sponsored,nofollow}', '{}', now() FROM generate_series(1, 300) n`,
  `INSERT INTO utlank (kod, program_id, adress, giltig_till, slut, sektioner, av, skapad)
    SELECT 'vara-' || n, ('00000000-0000-7000-8000-00000000' || lpad((CASE WHEN n % 8 = 0 THEN 1 ELSE n % 300 + 1 END)::text, 4, '0'))::uuid, 'https://butik.se/' || array_to_string(rubrikord, '-'),
      CASE WHEN n % 400 = 0 THEN tid::date::text END, CASE WHEN n % 400 = 0 THEN tid END, '{}', agare, tid FROM ny WHERE n % 4 = 0`,
  `INSERT INTO omdirigering (id, fran, till, status, av, skapad)
    SELECT gen_random_uuid(), '/gammal/' || n || '-' || array_to_string(rubrikord, '-'), CASE WHEN n % 3 > 0 THEN '/mat/' || array_to_string(rubrikord, '-') END,
      CASE n % 3 WHEN 0 THEN 410 WHEN 1 THEN 301 ELSE 302 END, agare, tid FROM ny WHERE n <= 10000`,
  `INSERT INTO omdirigeringsbruk (omdirigering_id, antal, senast) SELECT id, 3, current_date FROM omdirigering`,
  // A link for each article; a fourth of them lead to one host, and few are broken. The first stands everywhere.
  `INSERT INTO lank (id, nyckel, adress, vard, tillstand, orsak, leder_till, nasta, skapad, andrad)
    SELECT slapp, encode(sha256(n::text::bytea), 'hex'), 'https://host/' || n, CASE WHEN n % 4 = 0 THEN 'host1.se' ELSE 'host' || n % 300 || '.se' END,
      CASE WHEN n % 40 = 0 THEN 'trasig' WHEN n % 10 = 3 THEN 'omdirigerad' ELSE 'ok' END, CASE WHEN n % 40 = 0 THEN 'svar' END,
      CASE WHEN n % 10 = 3 THEN 'https://host/ny' END, tid + interval '1 year', tid, tid FROM ny`,
  `INSERT INTO lankplats (lank_id, innehall_id, sprak, block) SELECT slapp, id, 'sv', 'blanken1' FROM ny WHERE publik
    UNION ALL SELECT (SELECT slapp FROM ny WHERE n = 1), id, 'sv', 'blanken2' FROM ny WHERE publik`,
  `INSERT INTO lankvard (vard, nasta) SELECT DISTINCT vard, now() FROM lank`,
  'DELETE FROM lankfyllning',
  `INSERT INTO bevakning (id, adress, namn, sektion, ord, intervall, vilande, fel, hamtad, av, skapad)
    SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'https://nyheter' || n || '.se/rss', 'Källa ' || n, NULL, '{}', 30, true, NULL, now(),
      jsonb_build_object('typ', 'person', 'id', '1', 'namn', 'P'), now() FROM generate_series(1, 300) n`,
  // Of the ideas one in four came from one feed; half of those that are decided on are dismissed.
  `INSERT INTO ide (id, rubrik, ingress, tid, ord, traffar, relevans, sektion, bevakning_id, tillstand, orsak, avgjord, avgjord_av, ko_id, egen_id, sedd, skapad)
    SELECT id, array_to_string(rubrikord, ' '), array_to_string(textord[1:12], ' '), tid, rubrikord, '{}', CASE WHEN n % 5 = 0 THEN 70 ELSE n % 50 END, sektion,
      ('00000000-0000-7000-8000-' || lpad((CASE WHEN n % 4 = 0 THEN 1 ELSE n % 300 + 1 END)::text, 12, '0'))::uuid,
      CASE n % 10 WHEN 1 THEN 'bestalld' WHEN 2 THEN 'avfardad' ELSE 'ny' END, CASE WHEN n % 10 = 2 THEN 'ointressant' END,
      CASE WHEN n % 10 IN (1, 2) THEN tid END, CASE WHEN n % 10 IN (1, 2) THEN agare END, CASE WHEN n % 10 = 1 THEN slapp END, CASE WHEN n % 40 = 3 THEN id END, tid, tid FROM ny`,
  `INSERT INTO idekalla (id, ide_id, bevakning_id, nyckel, rubrik, ingress, adress, tid, drag, skapad)
    SELECT gen_random_uuid(), id, ('00000000-0000-7000-8000-' || lpad((n % 300 + 1)::text, 12, '0'))::uuid, nr || ' ' || n, array_to_string(rubrikord, ' '), '',
      'https://nyheter.se/' || n, tid, ARRAY(SELECT hashtext(ord) FROM unnest(rubrikord || textord[1:4]) ord), tid FROM ny, generate_series(1, 2) nr`,
  `INSERT INTO tagg (id, slug, namn) SELECT gen_random_uuid(), replace(namn, ' ', '-'), namn FROM (SELECT DISTINCT unnest(taggar) AS namn FROM ny) n`,
  'INSERT INTO taggadress (slug, tagg_id) SELECT slug, id FROM tagg',
  'INSERT INTO taggnyckel (nyckel, grov, tagg_id) SELECT namn, namn, id FROM tagg',
  'INSERT INTO taggnamn (namn, nyckel) SELECT namn, namn FROM tagg',
  'DELETE FROM taggfyllning',
  'INSERT INTO sokform (nr) SELECT generate_series(1, 100) ON CONFLICT DO NOTHING',
];

/** What is counted of them: of reading, of links that were followed, of what was earned. */
const FIGURES = [
  // A link is followed on ten days; one of them every day, from two hundred and fifty articles.
  `INSERT INTO utklick (kod, dag, innehall_id, block, antal)
    SELECT 'vara-' || n, current_date - dag * 4, id, 'bvaran01', 3 FROM ny, generate_series(0, 9) dag WHERE n % 4 = 0 AND n > 4`,
  `INSERT INTO utklick (kod, dag, innehall_id, block, antal)
    SELECT 'vara-4', current_date - dag, id, 'bvaran01', 3 FROM ny, generate_series(0, 39) dag WHERE n <= 250`,
  // Of the articles a tenth are read on any day, and one every day of a year, from everywhere; what is summed is the sum.
  `INSERT INTO sidvisning (innehall_id, dag, sprak, kalla, sektion, visningar, lastid_0, lastid_10, lastid_30, lastid_60, lastid_180, djup_0, djup_25, djup_50, djup_75)
    SELECT id, current_date - dag, sprak, kalla, sektion, 5, 1, 1, 1, 1, 1, 2, 1, 1, 1 FROM ny, generate_series(0, 365) dag, unnest('{sv,en}'::text[]) sprak,
      unnest('{direkt,sok,socialt,internt,annan}'::text[]) kalla WHERE publik AND n % 4000 = 1
    UNION ALL SELECT id, current_date - dag, 'sv', 'sok', sektion, n % 50 + 1, n % 50 + 1, 0, 0, 0, 0, n % 50 + 1, 0, 0, 0 FROM ny, generate_series(0, 99) dag
      WHERE publik AND n % 10 = dag % 10 AND n % 4000 <> 1`,
  `INSERT INTO trafiksumma (slag, dag, varde, visningar, lastid_0, lastid_10, lastid_30, lastid_60, lastid_180, djup_0, djup_25, djup_50, djup_75)
    SELECT x.slag, v.dag, x.varde, sum(v.visningar), sum(lastid_0), sum(lastid_10), sum(lastid_30), sum(lastid_60), sum(lastid_180), sum(djup_0), sum(djup_25), sum(djup_50), sum(djup_75)
    FROM sidvisning v JOIN ny ON ny.id = v.innehall_id CROSS JOIN LATERAL (VALUES ('alla', ''), ('sprak', v.sprak), ('kalla', v.kalla), ('sektion', v.sektion), ('mall', 'nyhet'),
      ('agent', CASE WHEN ny.n % 2 = 0 THEN (ny.n % 9)::text ELSE '' END), ('artikel', v.innehall_id::text), ('stund', lpad((ny.n % 24)::text, 2, '0') || ':00')) x(slag, varde) GROUP BY 1, 2, 3`,
  `INSERT INTO sidvisning_nyss (minut, innehall_id, visningar) SELECT date_trunc('minute', now()) - n % 60 * interval '1 minute', id, 1 + n % 7 FROM ny WHERE publik AND n % 100 = 1`,
  `INSERT INTO inlast_trafik (innehall_id, dag, kalla, visningar, importerad)
    SELECT id, current_date - dag, kalla, n % 500, now() FROM ny, generate_series(0, 99) dag, unnest('{matomo,search-console}'::text[]) kalla WHERE publik AND n % 10 = dag % 10
    UNION ALL SELECT id, current_date - dag, 'plausible', 5, now() FROM ny, generate_series(0, 365) dag WHERE publik AND n % 4000 = 1`,
  `INSERT INTO inlast_trafiksumma (dag, kalla, visningar, importerad) SELECT dag, kalla, sum(visningar), now() FROM inlast_trafik GROUP BY 1, 2`,
  // Of the articles a tenth have earned something on any day, by some programs, and one every day by all of them; what is summed is the sum.
  `INSERT INTO intakt (program_id, innehall_id, dag, valuta, kalla, belopp, importerad)
    SELECT ('00000000-0000-7000-8000-00000000' || lpad((n % 30 + 1)::text, 4, '0'))::uuid, id, current_date - dag, CASE WHEN n % 5 = 0 THEN 'EUR' ELSE 'SEK' END, 'natverk', n % 500 + 1, now()
    FROM ny, generate_series(0, 99) dag WHERE publik AND n % 10 = dag % 10 AND n <> 4003
    UNION ALL SELECT p.id, ny.id, current_date - dag, 'SEK', 'natverk', 100, now() FROM ny, annonsprogram p, generate_series(0, 19) dag WHERE n = 4003`,
  `INSERT INTO intaktsumma (slag, dag, varde, valuta, kalla, belopp, rader, importerad)
    SELECT x.slag, i.dag, x.varde, i.valuta, i.kalla, sum(i.belopp), count(*), now() FROM intakt i JOIN ny ON ny.id = i.innehall_id
      CROSS JOIN LATERAL (VALUES ('alla', ''), ('program', i.program_id::text), ('artikel', i.innehall_id::text), ('sektion', sektion), ('mall', 'nyhet'),
        ('agent', CASE WHEN ny.n % 2 = 0 THEN (ny.n % 9)::text ELSE '' END)) x(slag, varde) GROUP BY 1, 2, 3, 4, 5`,
];

/**
 * Fills a migrated database with so many articles, each with that many words in its body, and has the database count what it holds. Figures are half
 * of the work: whoever asks for none is spared it.
 */
export async function fillNewsroom(
  client: pg.Client,
  articles: number,
  wordsOfBody = 60,
  { figures = true }: { figures?: boolean } = {},
): Promise<void> {
  // What tables do by themselves (triggers, pointers) sleeps meanwhile: rows are whole as they come.
  await client.query("SET session_replication_role = 'replica'");
  await client.query("SET maintenance_work_mem = '256MB'");
  await client.query('SELECT setseed(0.5)');
  // An index over all rows at once is made in a part of the time that a row after the other takes.
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
      WHERE NOT indisunique AND indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  const statements = [...FILL(wordsOfBody), ...(figures ? FIGURES : []), 'DROP TABLE ny'];
  for (const statement of statements) await client.query(statement, statement.includes('$1') ? [articles] : []);
  for (const { made } of rows) await client.query(made);
  await client.query("SET session_replication_role = 'origin'");
  await client.query('VACUUM ANALYZE');
}
