interface BriefTemplate {
  id: string;
  namn: string;
  beskrivning: string;
}

interface BriefBlock {
  type: string;
  namn: string;
  beskrivning: string;
}

/**
 * The chapters on templates and blocks for whoever writes through the API: a line of each, to choose by. What a template needs,
 * and the fields of its blocks, is asked for when it has been chosen.
 */
export function briefChapters(templates: readonly BriefTemplate[], blocks: readonly BriefBlock[]): { mallar: string; block: string } {
  const chapter = (title: string, intro: string, lines: readonly string[]) => `## ${title}\n\n${intro}\n\n${lines.join('\n')}\n`;
  return {
    mallar: chapter(
      'Mallar',
      'Krav, tillåtna block och deras fält ger `mallar?mall=…`.',
      templates.map(({ id, namn, beskrivning }) => `- \`${id}\` ${namn}: ${beskrivning}`),
    ),
    block: chapter(
      'Block',
      'Fälten står i `attrs`, utom `content` som står bredvid.',
      blocks.map(({ type, namn, beskrivning }) => `- \`${type}\` ${namn}: ${beskrivning}`),
    ),
  };
}
