import { locale } from '@porchlight/content/en/locale.ts';
import * as pageTexts from '@porchlight/content/en/owned-home.ts';
import * as texts from '@porchlight/content/en/owned-home-overview.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { stepReasons, stepTitles } from '@porchlight/domain/owned-home/first-year/en.ts';
import {
  type DatedStep,
  firstYearSteps,
  isFirstYear,
  listFirstYear,
} from '@porchlight/domain/owned-home/first-year/first-year.ts';
import {
  getDoneSteps,
  getFirstYearFacts,
} from '@porchlight/domain/owned-home/first-year/first-year-records.ts';
import { findRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { constructionKind } from '@porchlight/domain/owned-home/kinds/construction.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { parseFailure } from '../../platform/api/failure.ts';
import { showFailure } from '../../platform/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { HomePartProps } from './home-frame.tsx';
import { useHomeRecordChanges } from './owned-home.queries.ts';

/** Each step has an id of its own, so that two buyers who press at once mark it once. */
const idOf = (step: DatedStep['step']) =>
  `00000000-0000-4000-8000-0000000000c${firstYearSteps.indexOf(step) + 1}`;

/** The first year from closing day: what is to be done when, and what is done. Nothing once it is over. */
export function FirstYearCard({ records, today }: HomePartProps) {
  const home = findRecord(homeKind, records)?.content;
  if (home === undefined || !isFirstYear(home, today)) return null;
  const done = getDoneSteps(records);
  const steps = listFirstYear(home, getFirstYearFacts(records));
  const open = steps.find(({ step }) => !done.has(step));
  const write = (day: string) => formatCalendarDate(day, locale);
  return (
    <SectionCard id="first-year" title={texts.title}>
      <p className="figure-tabular max-w-[60ch] text-lg">
        {open === undefined
          ? texts.allDone
          : open.day < today
            ? texts.due(stepTitles[open.step], write(open.day))
            : texts.next(stepTitles[open.step], write(open.day))}
      </p>
      <ol className="grid divide-y divide-line border-line border-t">
        {steps.map((dated) => (
          <StepRow
            key={dated.step}
            dated={dated}
            doneOn={done.get(dated.step)}
            isMarked={records.some(({ id }) => id === idOf(dated.step))}
            today={today}
          />
        ))}
      </ol>
      <NewlyBuilt records={records} />
    </SectionCard>
  );
}

function StepRow({
  dated: { step, day },
  doneOn,
  isMarked,
  today,
}: {
  dated: DatedStep;
  doneOn: string | undefined;
  /** Marked as done here; a step may also be done by what another record says. */
  isMarked: boolean;
  today: string;
}) {
  const { save, remove } = useHomeRecordChanges();
  const write = (date: string) => formatCalendarDate(date, locale);
  const markDone = () =>
    save([{ id: idOf(step), kind: 'first-year-step', content: { step, doneOn: today } }]).catch((error) =>
      showFailure({ title: pageTexts.notSaved, description: parseFailure(error).message }),
    );
  const title = stepTitles[step];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <span className="figure-tabular text-ink-soft max-sm:col-span-2">{write(day)}</span>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{title}</span>
        {doneOn !== undefined ? (
          <Badge look="done">{texts.doneOn(write(doneOn))}</Badge>
        ) : (
          day <= today && <Badge look="now">{texts.toDo}</Badge>
        )}
      </p>
      <div className="-my-2 -mr-3.5 self-start">
        {doneOn === undefined && (
          <Button
            variant="plain"
            size="small"
            aria-label={texts.markDone(title)}
            onClick={() => void markDone()}
          >
            <Check aria-hidden="true" className="size-4.5" />
            {texts.done}
          </Button>
        )}
        {isMarked && (
          <Button
            variant="plain"
            size="small"
            aria-label={texts.markNotDone(title)}
            onClick={() => void remove(idOf(step))}
          >
            {texts.notDone}
          </Button>
        )}
      </div>
      {doneOn === undefined && (
        <p className="max-w-[60ch] text-[.9375rem] text-ink-soft max-sm:col-span-2 sm:col-span-2 sm:col-start-2">
          {stepReasons[step]}
        </p>
      )}
    </li>
  );
}

/** Whether the house was bought new: asked once, and changed with one press. */
function NewlyBuilt({ records }: { records: readonly HomeRecord[] }) {
  const construction = findRecord(constructionKind, records)?.content;
  const [isAsked, setIsAsked] = useState(construction === undefined);
  const { save } = useHomeRecordChanges();
  const answer = async (isNewlyBuilt: boolean) => {
    const content = { isNewlyBuilt, builder: construction?.builder ?? null };
    try {
      await save([{ id: constructionKind.onlyId ?? '', kind: constructionKind.name, content }]);
      setIsAsked(false);
    } catch (error) {
      showFailure({ title: pageTexts.notSaved, description: parseFailure(error).message });
    }
  };
  if (!isAsked && construction !== undefined)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {construction.isNewlyBuilt ? texts.isNew : texts.isNotNew}
        <Button variant="plain" size="small" onClick={() => setIsAsked(true)}>
          {pageTexts.change}
        </Button>
      </p>
    );
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{texts.newlyBuilt}</legend>
      <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.newlyBuiltHint}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void answer(true)}>
          {pageTexts.yesNo.yes}
        </Button>
        <Button size="small" onClick={() => void answer(false)}>
          {pageTexts.yesNo.no}
        </Button>
      </p>
    </fieldset>
  );
}
