'use client';

import { useState } from 'react';
import { ARTICLE_COLUMNS, type ArticleColumn, COLUMN_NAMES, FIRST_COLUMNS } from '#components/studio/articles/article-columns.ts';
import { FormDialog } from '#components/studio/form-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';

interface ColumnsDialogProps {
  columns: readonly ArticleColumn[];
  onChange: (columns: ArticleColumn[]) => void;
  onClose: () => void;
}

const OPTIONS = ARTICLE_COLUMNS.map((id) => ({ id, namn: COLUMN_NAMES[id] }));

/** Which columns the list of articles has beside the headline. */
export function ColumnsDialog({ columns, onChange, onClose }: ColumnsDialogProps) {
  const [chosen, setChosen] = useState<string[]>([...columns]);
  return (
    <FormDialog
      title="Kolumner i listan"
      send="Visa"
      isSending={false}
      onSend={() => onChange(ARTICLE_COLUMNS.filter((column) => chosen.includes(column)))}
      onClose={onClose}
      failure={undefined}
      fields={[]}
    >
      <CheckboxGroup
        label="Visa utöver rubriken"
        description="Valet följer med när du sparar en vy. På små skärmar får inte alla plats."
        options={OPTIONS}
        value={chosen}
        onChange={setChosen}
      />
      <div>
        <Button size="small" variant="quiet" onPress={() => setChosen([...FIRST_COLUMNS])}>
          Återställ
        </Button>
      </div>
    </FormDialog>
  );
}
