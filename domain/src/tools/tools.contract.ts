import { affordabilityEndpoint } from './affordability.contract.ts';
import { amortizationEndpoint } from './amortization.contract.ts';
import { aprEndpoint } from './apr.contract.ts';
import { businessDaysEndpoint } from './business-days.contract.ts';
import { cashToCloseEndpoint } from './cash-to-close.contract.ts';
import { dtiEndpoint } from './dti.contract.ts';
import { escrowEndpoint } from './escrow.contract.ts';
import { estimateEndpoint } from './estimate.contract.ts';
import { loanLimitsEndpoint } from './loan-limits.contract.ts';
import { loanPriceEndpoint } from './loan-price.contract.ts';
import { mortgageInsuranceEndpoint } from './mortgage-insurance.contract.ts';
import { paymentEndpoint } from './payment.contract.ts';
import { refinanceEndpoint } from './refinance.contract.ts';

/** Every tool that the interface answers, each under the name of its `compute` function. A tool is one line here and one in the server's routes. */
export const toolsContract = {
  affordability: affordabilityEndpoint,
  cashToClose: cashToCloseEndpoint,
  amortization: amortizationEndpoint,
  businessDays: businessDaysEndpoint,
  dti: dtiEndpoint,
  estimate: estimateEndpoint,
  escrow: escrowEndpoint,
  loanLimits: loanLimitsEndpoint,
  apr: aprEndpoint,
  loanPrice: loanPriceEndpoint,
  mortgageInsurance: mortgageInsuranceEndpoint,
  payment: paymentEndpoint,
  refinance: refinanceEndpoint,
};
