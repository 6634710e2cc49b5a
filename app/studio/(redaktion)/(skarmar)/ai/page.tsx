import { load } from '#app/studio/load.ts';
import { AiService } from '#components/studio/ai/ai-service.tsx';
import { FailurePage } from '#components/studio/failure-page.tsx';

export const metadata = { title: 'AI-tjänst' };

export default async function AiPage() {
  const { data, failure } = await load('/studio/ai', (studio) => studio.hamtaAitjanst({}));
  if (failure !== undefined) return <FailurePage failure={failure} />;
  return <AiService ai={data.ai} />;
}
