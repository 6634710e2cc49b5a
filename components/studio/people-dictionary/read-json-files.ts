export type ReadFiles = { documents: unknown[]; unreadable: undefined } | { documents: undefined; unreadable: string };

/** What the files say, or the name of the first that is no JSON. */
export async function readJsonFiles(files: ReadonlyArray<Pick<File, 'name' | 'text'>>): Promise<ReadFiles> {
  const documents: unknown[] = [];
  for (const file of files) {
    try {
      documents.push(JSON.parse(await file.text()));
    } catch (error) {
      if (error instanceof SyntaxError) return { documents: undefined, unreadable: file.name };
      throw error;
    }
  }
  return { documents: documents.flat(), unreadable: undefined };
}
