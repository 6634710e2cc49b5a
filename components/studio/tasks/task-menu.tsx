'use client';

import { Ellipsis } from 'lucide-react';
import { stepName, stepsOf, useTaskDesk } from '#components/studio/tasks/task-desk.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import type { QueueItem } from '#lib/contract/queue.ts';

const KEYS = { ta: 't', slapp: 's', klar: 'g' } as const;

/** All that can be done with a task. */
export function TaskMenu({ task }: { task: QueueItem }) {
  const { jag, canWork, step, edit, handOver, open } = useTaskDesk();
  const steps = canWork ? stepsOf(task, jag) : [];
  return (
    <Menu
      label={`Åtgärder för ${task.rubrik}`}
      trigger={
        <IconButton label={`Åtgärder för ${task.rubrik}`} size="small">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {steps.map((one) => (
        <MenuItem key={one} keys={[KEYS[one]]} onAction={() => step(task, one)}>
          {stepName(one, task)}
        </MenuItem>
      ))}
      {steps.length > 0 && (
        <MenuItem keys={['l']} onAction={() => handOver(task)}>
          Lämna över
        </MenuItem>
      )}
      {canWork && (
        <MenuItem keys={['e']} onAction={() => edit(task)}>
          Ändra
        </MenuItem>
      )}
      <MenuItem keys={['Enter']} onAction={() => open(task)}>
        Öppna
      </MenuItem>
      {task.innehall !== null && <MenuItem href={`/studio/artikel/${task.innehall}`}>Öppna artikeln</MenuItem>}
    </Menu>
  );
}
