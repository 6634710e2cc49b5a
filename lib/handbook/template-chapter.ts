interface RequiredForHandbook {
  type: string;
  minst: number;
  hogst?: number;
  med?: { falt: string; varde?: string };
}

interface TemplateForHandbook {
  id: string;
  namn: string;
  version: number;
  beskrivning: string;
  sektioner: readonly string[];
  kravda_falt: readonly string[];
  tillatna_block: readonly string[];
  kravda_block: readonly RequiredForHandbook[];
  onskade_block: readonly string[];
}

/** The handbook's chapter on templates: when to choose each, and what it must have. */
export function templateChapter(templates: readonly TemplateForHandbook[]): string {
  const common = blocksOfAll(templates);
  const shared =
    common.length === 0 ? [] : [`Block som får stå i alla mallar: ${codes(common)}. Andra block nämns vid den mall de hör till.`];
  return ['## Mallar', ...shared, ...templates.map((template) => oneTemplate(template, common))].join('\n\n').concat('\n');
}

function oneTemplate(template: TemplateForHandbook, common: readonly string[]): string {
  const { id, namn, version, beskrivning, sektioner, kravda_falt, tillatna_block, kravda_block, onskade_block } = template;
  const own = tillatna_block.filter((type) => !common.includes(type));
  const points = [
    `Identitet: \`${id}\`, version ${version}`,
    `Sektioner: ${sektioner.length === 0 ? 'ingen än' : sektioner.join(', ')}`,
    ...(kravda_falt.length === 0 ? [] : [`Måste vara ifyllt vid publicering: ${codes(kravda_falt)}`]),
    ...(kravda_block.length === 0 ? [] : [`Måste finnas: ${kravda_block.map(howMany).join(', ')}`]),
    ...(onskade_block.length === 0 ? [] : [`Brukar finnas: ${codes(onskade_block)}`]),
    ...(own.length === 0 ? [] : [`Egna block: ${codes(own)}`]),
  ];
  return [`### ${namn}`, beskrivning, points.map((point) => `- ${point}`).join('\n')].join('\n\n');
}

function blocksOfAll(templates: readonly TemplateForHandbook[]): string[] {
  const [first, ...rest] = templates;
  return (first?.tillatna_block ?? []).filter((type) => rest.every(({ tillatna_block }) => tillatna_block.includes(type)));
}

function howMany({ type, minst, hogst, med }: RequiredForHandbook): string {
  const name =
    med === undefined ? `\`${type}\`` : `\`${type}\` med \`${med.varde === undefined ? med.falt : `${med.falt}: ${med.varde}`}\``;
  if (hogst === undefined) return `${name} (minst ${minst})`;
  return hogst === minst ? `${name} (exakt ${minst})` : `${name} (${minst}–${hogst})`;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
