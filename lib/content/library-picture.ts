const LIBRARY_ADDRESS = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//;

/** The id of the library's picture that an address leads to; `undefined` for any other address. */
export function mediaIdOf(address: string): string | undefined {
  return LIBRARY_ADDRESS.exec(address)?.[1];
}
