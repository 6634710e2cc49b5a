import type { Option } from '#components/ui/option-list.tsx';
import type { Author } from '#lib/contract/article.ts';

/** Those who may answer for a task, to choose among. */
export function responsibleOptions(ansvariga: readonly Author[]): Option[] {
  return ansvariga.map(({ id, namn, typ }) => ({ id, namn, hint: typ === 'agent' ? 'Agent' : undefined }));
}
