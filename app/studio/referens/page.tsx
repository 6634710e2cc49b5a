import { Reference } from '#components/studio/reference/reference.tsx';
import { openApi } from '#lib/transports/in-process/open-api.ts';

export const metadata = { title: 'Referens' };

export default async function ReferencePage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { sok } = await searchParams;
  return <Reference document={await openApi()} sok={typeof sok === 'string' ? sok.slice(0, 100) : ''} />;
}
