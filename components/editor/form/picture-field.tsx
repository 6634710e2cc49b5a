'use client';

import type { z } from 'zod';
import { useArticle } from '#components/editor/article-context.ts';
import { fieldLabel } from '#components/editor/form/field-kind.ts';
import type { Values } from '#components/editor/form/values.ts';
import { chosenPicture } from '#components/editor/picture/chosen-picture.ts';
import { PictureChooser } from '#components/editor/picture/picture-chooser.tsx';

interface PictureFieldProps {
  name: string;
  schema: z.ZodType;
  label?: string;
  /** The group that the field stands in: a chosen picture fills in what the group has fields for. */
  siblings: z.ZodObject;
  value: Values;
  onChange: (changed: Values) => void;
}

/** The picture of a block, to upload or to choose from the library. */
export function PictureField({ name, schema, label, siblings, value, onChange }: PictureFieldProps) {
  const { render } = useArticle();
  const src = value[name];

  const has = (field: string) => field in siblings.shape;

  function remove() {
    onChange({ [name]: undefined, mediaId: undefined, cmsId: undefined, bredd: undefined, hojd: undefined });
  }

  return (
    <PictureChooser
      label={label ?? (name === 'src' ? 'Bildfil' : fieldLabel(name, schema))}
      src={typeof src === 'string' ? src : undefined}
      onChoose={(media) => onChange(chosenPicture(media, render.sprak, value, has))}
      onRemove={remove}
    />
  );
}
