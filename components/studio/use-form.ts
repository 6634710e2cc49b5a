'use client';

import { useState } from 'react';
import { type Failure, faultOf } from '#components/studio/failure.ts';
import { useOperation } from '#components/studio/use-operation.ts';

interface FormOptions<Fields, Answer> {
  /** What stands in the form when it is opened. */
  before: Fields | (() => Fields);
  /** What has to be mended before it can be sent, by field. */
  missingIn: (fields: Fields) => Partial<Record<string, string>>;
  /** Somebody has tried to send it, and something is missing. */
  onMissing?: () => void;
  send: (fields: Fields) => Promise<Answer>;
  onSent: (answer: Answer, fields: Fields) => void;
}

interface Form<Fields> {
  fields: Fields;
  /** What a field is given: its value, what to do when it is changed, and what is wrong with it. */
  field<Name extends keyof Fields & string>(
    name: Name,
  ): { value: Fields[Name]; onChange: (value: Fields[Name]) => void; fault: string | undefined };
  /** What is to be done when a field of another kind is changed. */
  change<Name extends keyof Fields & string>(name: Name): (value: Fields[Name]) => void;
  /** What is missing at a place within a field, once somebody has tried to send it. */
  faultAt(place: string): string | undefined;
  /** What a FormDialog is given. */
  dialog: { isSending: boolean; onSend: () => void; failure: Failure | undefined };
}

/**
 * A form that is sent to one operation. What is missing is told once somebody has tried to send it; what the service had
 * against a field is told until that field is changed.
 */
export function useForm<Fields extends object, Answer>(options: FormOptions<Fields, Answer>): Form<Fields> {
  const { before, missingIn, onMissing, send, onSent } = options;
  const [fields, setFields] = useState(before);
  const [wasTried, setTried] = useState(false);
  const sending = useOperation(send);
  const missing = missingIn(fields);

  async function submit() {
    setTried(true);
    if (Object.keys(missing).length > 0) return onMissing?.();
    const answer = await sending.run(fields);
    if (answer !== undefined) onSent(answer, fields);
  }

  const change: Form<Fields>['change'] = (name) => (value) => {
    setFields((now) => ({ ...now, [name]: value }));
    sending.dismiss(name);
  };

  const faultAt = (place: string) => (wasTried ? missing[place] : undefined);

  return {
    fields,
    field: (name) => ({
      value: fields[name],
      onChange: change(name),
      fault: faultAt(name) ?? faultOf(sending.failure, name),
    }),
    change,
    faultAt,
    dialog: { isSending: sending.isRunning, onSend: submit, failure: sending.failure },
  };
}
