import { type ChildNode, Element, isComment, isTag, isText, type ParentNode } from 'domhandler';

/* What the rules for each program do to a tree of HTML. All of them change it in place, and keep its order. */

/** Every element below, from the outside in, as they stood before any of them was changed. */
export function elementsIn(root: ParentNode): Element[] {
  return root.children.filter(isTag).flatMap((element) => [element, ...elementsIn(element)]);
}

export function classesOf({ attribs }: Element): string {
  return attribs.class ?? '';
}

/** The value of one property of an element's own style, in small letters; `''` where it has none. */
export function styleOf({ attribs }: Element, property: string): string {
  const found = (attribs.style ?? '').split(';').find((part) => part.slice(0, part.indexOf(':')).trim().toLowerCase() === property);
  return found === undefined
    ? ''
    : found
        .slice(found.indexOf(':') + 1)
        .trim()
        .toLowerCase();
}

/** Whether elements stand further in each other than that. It is no deeper itself: what somebody copies may be deeper than a call can go. */
export function isDeeper(root: ParentNode, most: number): boolean {
  let level = root.children.filter(isTag);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= most) return true;
    level = level.flatMap(({ children }) => children.filter(isTag));
  }
  return false;
}

export function textIn(node: ChildNode): string {
  if (isText(node)) return node.data;
  return isTag(node) ? node.children.map(textIn).join('') : '';
}

/** Puts the children there, in place of those there are. */
export function setChildren(parent: ParentNode, children: ChildNode[]): void {
  for (const [place, child] of children.entries()) {
    child.parent = parent;
    child.prev = children[place - 1] ?? null;
    child.next = children[place + 1] ?? null;
  }
  parent.children = children;
}

/** Takes away every node that the test is true of, and calls `told` with each. */
export function removeWhere(root: ParentNode, isGone: (node: ChildNode) => boolean, told: (node: ChildNode) => void = () => {}): void {
  const kept = root.children.filter((child) => {
    if (!isGone(child)) return true;
    told(child);
    return false;
  });
  if (kept.length < root.children.length) setChildren(root, kept);
  for (const child of kept) if (isTag(child)) removeWhere(child, isGone, told);
}

export function isNotes(node: ChildNode): boolean {
  return isComment(node) || (!isTag(node) && !isText(node));
}

/** An element of that name with those children. */
export function element(name: string, children: ChildNode[], attribs: Record<string, string> = {}): Element {
  const made = new Element(name, attribs, []);
  setChildren(made, children);
  return made;
}

export interface Point {
  /** How far in it stands, from 1. */
  level: number;
  ordered: boolean;
  /** The number that it bears, where it is the first of its list. */
  start?: number;
  children: ChildNode[];
}

/** The lists that the points make by how far in they stand: a point further in belongs to the one before it. */
export function listsOf(points: readonly Point[]): Element[] {
  const lists: Element[] = [];
  const open: Array<{ list: Element; level: number; ordered: boolean }> = [];
  for (const { level, ordered, start, children } of points) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last !== undefined && last.level === level && last.ordered !== ordered) open.pop();
    let place = open.at(-1);
    if (place === undefined || place.level < level) {
      const attribs = ordered && start !== undefined && start !== 1 ? { start: String(start) } : {};
      const list = element(ordered ? 'ol' : 'ul', [], attribs as Record<string, string>);
      const point = place?.list.children.at(-1);
      if (point !== undefined && isTag(point)) setChildren(point, [...point.children, list]);
      else lists.push(list);
      place = { list, level, ordered };
      open.push(place);
    }
    setChildren(place.list, [...place.list.children, element('li', children)]);
  }
  return lists;
}

/** Makes lists of the children that are points, and leaves the rest where it is. What lays the file out between two points is none of it. */
export function gather(root: ParentNode, pointsOf: (child: ChildNode) => Point[] | undefined): void {
  const found = root.children.map((child) => ({ child, points: pointsOf(child) }));
  if (found.every(({ points }) => points === undefined)) return;
  const children: ChildNode[] = [];
  let gathered: Point[] = [];
  for (const { child, points } of found) {
    if (points !== undefined) gathered.push(...points);
    else if (isTag(child) || textIn(child).trim() !== '') {
      children.push(...listsOf(gathered), child);
      gathered = [];
    }
  }
  setChildren(root, [...children, ...listsOf(gathered)]);
}
