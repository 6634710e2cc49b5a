import { Fragment, type ReactNode } from 'react';
import styles from '#components/studio/handbook/markdown.module.css';
import type { Inline } from '#components/studio/handbook/parse-inline.ts';
import type { MarkdownBlock } from '#components/studio/handbook/parse-markdown.ts';

/** Shows parsed Markdown as React elements: nothing in the text reaches the page as HTML. */
export function Markdown({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} />
    </div>
  );
}

/** Shows the parts of a text in order. */
function InOrder<Part>({ parts, show }: { parts: readonly Part[]; show: (part: Part) => ReactNode }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown, so the place of a part is its key
  return parts.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>);
}

function Blocks({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  return <InOrder parts={blocks} show={(block) => <Block block={block} />} />;
}

function Block({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Tag = HEADINGS[Math.min(block.level, HEADINGS.length) - 1] ?? 'h4';
      return (
        <Tag id={block.id}>
          <Words content={block.content} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} />
        </p>
      );
    case 'list': {
      const Tag = block.isOrdered ? 'ol' : 'ul';
      return (
        <Tag>
          <InOrder
            parts={block.items}
            show={(item) => (
              <li>
                <Item blocks={item} />
              </li>
            )}
          />
        </Tag>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.content} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <DataTable head={block.head} rows={block.rows} />;
    case 'rule':
      return <hr />;
  }
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4'] as const;

/** The first paragraph of an item stands beside its bullet, without a paragraph's air. */
function Item({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} />;
  return (
    <>
      <Words content={first.content} />
      <Blocks blocks={rest} />
    </>
  );
}

function DataTable({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be within reach of the keyboard
    <div className={styles.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <InOrder
              parts={head}
              show={(cell) => (
                <th scope="col">
                  <Words content={cell} />
                </th>
              )}
            />
          </tr>
        </thead>
        <tbody>
          <InOrder
            parts={rows}
            show={(row) => (
              <tr>
                <InOrder
                  parts={row}
                  show={(cell) => (
                    <td>
                      <Words content={cell} />
                    </td>
                  )}
                />
              </tr>
            )}
          />
        </tbody>
      </table>
    </div>
  );
}

function Words({ content }: { content: readonly Inline[] }) {
  return <InOrder parts={content} show={(run) => <Word run={run} />} />;
}

function Word({ run }: { run: Inline }) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'code':
      return <code>{run.text}</code>;
    case 'strong':
      return (
        <strong>
          <Words content={run.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Words content={run.content} />
        </em>
      );
    case 'link':
      return (
        <a href={run.href}>
          <Words content={run.content} />
        </a>
      );
  }
}
