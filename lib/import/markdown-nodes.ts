import type { fromMarkdown } from 'mdast-util-from-markdown';

/* The nodes of a Markdown tree, as the package that reads it has them. */

export type Root = ReturnType<typeof fromMarkdown>;
export type RootContent = Root['children'][number];
type Node<Type extends RootContent['type']> = Extract<RootContent, { type: Type }>;

export type Paragraph = Node<'paragraph'>;
export type Heading = Node<'heading'>;
export type List = Node<'list'>;
export type ListItem = List['children'][number];
export type Table = Node<'table'>;
export type TableRow = Table['children'][number];
export type TableCell = TableRow['children'][number];
export type Html = Node<'html'>;
export type Definition = Node<'definition'>;
export type Image = Node<'image'>;
export type ImageReference = Node<'imageReference'>;
export type PhrasingContent = Paragraph['children'][number];
/** What stands in a point of a list or a quote. */
export type FlowContent = ListItem['children'][number];
