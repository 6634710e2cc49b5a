import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

const IN_SWEDISH = new Intl.Collator('sv');

export const listUploaders = defineOperation({
  name: 'listaUppladdare',
  summary: 'Listar vilka som har laddat upp bilder i arkivet: personer och agenter, efter namn, även de som har slutat.',
  method: 'GET',
  path: '/studio/api/media/uppladdare',
  query: wholeListQuery,
  output: z.object({ ...pageFrame, uppladdare: z.array(authorSchema) }),
  hints: { readOnly: true },
  async run({ store }, asked) {
    const all = (await store.media.uploaders()).toSorted((one, other) => IN_SWEDISH.compare(one.namn, other.namn));
    const { frame, page } = pageOfWhole(all, asked);
    return { ...frame, uppladdare: page };
  },
});
