'use client';

import { Link } from 'lucide-react';
import { useRef } from 'react';
import type { z } from 'zod';
import { fieldLabel } from '#components/editor/form/field-kind.ts';
import styles from '#components/editor/form/form.module.css';
import type { Values } from '#components/editor/form/values.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { fieldMeta } from '#lib/blocks/field.ts';
import { isOutboundLink } from '#lib/blocks/purchase-link.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { asShownName } from '#lib/contract/shown-name.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface PurchaseFieldProps {
  name: string;
  schema: z.ZodType;
  /** The group that the field stands in: what is sold names the code. */
  value: Values;
  onChange: (address: string | undefined) => void;
}

/** Where the reader buys: the shop's own address as it was pasted becomes an outbound link of the site, which counts who follows it. */
export function PurchaseField({ name, schema, value, onChange }: PurchaseFieldProps) {
  const written = value[name];
  const address = typeof written === 'string' ? written : '';
  const namn = typeof value.namn === 'string' ? asShownName(value.namn.slice(0, LENGTHS.name)) : undefined;
  const making = useOperation((adress: string) => studio.skapaUtlank({ adress, ...(namn === undefined ? {} : { namn }) }));
  // What is written beside it meanwhile stands.
  const latest = useRef(onChange);
  latest.current = onChange;
  const canMake = /^https:\/\/\S+\.\S/i.test(address.trim()) && !isOutboundLink(address, [window.location.origin]);

  async function make() {
    const made = await making.run(address.trim());
    if (made !== undefined) latest.current(made.utlank.lank);
  }

  return (
    <>
      <TextField
        label={fieldLabel(name, schema)}
        description={fieldMeta(schema)?.description}
        value={address}
        onChange={(text) => {
          making.reset();
          onChange(text);
        }}
      />
      <FailureBanner failure={making.failure} />
      {canMake && (
        <div className={styles.aside}>
          <Button size="small" icon={<Link aria-hidden />} isPending={making.isRunning} onPress={make}>
            Gör till utlänk
          </Button>
        </div>
      )}
    </>
  );
}
