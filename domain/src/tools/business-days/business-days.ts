import { answerDocumentAge, answerFirstTimeBuyer } from '../affordability/buyer-rules.ts';
import { answerFeeTolerance } from '../fee-tolerance/fee-tolerance-answer.ts';
import { answerDays, answerHolidays, answerSum } from './business-day-counts.ts';
import type {
  BusinessDaysInput,
  BusinessDaysInputOf,
  BusinessDaysKind,
  BusinessDaysResult,
  BusinessDaysResultOf,
} from './business-days.contract.ts';
import { answerClosingDisclosure, answerNewWait, answerRateLock, answerRescission } from './closing-days.ts';
import { answerLoanEstimate, answerRevisedEstimate, answerWait } from './loan-estimate-days.ts';

type Answers = {
  [Kind in BusinessDaysKind]: (input: BusinessDaysInputOf<Kind>, on: string) => BusinessDaysResultOf<Kind>;
};

const answers: Answers = {
  holidays: answerHolidays,
  specificBusinessDay: answerDays,
  addBusinessDays: answerSum,
  leThreeDays: answerLoanEstimate,
  leSevenDayWait: answerWait,
  revisedLe: answerRevisedEstimate,
  cdThreeDays: answerClosingDisclosure,
  cdNewWaitTest: answerNewWait,
  rescission: answerRescission,
  rateLockDays: answerRateLock,
  feeTolerance: answerFeeTolerance,
  documentAge: answerDocumentAge,
  firstTimeBuyer: answerFirstTimeBuyer,
};

/** Business days and what turns on them, by kind of question. Throws InputRefusal where the days that were given cannot be. */
export function computeBusinessDays(input: BusinessDaysInput, on: string): BusinessDaysResult {
  const answer = answers[input.kind] as (input: BusinessDaysInput, on: string) => BusinessDaysResult;
  return answer(input, on);
}
