import * as houseBookTexts from './en.ts';

import { escrowStatementKind } from './escrow/escrow-statement-kind.ts';
import { firstYearSteps } from './first-year/first-year.ts';
import {
  type CheckedKind,
  defineRecordKind,
  type HomeRecord,
  type RecordContext,
  type RecordDate,
} from './home-record.ts';
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
import { refinanceWatchKind } from './kinds/refinance-watch.ts';
import { servicerNoticeKind } from './kinds/servicer-notice.ts';
import { servicingTransferKind } from './kinds/servicing-transfer.ts';
import { taxBillKind } from './kinds/tax-bill.ts';
import { vendorKind } from './kinds/vendor.ts';
import { warrantyKind } from './kinds/warranty.ts';
import { choice, dayField } from './record-fields.ts';

/** A step of the first year that is done. */
export const firstYearStepKind = defineRecordKind({
  name: 'first-year-step',
  most: firstYearSteps.length,
  fields: { step: choice(firstYearSteps), doneOn: dayField },
  findProblems: ({ step, doneOn }, { records, today }): Record<string, string> => {
    if (doneOn > today) return { doneOn: houseBookTexts.dayNotAhead };
    const isDone = records.some(({ kind, content }) => kind === 'first-year-step' && content.step === step);
    return isDone ? { step: houseBookTexts.stepIsDone } : {};
  },
});

/** Every kind of record that is kept of an owned home. Pages import the kinds that they show, and not this list. */
const kinds = [
  ...[homeKind, loanKind, paymentKind, servicingTransferKind],
  ...[escrowStatementKind, servicerNoticeKind],
  ...[ownerValueKind, refinanceWatchKind],
  ...[homesteadKind, taxBillKind, assessmentKind, insurancePolicyKind, insuranceQuoteKind],
  ...[insuranceLapseKind, form1098Kind, creditCertificateKind, improvementKind],
  ...[constructionKind, firstYearStepKind],
  ...[upkeepKind, warrantyKind, manualKind, vendorKind, homePaperKind],
] as const;

// Each kind checks and dates content of its own shape alone.
type AnyKind = CheckedKind<Record<string, unknown>> & {
  most: number;
  listDates: (record: HomeRecord, context: RecordContext) => readonly RecordDate[];
};
const byName = new Map(kinds.map((kind) => [kind.name as string, kind as unknown as AnyKind]));

/** Every kind, in the order of the list. */
export const recordKinds: readonly AnyKind[] = [...byName.values()];

export const findRecordKind = (name: string): AnyKind | undefined => byName.get(name);

/** The dates that follow from a record, each with its key within the purchase. */
export function listRecordDates(
  record: HomeRecord,
  context: RecordContext,
): readonly (RecordDate & { seed: string })[] {
  const dates = findRecordKind(record.kind)?.listDates(record, context) ?? [];
  return dates.map((date) => ({ ...date, seed: `home-record:${record.id}:${date.name}` }));
}
