/** Opens Studio in whatever server Next runs in; called once by Next, before it answers anything. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await import('#lib/config/right-node.mjs');
  const { openInNext } = await import('#lib/studio/open-in-next.ts');
  await openInNext();
}
