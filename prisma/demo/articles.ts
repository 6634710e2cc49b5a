import type { DemoArticle } from '#prisma/demo/article.ts';
import { biblioteket } from '#prisma/demo/articles/biblioteket-som-aldrig-stanger.ts';
import { biografen } from '#prisma/demo/articles/biografen-saga.ts';
import { bokcirkeln } from '#prisma/demo/articles/bokcirkeln-pa-morgontaget.ts';
import { applena } from '#prisma/demo/articles/bortglomda-applen.ts';
import { byborna } from '#prisma/demo/articles/byborna-byggde-bron.ts';
import { festivalen } from '#prisma/demo/articles/festivalen-i-vaxthuset.ts';
import { bagarna } from '#prisma/demo/articles/fyra-bagare-en-ugn.ts';
import { lagningen } from '#prisma/demo/articles/ko-till-lagningskafeet.ts';
import { vattentornet } from '#prisma/demo/articles/konsten-i-vattentornet.ts';
import { nattaget } from '#prisma/demo/articles/nattaget-ar-tillbaka.ts';
import { grasten } from '#prisma/demo/articles/on-dar-cykeln-ar-snabbast.ts';
import { vaveriet } from '#prisma/demo/articles/vaveriet-startade-om.ts';

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
