import { showFile } from '#app/studio/show-file.ts';

/** The plugin for the publishing system as a file to save. */
export async function GET(request: Request): Promise<Response> {
  return showFile(request, async (studio) => {
    const { innehall, typ, filnamn } = await studio.hamtaTillagg({});
    return new Response(Buffer.from(innehall, 'base64'), {
      headers: {
        'Content-Type': typ,
        'Content-Disposition': `attachment; filename="${filnamn}"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
}
