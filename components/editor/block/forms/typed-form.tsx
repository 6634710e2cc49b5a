import type { ComponentType } from 'react';
import type { z } from 'zod';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import type { Values } from '#components/editor/form/values.ts';

export interface BlockFormProps {
  schema: z.ZodObject;
  value: Values;
  onChange: (value: Values) => void;
}

export interface TypedFormProps<Schema extends z.ZodObject> {
  schema: Schema;
  value: z.infer<Schema>;
  onChange: (value: Values) => void;
}

/** A form that was made by hand for a block's schema. For values that the schema does not know, the generated one stands in. */
export function typedForm<Schema extends z.ZodObject>(
  schema: Schema,
  Form: ComponentType<TypedFormProps<Schema>>,
): ComponentType<BlockFormProps> {
  return function TypedForm(props) {
    const parsed = schema.safeParse(props.value);
    return parsed.success ? <Form schema={schema} value={parsed.data} onChange={props.onChange} /> : <GroupFields {...props} />;
  };
}
