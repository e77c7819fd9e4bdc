import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-escrow-form.ts';
import { cancel } from '@porchlight/content/en/shared/record-dialog.ts';
import { formatMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import {
  checkStatement,
  type StatementVerdict,
} from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import type { EscrowStatement } from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import { escrowStatementKind } from '@porchlight/domain/owned-home/escrow/escrow-statement-kind.ts';
import type { MonthOff } from '@porchlight/domain/owned-home/escrow/statement-months.ts';
import { countMonths } from '@porchlight/domain/owned-home/escrow/statement-years.ts';
import { checkRecord, type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createSubmissionId } from '../../../../platform/browser/submission-id.ts';
import { useKeyboardRoom } from '../../../../platform/page/use-keyboard-room.ts';
import { BackLink } from '../../../../ui/back-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/forms/field.tsx';
import { Problem } from '../../../../ui/forms/problem.tsx';
import { useRecordForm } from '../../../../ui/forms/use-record-form.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import type { HomePartProps } from '../../home-frame.tsx';
import { useHomeRecordChanges } from '../../owned-home.queries.ts';
import { homeParts } from '../../owned-home-path.ts';
import { CushionAbove } from '../check/cushion-above.tsx';
import { describeVerdict } from '../escrow-words.ts';
import { BillRows } from './bill-rows.tsx';
import { MonthRows } from './month-rows.tsx';
import { createStatementDraft, getStatement, previewStatement } from './statement-draft.ts';
import type { StatementSection } from './statement-layout.ts';
import { StatementFields } from './statement-section.tsx';
import { useStatementDraft } from './use-statement-draft.ts';

type Props = HomePartProps & { id: string | undefined };

/** A statement in the order of its paper, on a page of its own; what may be asked at most follows each key. */
export default function StatementForm({ id, records, today }: Props) {
  const statements = listRecords(escrowStatementKind, records);
  const stored = statements.find((record) => record.id === id);
  if (id !== undefined && stored === undefined)
    return (
      <div className="grid gap-4">
        <BackLink to={homeParts.escrow}>{texts.back}</BackLink>
        <p>{texts.gone}</p>
      </div>
    );
  return <OpenForm stored={stored} statements={statements} records={records} today={today} />;
}

function OpenForm({
  stored,
  statements,
  records,
  today,
}: HomePartProps & {
  stored: HomeRecord<EscrowStatement> | undefined;
  statements: readonly HomeRecord<EscrowStatement>[];
}) {
  const [id] = useState(() => stored?.id ?? createSubmissionId());
  const last = findLast(statements);
  const [draft, change] = useStatementDraft(() =>
    createStatementDraft(stored?.content, beginAfter(last, today)),
  );
  const [rowProblems, setRowProblems] = useState<Readonly<Record<string, string>>>({});
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { save, remove } = useHomeRecordChanges();
  const leave = () => void navigate(homeParts.escrow);
  const form = useRecordForm<EscrowStatement>({
    check: () => {
      const { content, problems } = getStatement(draft);
      setRowProblems(problems);
      if (Object.keys(problems).length > 0) return { problems };
      return checkRecord(escrowStatementKind, content, {
        records: records.filter((other) => other.id !== id),
        today,
      });
    },
    save: (content) => save([{ id, kind: escrowStatementKind.name, content }]),
    onDone: leave,
  });
  // Reading starts at the form, which took the place of what was pressed.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, []);
  const statement = previewStatement(draft);
  const check = checkStatement(statement);
  const prefix = form.control('').id.slice(0, -1);
  const section = (name: StatementSection) => (
    <StatementFields
      name={name}
      draft={draft.fields}
      prefix={prefix}
      errorOf={(field) => form.control(field).error}
      change={change}
    />
  );
  const { bills, lastYear } = { bills: form.control('bills'), lastYear: form.control('lastYear') };
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-6 [&>section]:contain-content [&_:is(input,select)]:scroll-mb-36"
    >
      <div className="grid gap-2">
        <BackLink to={homeParts.escrow}>{texts.back}</BackLink>
        <h2 ref={title} tabIndex={-1} className="text-[1.75rem]">
          {stored === undefined ? texts.newTitle : texts.changeTitle}
        </h2>
        <p className="max-w-[60ch] text-ink-soft">
          {texts.lead} {stored === undefined && last !== undefined && texts.copied}
        </p>
      </div>
      <SectionCard id="statement-year" title={texts.sections.year}>
        {section('year')}
      </SectionCard>
      <SectionCard id="statement-bills" title={texts.sections.bills}>
        <p className="max-w-[60ch] text-ink-soft">{texts.leads.bills}</p>
        <ListError control={bills} />
        <BillRows bills={draft.bills} prefix={prefix} errors={rowProblems} change={change} />
      </SectionCard>
      <SectionCard id="statement-balance" title={texts.sections.balance}>
        {section('balance')}
        <CushionAbove check={check} months={statement.cushionMonths} />
      </SectionCard>
      <SectionCard id="statement-result" title={texts.sections.result}>
        {section('result')}
      </SectionCard>
      <SectionCard id="statement-payment" title={texts.sections.payment}>
        {section('payment')}
      </SectionCard>
      <SectionCard id="statement-last-year" title={texts.sections.lastYear}>
        <p className="max-w-[60ch] text-ink-soft">{texts.leads.lastYear}</p>
        {section('lastYear')}
        <ListError control={lastYear} />
        <MonthRows
          draft={draft}
          prefix={prefix}
          monthsOff={check.monthsOff}
          errorOf={(control) => rowProblems[control]}
          change={change}
        />
      </SectionCard>
      <SectionCard id="statement-last-totals" title={texts.sections.lastTotals}>
        <p className="max-w-[60ch] text-ink-soft">{texts.leads.lastTotals}</p>
        {section('lastTotals')}
      </SectionCard>
      {stored !== undefined && (
        <p>
          <Button size="small" onClick={() => void remove(id).then((isGone) => isGone && leave())}>
            {texts.remove}
          </Button>
        </p>
      )}
      <Problem>{form.problem}</Problem>
      <StatementBar
        verdict={check.verdict}
        monthsOff={check.monthsOff}
        isBusy={form.isBusy}
        onCancel={leave}
      />
    </form>
  );
}

/** What is wrong with a list as a whole; it takes the focus where a field would. */
function ListError({ control: { id, error } }: { control: { id: string; error: string | undefined } }) {
  return (
    <div id={id} tabIndex={-1}>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function findLast(statements: readonly HomeRecord<EscrowStatement>[]): EscrowStatement | undefined {
  return statements
    .map(({ content }) => content)
    .toSorted((one, other) => countMonths(other) - countMonths(one))[0];
}

/** A new statement begins where the last one ended, with its bills and its payment as the old one. */
function beginAfter(last: EscrowStatement | undefined, today: string): Partial<EscrowStatement> {
  if (last === undefined)
    return { startMonth: Number(today.slice(5, 7)), startYear: Number(today.slice(0, 4)) };
  const next = countMonths(last) + last.yearMonths;
  return {
    ...{ startMonth: (next % 12) + 1, startYear: Math.floor(next / 12) },
    ...{ bills: last.bills, cushionMonths: last.cushionMonths, oldPayment: last.payment },
  };
}

/** The present answer, and the button that saves the statement: always in sight. */
function StatementBar({
  verdict,
  monthsOff,
  isBusy,
  onCancel,
}: {
  verdict: StatementVerdict;
  monthsOff: readonly MonthOff[];
  isBusy: boolean;
  onCancel: () => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardRoom(bar);
  const isEmpty = verdict.state === 'cannot-tell' && verdict.because === 'bills';
  const { most, asked } = describeVerdict(verdict);
  const first = monthsOff[0];
  return (
    <div
      ref={bar}
      data-result-bar=""
      className="sticky bottom-[max(var(--keyboard,0px),var(--dock,0px))] z-10 mx-[calc(-1*clamp(1rem,4vw,1.5rem))] grid gap-x-5 gap-y-2.5 border-line border-y bg-surface px-[clamp(1rem,4vw,1.5rem)] py-3 shadow-lift print:hidden [@media(max-height:30rem)]:static sm:mx-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:rounded-m sm:border-x sm:px-5"
    >
      <p className="figure-tabular text-[.9375rem] leading-snug">
        {isEmpty ? (
          <span className="text-ink-soft">{texts.emptyAnswer}</span>
        ) : (
          <>
            {most !== undefined && <span className="font-semibold">{most} </span>}
            {asked}
          </>
        )}
        {first !== undefined && (
          <span className="block font-medium text-brick">
            {texts.monthsOff(formatMonth(first.month, locale), monthsOff.length)}
          </span>
        )}
      </p>
      <div className="flex gap-3">
        <Button className="grow" onClick={onCancel}>
          {cancel}
        </Button>
        <Button className="grow" type="submit" variant="primary" busy={isBusy}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
