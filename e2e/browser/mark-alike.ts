/** On everything that looks as what stands before it does. */
export const ALIKE = 'data-alike';

/**
 * In the page: marks, among siblings, all but the first two of those that are made of the same elements with the same attributes, apart
 * from what they say and where they lead. Rows of a list that differ in a state, a class or an element are all left unmarked, and what is
 * written in, whose editor watches over its elements.
 */
export function markAlike(mark: string): void {
  const words =
    /^(id|for|name|value|title|alt|href|src|srcset|datetime|aria-(label|labelledby|describedby|controls|rowindex|colindex|posinset|setsize)|data-key|data-id)$/i;
  const shapes = new Map<Element, string>();
  const shapeOf = (element: Element): string => {
    const known = shapes.get(element);
    if (known !== undefined) return known;
    const attributes = [...element.attributes].filter(({ name }) => name !== mark && !words.test(name));
    const own = attributes.map(({ name, value }) => `${name}=${value}`).toSorted();
    const says = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const shape = JSON.stringify([element.localName, own, says, [...element.children].map(shapeOf)]);
    shapes.set(element, shape);
    return shape;
  };
  const markBelow = (parent: Element) => {
    const seen = new Map<string, number>();
    for (const child of parent.children) {
      if (child.matches('[contenteditable], :has([contenteditable])')) {
        if (!child.matches('[contenteditable]')) markBelow(child);
        continue;
      }
      const shape = shapeOf(child);
      const times = (seen.get(shape) ?? 0) + 1;
      seen.set(shape, times);
      if (times > 2) for (const element of [child, ...child.querySelectorAll('*')]) element.setAttribute(mark, '');
      else markBelow(child);
    }
  };
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  markBelow(document.body);
}
