import { locale } from '@porchlight/content/en/locale.ts';
import * as pageTexts from '@porchlight/content/en/owned-home.ts';
import * as texts from '@porchlight/content/en/owned-home-house-book.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { type Content, type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { upkeepKind } from '@porchlight/domain/owned-home/house-book/upkeep.ts';
import { findNextDue } from '@porchlight/domain/owned-home/house-book/upkeep-due.ts';
import { Check } from 'lucide-react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { useHomeRecordChanges } from '../owned-home.queries.ts';
import type { RecordField } from '../records/record-layout.ts';
import { BookSection } from './book-section.tsx';
import { AddUpkeepList } from './upkeep-list-button.tsx';

type Task = HomeRecord<Content<typeof upkeepKind>>;

const fields: readonly RecordField[] = [
  { name: 'task', label: texts.taskFields.task, as: 'line' },
  {
    ...{ name: 'season', label: texts.taskFields.season, hint: texts.seasonHint, optional: true },
    ...{ none: texts.noSeason, as: 'choice', options: texts.seasons },
  },
  { name: 'everyMonths', label: texts.taskFields.everyMonths, hint: texts.everyHint, as: 'count' },
  { name: 'firstDueOn', label: texts.taskFields.firstDueOn, as: 'day' },
  { name: 'lastDoneOn', label: texts.taskFields.lastDoneOn, as: 'day', optional: true },
  { name: 'why', label: texts.taskFields.why, as: 'text', optional: true },
];

/** What is to be done to the house, the earliest first. */
export function UpkeepSection({ records, today }: HomePartProps) {
  const { save } = useHomeRecordChanges();
  const tasks = listRecords(upkeepKind, records).sort((one, other) =>
    findNextDue(one.content) < findNextDue(other.content) ? -1 : 1,
  );
  const markDone = ({ id, content }: Task) =>
    save([{ id, kind: upkeepKind.name, content: { ...content, lastDoneOn: today } }]).catch((error) =>
      showFailure({ title: pageTexts.notSaved, description: parseFailure(error).message }),
    );
  return (
    <BookSection
      id="upkeep"
      title={texts.upkeepTitle}
      lead={texts.upkeepLead}
      empty={texts.noTasks}
      add={texts.addTask}
      dialog={{ titles: texts.taskTitle, lead: texts.taskLead }}
      kind={upkeepKind}
      fields={() => fields}
      rows={tasks}
      describe={({ content }) => describeTask(content, today)}
      act={(task) =>
        task.content.lastDoneOn !== today && (
          <Button
            variant="plain"
            size="small"
            aria-label={texts.markDone(task.content.task)}
            onClick={() => void markDone(task)}
          >
            <Check aria-hidden="true" className="size-4.5" />
            {texts.done}
          </Button>
        )
      }
      begin={{ everyMonths: 12, firstDueOn: today }}
      foot={tasks.length > 0 && <AddUpkeepList records={records} today={today} />}
      records={records}
      today={today}
    />
  );
}

function describeTask(content: Task['content'], today: string) {
  const { task, season, everyMonths, lastDoneOn, why } = content;
  const next = findNextDue(content);
  const write = (day: string) => formatCalendarDate(day, locale);
  return {
    title: task,
    state:
      lastDoneOn === today ? (
        <Badge look="done">{texts.doneToday}</Badge>
      ) : next <= today ? (
        <Badge look="now">{texts.overdue}</Badge>
      ) : undefined,
    details: [
      texts.nextOn(write(next)),
      season === null ? texts.every(everyMonths) : `${texts.seasons[season]}, ${texts.every(everyMonths)}`,
      lastDoneOn !== null && texts.lastDone(write(lastDoneOn)),
    ],
    more: why !== null && (
      <p className="wrap-anywhere max-w-[60ch] whitespace-pre-line text-[.9375rem]">{why}</p>
    ),
  };
}
