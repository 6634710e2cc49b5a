import type { DemoArticle } from '#lib/demo/article.ts';
import { biblioteket } from '#lib/demo/articles/biblioteket-som-aldrig-stanger.ts';
import { biografen } from '#lib/demo/articles/biografen-saga.ts';
import { bokcirkeln } from '#lib/demo/articles/bokcirkeln-pa-morgontaget.ts';
import { applena } from '#lib/demo/articles/bortglomda-applen.ts';
import { byborna } from '#lib/demo/articles/byborna-byggde-bron.ts';
import { festivalen } from '#lib/demo/articles/festivalen-i-vaxthuset.ts';
import { bagarna } from '#lib/demo/articles/fyra-bagare-en-ugn.ts';
import { lagningen } from '#lib/demo/articles/ko-till-lagningskafeet.ts';
import { vattentornet } from '#lib/demo/articles/konsten-i-vattentornet.ts';
import { nattaget } from '#lib/demo/articles/nattaget-ar-tillbaka.ts';
import { grasten } from '#lib/demo/articles/on-dar-cykeln-ar-snabbast.ts';
import { vaveriet } from '#lib/demo/articles/vaveriet-startade-om.ts';

/** The demo newsroom's articles, section by section; all of the template nyhet. */
export const ARTICLES: readonly DemoArticle[] = [
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
];
