import { locale } from '@porchlight/content/en/locale.ts';
import { begunFromPlan } from '@porchlight/content/en/owned-home.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { beginOwnedLoan } from '@porchlight/domain/homes/begin-owned-home.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { findAmountQuestion, formatCents } from '@porchlight/domain/kernel/money.ts';
import { findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { loanKind } from '@porchlight/domain/owned-home/kinds/loan.ts';
import { findInsuranceDays, type InsuranceDays } from '@porchlight/domain/owned-home/loan/insurance-days.ts';
import {
  computeExtraEffect,
  findLoanAhead,
  type LoanAhead,
} from '@porchlight/domain/owned-home/loan/loan-bench.ts';
import { beginLoan } from '@porchlight/domain/readings/document-readings/kept/begin-loan.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { useScrollToHash } from '../../../platform/page/scroll-to-hash.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { usePlan } from '../../plan/plan.queries.ts';
import { getValues } from '../../plan/shown-plan.ts';
import { formatMonths } from '../../tools/figures.ts';
import { parseTypedCents } from '../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../tools/typed-values.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import { PrivateInsuranceDays } from './insurance/private-insurance.tsx';
import { LoanAnswer } from './loan-answer.tsx';
import { gatherLoan, type OwnedLoanFigures } from './loan-figures.ts';
import { type LoanPaper, listLoanFields } from './loan-papers.ts';
import { PaymentsCard } from './payments/payments-card.tsx';
import { PayoffCard } from './payoff-card.tsx';
import { RecastCard } from './recast-card.tsx';
import { ScheduleCard } from './schedule/schedule-card.tsx';
import { TransfersCard } from './transfers-card.tsx';

const names = ['monthly', 'yearly', 'once'] as const;

const labels = { monthly: texts.extraMonthly, yearly: texts.extraYearly, once: texts.extraOnce };

/** What principal on top of the payment does: months and interest saved. */
function BenchCard({ figures: { loan, owed } }: { figures: OwnedLoanFigures }) {
  const ahead = findLoanAhead(loan, owed);
  return ahead === undefined ? null : <Bench ahead={ahead} />;
}

function Bench({ ahead }: { ahead: LoanAhead }) {
  const [typed, setTyped] = useState({ monthly: '', yearly: '', once: '' });
  const read = (name: (typeof names)[number]) => parseTypedCents(typed[name]) ?? 0;
  const plan = { monthly: read('monthly'), yearly: read('yearly'), once: read('once') };
  return (
    <SectionCard id="extra" title={texts.bench}>
      <p className="max-w-[60ch] text-ink-soft">{texts.benchLead}</p>
      <div className="grid items-end gap-5 sm:grid-cols-3">
        {names.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            error={
              Number.isNaN(plan[name]) ? (findAmountQuestion(typed[name]) ?? texts.amountNotRead) : undefined
            }
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            onBlur={() => setTyped({ ...typed, [name]: tidyDollars(typed[name]) })}
          />
        ))}
      </div>
      <div aria-live="polite" className="grid max-w-[60ch] gap-1">
        <Effect ahead={ahead} plan={plan} />
      </div>
    </SectionCard>
  );
}

function Effect({ ahead, plan }: { ahead: LoanAhead; plan: Record<(typeof names)[number], number> }) {
  const amounts = Object.values(plan);
  if (amounts.some(Number.isNaN) || amounts.every((cents) => cents === 0)) return <p>{texts.benchStart}</p>;
  const { monthsSaved, interestSaved, interest, paidOffOn } = computeExtraEffect(ahead, plan);
  const saved = formatCents(interestSaved, 'cents');
  return (
    <>
      <p className="figure-tabular font-semibold text-xl">
        {monthsSaved > 0 ? texts.saves(formatMonths(monthsSaved), saved) : texts.savesInterest(saved)}
      </p>
      <p className="figure-tabular text-ink-soft">
        {texts.benchEnd(formatCalendarDate(paidOffOn, locale), formatCents(interest, 'cents'))}
      </p>
    </>
  );
}

/** What is owed first; then when insurance ends, what more principal does, the schedule, and letters to the servicer. */
export default function LoanPart({ records, today }: HomePartProps) {
  const figures = gatherLoan(records, today);
  useScrollToHash(figures !== undefined);
  if (figures === undefined)
    return (
      <Notice title={texts.enterFirst} action={<LoanPapers records={records} today={today} />}>
        <p className="max-w-[60ch]">{texts.enterLead}</p>
      </Notice>
    );
  return (
    <>
      <LoanAnswer figures={figures} />
      <InsuranceCard figures={figures} />
      <BenchCard figures={figures} />
      <RecastCard figures={figures} />
      <ScheduleCard figures={figures} />
      <PaymentsCard figures={figures} />
      <PayoffCard figures={figures} />
      <TransfersCard figures={figures} />
      <LoanData figures={figures} />
    </>
  );
}

/** The loan as it is entered, and the forms in which it is changed. */
function LoanData({ figures: { loan, records, today } }: { figures: OwnedLoanFigures }) {
  const { fields } = texts;
  const cents = (amount: number | null) => (amount === null ? null : formatCents(amount, 'cents'));
  const day = (date: string | null) => (date === null ? null : formatCalendarDate(date, locale));
  const lines: readonly [string, string | null][] = [
    [fields.servicer, loan.servicer],
    [fields.loanKind, texts.loanKinds[loan.loanKind]],
    [fields.amount, cents(loan.amount)],
    [fields.ratePercent, texts.percentText(loan.ratePercent)],
    [fields.termMonths, texts.monthsText(loan.termMonths)],
    [fields.firstPaymentOn, day(loan.firstPaymentOn)],
    [fields.originalValue, cents(loan.originalValue)],
    [fields.mortgageInsuranceMonthly, cents(loan.mortgageInsuranceMonthly)],
    [fields.escrowMonthly, cents(loan.escrowMonthly)],
    [fields.balance, cents(loan.balance)],
    [fields.balanceOn, day(loan.balanceOn)],
  ];
  return (
    <SectionCard id="loan-data" title={texts.loanData}>
      <dl className="figure-tabular grid max-w-[40rem] divide-y divide-line">
        {lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className={value === null ? 'text-ink-soft' : 'wrap-anywhere'}>
              {value ?? texts.notEntered}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">{texts.changeFrom}</p>
      <div className="flex flex-wrap gap-3">
        <LoanPapers records={records} today={today} />
      </div>
    </SectionCard>
  );
}

/** A button for each paper that the loan can be read from, and the form in that paper's order. */
function LoanPapers({ records, today }: HomePartProps) {
  const [paper, setPaper] = useState<LoanPaper>();
  const record = findRecord(loanKind, records);
  const closing = useReadClosing();
  const begun = record === undefined && paper === 'closing' ? closing : undefined;
  const plan = usePlan();
  const paid = findRecord(homeKind, records)?.content.price;
  const planned = record === undefined ? beginOwnedLoan(getValues(plan.facts?.values() ?? []), paid) : {};
  return (
    <>
      {(Object.keys(texts.papers) as LoanPaper[]).map((each) => (
        <Button key={each} size="small" onClick={() => setPaper(each)}>
          {texts.fromPaper(texts.papers[each])}
        </Button>
      ))}
      {paper !== undefined && !(record === undefined && plan.query.isLoading) && (
        <HomeRecordDialog
          kind={loanKind}
          fields={listLoanFields(paper)}
          title={texts.dialogTitle}
          lead={
            begun !== undefined
              ? texts.begunFrom(begun.name)
              : `${texts.paperLeads[paper]}${Object.keys(planned).length > 0 ? ` ${begunFromPlan}` : ''}`
          }
          record={record}
          begin={begun?.begin ?? { termMonths: 360, ...planned }}
          records={records}
          today={today}
          onClose={() => setPaper(undefined)}
        />
      )}
    </>
  );
}

/** The newest Closing Disclosure among one's own documents, and what of it the loan's form begins with; undefined where there is none. */
function useReadClosing(): { name: string; begin: Record<string, unknown> } | undefined {
  const { list, read } = pageApi.keptReadings;
  const { data } = useQuery(list.queryOptions());
  const closing = data?.readings.find(({ form, state }) => form === 'closing_disclosure' && state === 'done');
  const reading = useQuery(
    read.queryOptions({ input: { id: closing?.documentId ?? '' }, enabled: closing !== undefined }),
  );
  if (closing === undefined || reading.data === undefined) return undefined;
  const begin = beginLoan(reading.data);
  return Object.keys(begin).length === 0 ? undefined : { name: closing.name, begin };
}

/** When mortgage insurance ends, by the kind of the loan. */
function InsuranceCard({ figures }: { figures: OwnedLoanFigures }) {
  const { loan, home, paidOnTop, today, owed } = figures;
  if (owed.balance === 0) return null;
  const days = findInsuranceDays(loan, home, { paidOnTop, today });
  return (
    <SectionCard id="insurance" title={texts.mortgageInsuranceTitle}>
      {loan.mortgageInsuranceMonthly === 0 ? (
        <p>{texts.premiumNone}</p>
      ) : days.kind === 'private' ? (
        <PrivateInsuranceDays figures={figures} days={days} />
      ) : (
        <OtherInsurance days={days} />
      )}
    </SectionCard>
  );
}

type Other = Exclude<InsuranceDays, { kind: 'private' }>;

function OtherInsurance({ days }: { days: Other }) {
  const { answer, why } = describe(days);
  return (
    <div className="grid max-w-[60ch] gap-2">
      {answer !== undefined && <p className="font-semibold text-xl">{answer}</p>}
      <p>{why}</p>
      {days.kind.startsWith('fha') && <p className="text-[.9375rem] text-ink-soft">{texts.fhaSource}</p>}
    </div>
  );
}

function describe(days: Other): { answer?: string; why: string } {
  switch (days.kind) {
    case 'below':
      return { why: texts.below };
    case 'not-residence':
      return { why: texts.notResidence };
    case 'va':
      return { why: texts.va };
    case 'usda':
      return { why: texts.usda };
    case 'fha-ask':
      return { why: texts.fhaAsk };
    case 'fha':
      return days.endsOn === null
        ? { answer: texts.fhaStays, why: texts.fhaStaysWhy(days.loanToValueUpTo) }
        : {
            answer: texts.fhaEnds(formatCalendarDate(days.endsOn, locale)),
            why: texts.fhaEndsWhy(days.loanToValueUpTo),
          };
  }
}
