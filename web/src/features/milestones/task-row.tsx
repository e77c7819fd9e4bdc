import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import type { MilestoneTask, TaskStatus } from '@porchlight/domain/milestones/workspace.ts';
import { type ReactNode, useId } from 'react';
import { hashHighlight } from '../../platform/page/scroll-to-hash.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TaskLinkList } from './task-link-list.tsx';

/** One task to tick. One that some buyers do not have can be set aside instead. */
export function TaskRow({
  task,
  status,
  children,
  onChange,
}: {
  task: MilestoneTask;
  status: TaskStatus;
  /** What else there is to say of it. */
  children?: ReactNode;
  onChange: (status: TaskStatus) => void;
}) {
  const detailId = useId();
  const isOpen = status === 'to-do';
  const isSetAside = status === 'not-needed';
  return (
    <li
      id={`task-${task.id}`}
      tabIndex={-1}
      className={`${hashHighlight} grid break-inside-avoid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[1fr_auto] sm:px-5`}
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
        <TaskLinkList links={task.links} className="mb-2 pl-9" />
        {children}
      </div>
      {task.optional === true && (
        <div className="flex items-center gap-2 pl-9 sm:flex-col sm:items-end sm:justify-center sm:pl-0">
          {isSetAside && <Badge>{texts.notNeeded}</Badge>}
          {status !== 'done' && (
            <Button
              variant="plain"
              size="small"
              className="print:hidden"
              onClick={() => onChange(isSetAside ? 'to-do' : 'not-needed')}
            >
              {isSetAside ? texts.iNeedItAfterAll : texts.notNeeded}
              <span className="sr-only">: {task.title}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
