import { type ComponentType, createContext, use } from 'react';
import type { z } from 'zod';

export interface FormFieldProps {
  name: string;
  schema: z.ZodType;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Lists and objects hold fields, and fields may be lists and objects: each is handed the field it is made of. */
export const FormFieldContext = createContext<ComponentType<FormFieldProps>>(() => null);

export function useFormField(): ComponentType<FormFieldProps> {
  return use(FormFieldContext);
}
