import { showFile } from '#app/studio/show-file.ts';

interface Context {
  params: Promise<{ id: string; sprak: string }>;
}

/** The page behind a preview's `lank`: what the site would show, for those who are logged in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, sprak } = await params;
  const revision = new URL(request.url).searchParams.get('revision') ?? undefined;
  return showFile(request, async (studio) => {
    const { html } = await studio.forhandsvisa({ id, sprak, ...(revision === undefined ? {} : { revision }) });
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
      },
    });
  });
}
