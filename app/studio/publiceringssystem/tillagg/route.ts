import { load } from '#app/studio/load.ts';

/** The plugin for the publishing system as a file to save. */
export async function GET(): Promise<Response> {
  const { data, failure } = await load('/studio/publiceringssystem', (studio) => studio.hamtaTillagg({}));
  if (failure !== undefined) return new Response(failure.title, { status: failure.status });
  return new Response(Buffer.from(data.innehall, 'base64'), {
    headers: {
      'Content-Type': data.typ,
      'Content-Disposition': `attachment; filename="${data.filnamn}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
