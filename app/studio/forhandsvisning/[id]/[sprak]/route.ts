import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studioServer } from '#lib/transports/in-process/client.ts';

interface Context {
  params: Promise<{ id: string; sprak: string }>;
}

/** The page behind a preview's `lank`: what the site would show, for those who are logged in. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, sprak } = await params;
  const revision = new URL(request.url).searchParams.get('revision') ?? undefined;
  try {
    const studio = await studioServer();
    const { html } = await studio.forhandsvisa({ id, sprak, ...(revision === undefined ? {} : { revision }) });
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
      },
    });
  } catch (refusal) {
    if (!(refusal instanceof ApiFault)) throw refusal;
    if (refusal.status === 401)
      return Response.redirect(new URL(`/studio/logga-in?till=${encodeURIComponent(new URL(request.url).pathname)}`, request.url));
    return new Response(refusal.message, { status: refusal.status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
}
