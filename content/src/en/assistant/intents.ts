import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { buyingIntents } from './intents/buying.ts';
import { closingIntents } from './intents/closing.ts';
import { closingDayIntents } from './intents/closing-day.ts';
import { contractIntents } from './intents/contract.ts';
import { dangerIntents } from './intents/dangers.ts';
import { downPaymentIntents } from './intents/down-payment.ts';
import { fearIntents } from './intents/fears.ts';
import { figureIntents } from './intents/figures.ts';
import { incomeIntents } from './intents/income.ts';
import { loanIntents } from './intents/loans.ts';
import { moneyDangerIntents } from './intents/money-dangers.ts';
import { ownDateIntents } from './intents/own-dates.ts';
import { ownFigureIntents } from './intents/own-figures.ts';
import { owningIntents } from './intents/owning.ts';
import { pastCreditIntents } from './intents/past-credit.ts';
import { programIntents } from './intents/programs.ts';
import { programStatusIntents } from './intents/programs-and-status.ts';
import { propertyIntents } from './intents/property.ts';
import { rateIntents } from './intents/rates.ts';
import { safeMoneyIntents } from './intents/safe-money.ts';
import { talkIntents } from './intents/talk.ts';
import { termIntents } from './intents/terms.ts';
import { twoBuyerIntents } from './intents/two-buyers.ts';

/** Everything the assistant was given an answer for, group by group. */
export const intents: readonly Intent[] = [
  ...dangerIntents,
  ...moneyDangerIntents,
  ...fearIntents,
  ...figureIntents,
  ...ownFigureIntents,
  ...ownDateIntents,
  ...loanIntents,
  ...programIntents,
  ...buyingIntents,
  ...closingIntents,
  ...closingDayIntents,
  ...contractIntents,
  ...downPaymentIntents,
  ...incomeIntents,
  ...owningIntents,
  ...pastCreditIntents,
  ...programStatusIntents,
  ...propertyIntents,
  ...rateIntents,
  ...twoBuyerIntents,
  ...termIntents,
  ...safeMoneyIntents,
  ...talkIntents,
];
