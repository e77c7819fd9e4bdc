import type { MilestoneTask, TaskStatus } from '@porchlight/domain/milestones/workspace.ts';
import { useId } from 'react';
import { arrivalLook } from '../../platform/arrival.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

/** One task to tick. One that some buyers do not have can be set aside instead. */
export function TaskRow({
  task,
  status,
  onChange,
}: {
  task: MilestoneTask;
  status: TaskStatus;
  onChange: (status: TaskStatus) => void;
}) {
  const detailId = useId();
  const isOpen = status === 'to-do';
  const isSetAside = status === 'not-needed';
  return (
    <li
      id={`task-${task.id}`}
      tabIndex={-1}
      className={`${arrivalLook} grid break-inside-avoid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[1fr_auto] sm:px-5`}
    >
      <div>
        <Checkbox
          checked={status === 'done'}
          aria-describedby={detailId}
          onChange={(event) => onChange(event.target.checked ? 'done' : 'to-do')}
        >
          <span className={isOpen ? 'font-semibold' : 'text-ink-soft'}>{task.title}</span>
        </Checkbox>
        <p
          id={detailId}
          className="wrap-anywhere -mt-1 mb-2 max-w-[68ch] pl-9 text-[.95rem] text-ink-soft leading-normal"
        >
          {task.detail}
        </p>
      </div>
      {task.optional === true && (
        <div className="flex items-center gap-2 pl-9 sm:flex-col sm:items-end sm:justify-center sm:pl-0">
          {isSetAside && <Badge>Not needed</Badge>}
          {status !== 'done' && (
            <Button
              variant="plain"
              size="small"
              className="print:hidden"
              onClick={() => onChange(isSetAside ? 'to-do' : 'not-needed')}
            >
              {isSetAside ? 'I need it after all' : 'Not needed'}
              <span className="sr-only">: {task.title}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
