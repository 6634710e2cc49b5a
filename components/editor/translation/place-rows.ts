import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { alignRows, type Row } from '#components/editor/translation/align-rows.ts';
import { equalJson } from '#lib/content/equal-json.ts';

interface Placed {
  ids: string[];
  rows: Row[];
  decorations: DecorationSet;
}

/**
 * Gives every top block of a translation the number of its row beside the source, as the style variable `--rad`. `onRows`
 * hears of the rows when this begins and whenever blocks come, go or move; a key in a text costs next to nothing.
 */
export function placeRows(source: readonly string[], onRows: (rows: Row[]) => void): { key: PluginKey<Placed>; plugin: Plugin<Placed> } {
  const key = new PluginKey<Placed>('rowsBesideSource');
  const plugin = new Plugin<Placed>({
    key,
    state: {
      init: (_, { doc }) => place(doc, topIds(doc), source),
      apply(tr, placed) {
        if (!tr.docChanged) return placed;
        const ids = topIds(tr.doc);
        if (!equalJson(ids, placed.ids)) return place(tr.doc, ids, source);
        return { ...placed, decorations: placed.decorations.map(tr.mapping, tr.doc) };
      },
    },
    props: { decorations: (state) => key.getState(state)?.decorations },
    view: (view) => {
      const rowsNow = () => key.getState(view.state)?.rows ?? [];
      let told = rowsNow();
      onRows(told);
      return {
        update() {
          if (rowsNow() === told) return;
          told = rowsNow();
          onRows(told);
        },
      };
    },
  });
  return { key, plugin };
}

function topIds(doc: Node): string[] {
  const ids: string[] = [];
  doc.forEach(({ attrs }, _, index) => {
    ids.push(attrs.id ?? attrs.block?.attrs?.id ?? `#${index}`);
  });
  return ids;
}

function place(doc: Node, ids: string[], source: readonly string[]): Placed {
  const rows = alignRows(source, ids);
  const rowOf = new Map(rows.map(({ target }, index) => [target, index + 1]));
  const decorations: Decoration[] = [];
  doc.forEach((node, offset, index) => {
    decorations.push(Decoration.node(offset, offset + node.nodeSize, { style: `--rad: ${rowOf.get(ids[index])}` }));
  });
  return { ids, rows, decorations: DecorationSet.create(doc, decorations) };
}
