import { escrowStatementKind } from './escrow/escrow-statement-kind.ts';
import { upkeepKind } from './house-book/upkeep.ts';
import { assessmentKind } from './kinds/assessment.ts';
import { constructionKind } from './kinds/construction.ts';
import { creditCertificateKind } from './kinds/credit-certificate.ts';
import { form1098Kind } from './kinds/form-1098.ts';
import { homeKind } from './kinds/home.ts';
import { homePaperKind } from './kinds/home-paper.ts';
import { homesteadKind } from './kinds/homestead.ts';
import { improvementKind } from './kinds/improvement.ts';
import { insuranceLapseKind } from './kinds/insurance-lapse.ts';
import { insurancePolicyKind } from './kinds/insurance-policy.ts';
import { insuranceQuoteKind } from './kinds/insurance-quote.ts';
import { loanKind } from './kinds/loan.ts';
import { manualKind } from './kinds/manual.ts';
import { ownerValueKind } from './kinds/owner-value.ts';
import { paymentKind } from './kinds/payment.ts';
import { servicingTransferKind } from './kinds/servicing-transfer.ts';
import { taxBillKind } from './kinds/tax-bill.ts';
import { vendorKind } from './kinds/vendor.ts';
import { warrantyKind } from './kinds/warranty.ts';

/** The kinds that a helper with the grant `owned-home` reads, in the order they are shown in. */
export const sharedKinds = [
  ...[homeKind, loanKind, paymentKind, servicingTransferKind, constructionKind],
  ...[escrowStatementKind, ownerValueKind],
  ...[homesteadKind, taxBillKind, assessmentKind, form1098Kind, creditCertificateKind, improvementKind],
  ...[insurancePolicyKind, insuranceQuoteKind, insuranceLapseKind],
  ...[upkeepKind, warrantyKind, manualKind, vendorKind, homePaperKind],
] as const;

/** The kinds that no grant opens: what owners write or tick for themselves. Each kind is in one of the two lists. */
export const unsharedKinds: readonly string[] = ['first-year-step', 'servicer-notice', 'refinance-watch'];
