import type { DemoArticle } from '#lib/demo/article.ts';
import { ballongveckan } from '#lib/demo/articles/ballongveckan-direkt.ts';
import { biblioteket } from '#lib/demo/articles/biblioteket-som-aldrig-stanger.ts';
import { biografen } from '#lib/demo/articles/biografen-saga.ts';
import { bokcirkeln } from '#lib/demo/articles/bokcirkeln-pa-morgontaget.ts';
import { applena } from '#lib/demo/articles/bortglomda-applen.ts';
import { byborna } from '#lib/demo/articles/byborna-byggde-bron.ts';
import { ellinor } from '#lib/demo/articles/ellinor-havstrom.ts';
import { granvik } from '#lib/demo/articles/en-dag-i-granvik.ts';
import { bryggan } from '#lib/demo/articles/ett-ar-vid-bryggan.ts';
import { festivalen } from '#lib/demo/articles/festivalen-i-vaxthuset.ts';
import { fikaquizet } from '#lib/demo/articles/fikaquizet.ts';
import { bagarna } from '#lib/demo/articles/fyra-bagare-en-ugn.ts';
import { regnrockarna } from '#lib/demo/articles/fyra-regnrockar.ts';
import { scenerna } from '#lib/demo/articles/fyra-sma-scener.ts';
import { hattmakaren } from '#lib/demo/articles/hattmakaren-tora-blad.ts';
import { lagningen } from '#lib/demo/articles/ko-till-lagningskafeet.ts';
import { vattentornet } from '#lib/demo/articles/konsten-i-vattentornet.ts';
import { lanecyklarna } from '#lib/demo/articles/lanecyklarna.ts';
import { linssoppan } from '#lib/demo/articles/linssoppa-med-brynt-smor.ts';
import { lyktnatten } from '#lib/demo/articles/lyktnatten.ts';
import { monsterarkivet } from '#lib/demo/articles/monsterarkivet.ts';
import { nattaget } from '#lib/demo/articles/nattaget-ar-tillbaka.ts';
import { grasten } from '#lib/demo/articles/on-dar-cykeln-ar-snabbast.ts';
import { postbaten } from '#lib/demo/articles/postbaten-brevduvan.ts';
import { saArbetarVi } from '#lib/demo/articles/sa-arbetar-vi.ts';
import { knappen } from '#lib/demo/articles/sy-i-en-knapp.ts';
import { termosarna } from '#lib/demo/articles/termosar-i-test.ts';
import { trampbat } from '#lib/demo/articles/trampbat-recension.ts';
import { vaveriet } from '#lib/demo/articles/vaveriet-startade-om.ts';

/** Of the template nyhet, section by section. */
const NEWS: readonly DemoArticle[] = [
  byborna,
  biblioteket,
  biografen,
  festivalen,
  bagarna,
  applena,
  nattaget,
  grasten,
  vaveriet,
  lagningen,
  vattentornet,
  bokcirkeln,
  monsterarkivet,
  lanecyklarna,
];

/** One of each other template. */
const OF_EACH_TEMPLATE: readonly DemoArticle[] = [
  postbaten,
  scenerna,
  linssoppan,
  regnrockarna,
  granvik,
  trampbat,
  saArbetarVi,
  termosarna,
  knappen,
  hattmakaren,
  ellinor,
  fikaquizet,
  bryggan,
];

/** The demo newsroom's articles, as they are when it is made at `now`: a report is under way then, and an event lies ahead. */
export function articlesAt(now: Date): readonly DemoArticle[] {
  return [...NEWS, ...OF_EACH_TEMPLATE, lyktnatten(now), ballongveckan(now)];
}
