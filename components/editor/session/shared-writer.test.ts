import { expect, test } from 'vitest';
import { EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import { type SharedLine, SharedWriter, type SharedWriting } from '#components/editor/session/shared-writer.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

const saved = (rubrik: string): ArticleContent => ({ ...EMPTY_CONTENT, rubrik });

test('asks for one thing at a time, also where somebody saves in the moment that another’s save is told of', async () => {
  let [active, most, nr, bas, ingress] = [0, 0, 2, 'r1', ''];
  const written: SharedWriting[] = [];
  const asked = async <Answer>(answer: () => Answer): Promise<Answer> => {
    active += 1;
    most = Math.max(most, active);
    await new Promise((resolve) => setTimeout(resolve, 5));
    active -= 1;
    return answer();
  };
  const text = () => ({ bas, nr, helt: true, mina: written.at(-1)?.skrivning ?? 0, skrivare: [], andrad: '', ingress });
  const line: SharedLine = {
    write: (writing) =>
      asked(() => {
        written.push(writing);
        const inford = writing.nr === nr && writing.bas === bas;
        if (inford) [nr, bas, ingress] = [nr + 1, writing.ny_bas ?? bas, writing.ingress ?? ingress];
        return { inford, arbetskopia_borta: false, text: text() };
      }),
    read: () => asked(() => ({ text: text() })),
    revision: async (id) => saved(id),
  };
  let draft = saved('r1');
  let isTyping = false;
  const desk = {
    ...{ draft: () => draft, free: () => undefined, copyTaken: () => {}, sending: () => {}, mayWrite: () => true },
    take: (news: { draft: ArticleContent }) => {
      draft = news.draft;
    },
    // A key in the very moment in which all before it is with the service.
    told: () => {
      if (isTyping) draft = { ...draft, ingress: 'Skrivet just då' };
      isTyping = false;
    },
  };
  const writer = new SharedWriter('a', { bas: 'r1', saved: saved('r1'), copy: undefined }, { line, desk });
  await writer.hurry();
  isTyping = true;
  const held = writer.hold().then(() => writer.letGo());
  await Promise.all([held, writer.saved({ id: 'r2', content: saved('r2') })]);
  await writer.end();
  expect([most, draft.ingress]).toEqual([1, 'Skrivet just då']);
});

test('takes in the next save that it is told of where something has gone wrong with one, which its own caller is told', async () => {
  let bas = 'r1';
  let isBroken = false;
  const line: SharedLine = {
    write: async ({ ny_bas: newBase = bas, skrivning }) => {
      bas = newBase;
      return { inford: true, arbetskopia_borta: false, text: { bas, nr: 3, helt: true, mina: skrivning, skrivare: [], andrad: '' } };
    },
    read: async () => {
      if (isBroken) throw new Error('No answer of the service');
      return { text: { bas, nr: 2, helt: true, mina: 0, skrivare: [], andrad: '' } };
    },
    revision: async (id) => saved(id),
  };
  const desk = {
    ...{ draft: () => saved('r1'), free: () => undefined, take: () => {}, copyTaken: () => {}, sending: () => {}, mayWrite: () => true },
    // As the editor does with what is no answer of the service.
    told: (error: unknown) => {
      if (error !== undefined) throw error;
    },
  };
  const writer = new SharedWriter('a', { bas: 'r1', saved: saved('r1'), copy: undefined }, { line, desk });
  await writer.hurry();
  isBroken = true;
  await expect(writer.saved({ id: 'r2', content: saved('r2') })).rejects.toThrow('No answer');
  isBroken = false;
  await writer.saved({ id: 'r3', content: saved('r3') });
  await writer.end();
  expect(bas).toBe('r3');
});
