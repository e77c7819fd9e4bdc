import * as texts from '@porchlight/content/en/owned-home/loan.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { BenchCard } from './bench/bench-card.tsx';
import { RecastCard } from './bench/recast-card.tsx';
import { InsuranceCard } from './insurance/insurance-card.tsx';
import { LoanAnswer } from './loan-answer.tsx';
import { LoanData } from './loan-data.tsx';
import { LoanPapers } from './loan-dialog.tsx';
import { gatherLoan } from './loan-figures.ts';
import { PaymentsCard } from './payments/payments-card.tsx';
import { PayoffCard } from './payoff-card.tsx';
import { ScheduleCard } from './schedule/schedule-card.tsx';
import { TransfersCard } from './transfers/transfers-card.tsx';

/** What is owed first; then when insurance ends, what more principal does, the schedule, and letters to the servicer. */
export default function LoanPart({ records, today }: HomePartProps) {
  const figures = gatherLoan(records, today);
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
