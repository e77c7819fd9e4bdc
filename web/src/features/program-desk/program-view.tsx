import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/program-desk.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { DeskProgram } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { toProgram } from '@porchlight/domain/programs/program-desk/program-entry.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../console-kit/staff.queries.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { useToday } from '../../platform/today.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReadDeskAgain } from './desk.queries.ts';
import { deskPaths, exportPath } from './desk-paths.ts';
import { RuleList } from './rule-list.tsx';

/** One program: its rules as sentences, the day it was read, and what can be done about it. */
export function ProgramView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.programDesk.read.queryOptions({ input: { id } }),
  );
  const mayWork = useMay('decide');
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  const program = toProgram(data.program);
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{data.name}</h2>
      <SummaryList items={listFacts(data)} />
      <section className="grid gap-2">
        <h3 className="text-lg">{texts.rules}</h3>
        <RuleList program={program} />
      </section>
      {mayWork && !data.hasEnded && <RecheckForm program={data} />}
      <p className="flex flex-wrap gap-3">
        {mayWork && (
          <ButtonLink to={`${deskPaths.propose}?program=${encodeURIComponent(id)}`} size="small">
            {texts.changeThis}
          </ButtonLink>
        )}
        <a
          href={exportPath({ id })}
          download
          className="inline-flex min-h-11 items-center px-3.5 font-semibold text-[.9375rem] text-dusk"
        >
          {texts.exportOne}
        </a>
      </p>
      <History revisions={data.revisions} />
    </>
  );
}

function listFacts(row: DeskProgram): (readonly [string, string])[] {
  const { program } = row;
  return [
    [texts.id, row.id],
    [texts.columns.agency, row.agency],
    [texts.columns.states, row.states.length === 0 ? texts.everywhere : row.states.join(', ')],
    [texts.columns.confidence, texts.confidences[row.confidence]],
    [texts.columns.origin, texts.origins[row.origin]],
    [texts.readLast, formatCalendarDate(row.readOn, locale)],
    ...(program.gives === undefined ? [] : ([[texts.gives, program.gives]] as const)),
    [texts.repayment, program.repayment],
    ...(program.ended === undefined
      ? []
      : ([[texts.endedOn, formatCalendarDate(program.ended, locale)]] as const)),
  ];
}

function History({ revisions }: Pick<DeskProgram, 'revisions'>) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{texts.history}</h3>
      {revisions.length === 0 && <p className="text-ink-soft">{texts.noHistory}</p>}
      <ol className="grid gap-2 text-[.9375rem]">
        {revisions.map(({ revision, at, by, action }) => (
          <li key={revision}>
            {texts.revision(revision)}: {texts.actions[action]}, {texts.byWhom(by)}, <When at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Confirms that a program's documents say what is listed here, with the day they were read. */
function RecheckForm({ program: { id, name, revision } }: { program: DeskProgram }) {
  const today = useToday();
  const [day, setDay] = useState<string>();
  const readAgain = useReadDeskAgain();
  const { send, busy, problem, errorOf } = useSend(
    async (readOn: string) => {
      try {
        await staffApi.programDesk.recheck.call({ id, revision, readOn });
      } finally {
        await readAgain();
      }
      showSuccess({ title: texts.confirmed(name) });
    },
    ['readOn'],
  );
  const readOn = day ?? today;
  return (
    <form
      className="grid gap-3 rounded-m bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(readOn);
      }}
    >
      <h3 className="text-lg">{texts.recheck}</h3>
      <p className="text-[.9375rem]">{texts.recheckHint}</p>
      <TextField
        id="readOn"
        type="date"
        label={texts.recheckDay}
        value={readOn}
        error={errorOf('readOn')}
        onChange={({ target }) => setDay(target.value)}
      />
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" size="small" busy={busy}>
          {texts.confirm}
        </Button>
      </p>
    </form>
  );
}
