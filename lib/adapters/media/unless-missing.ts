/** What is read, or `undefined` where there is no such file. */
export async function unlessMissing<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (missing) {
    if (missing instanceof Error && 'code' in missing && missing.code === 'ENOENT') return undefined;
    throw missing;
  }
}
