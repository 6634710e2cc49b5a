'use client';

import type { z } from 'zod';
import { useArticle } from '#components/editor/article-context.ts';
import { fieldLabel } from '#components/editor/form/field-kind.ts';
import type { Values } from '#components/editor/form/values.ts';
import { PictureChooser } from '#components/editor/picture/picture-chooser.tsx';
import type { Media } from '#lib/contract/media.ts';

interface PictureFieldProps {
  name: string;
  schema: z.ZodType;
  /** The group that the field stands in: a chosen picture fills in what the group has fields for. */
  siblings: z.ZodObject;
  value: Values;
  onChange: (changed: Values) => void;
}

/** The picture of a block, to upload or to choose from the library. */
export function PictureField({ name, schema, siblings, value, onChange }: PictureFieldProps) {
  const { render } = useArticle();
  const src = value[name];

  function choose(media: Media) {
    const known: Values = {
      mediaId: media.id,
      bredd: media.bredd,
      hojd: media.hojd,
      kredit: media.kredit,
      // A text that the writer has already put there stays.
      alt: value.alt ?? media.alt[render.sprak],
      caption: value.caption ?? media.caption,
    };
    const fitting = Object.entries(known).filter(([field]) => field in siblings.shape);
    onChange({ ...Object.fromEntries(fitting), cmsId: undefined, [name]: media.src });
  }

  function remove() {
    onChange({ [name]: undefined, mediaId: undefined, cmsId: undefined, bredd: undefined, hojd: undefined });
  }

  return (
    <PictureChooser
      label={name === 'src' ? 'Bildfil' : fieldLabel(name, schema)}
      src={typeof src === 'string' ? src : undefined}
      onChoose={choose}
      onRemove={remove}
    />
  );
}
