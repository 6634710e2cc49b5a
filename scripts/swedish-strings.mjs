const SWEDISH = /^import \S+ from "(\.[^"]*\/sv-SE\.mjs)";$/m;

/**
 * A loader of the build: of the words that React Aria has in thirty-four languages, all that a browser is sent are the Swedish ones. They stand for
 * English too, which is what React Aria falls back on where no language is given (components/studio/providers.tsx gives it).
 * The build ends when a version of React Aria keeps its words in another way.
 *
 * @param {string} source one of its `intlStrings.mjs`
 * @returns {string}
 */
export default function swedishStrings(source) {
  const [, file] = SWEDISH.exec(source) ?? [];
  if (file === undefined) throw new Error('React Aria keeps its Swedish words in another way than this loader knows.');
  return `import swedish from ${JSON.stringify(file)};\nexport default { 'sv-SE': swedish, 'en-US': swedish };\n`;
}
