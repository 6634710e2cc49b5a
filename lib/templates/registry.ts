import type { Template } from '#lib/templates/define-template.ts';
import { nyhet } from '#lib/templates/nyhet/index.ts';

/** Every template there is, in the order of the list a writer chooses from. A new template is a folder and a line here. */
const ALL: readonly Template[] = [nyhet];

export const TEMPLATES: ReadonlyMap<string, Template> = new Map(ALL.map((template) => [template.id, template]));
