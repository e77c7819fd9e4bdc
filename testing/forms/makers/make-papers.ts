import { makePair } from '../made/making/make-closing.ts';
import type { LoanFacts, MadeClosing, MadeEstimate } from '../made/model/form-model.ts';
import { describeClosing } from '../made/truth/closing-truth.ts';
import { describeEstimate } from '../made/truth/estimate-truth.ts';
import type { FormTruth } from '../made/truth/form-truth.ts';
import { drawClosingPaper, drawEstimatePaper } from './draw-paper.ts';
import type { MakerProfile } from './profile.ts';

export type MakerPaper = { pdf: Uint8Array; truth: FormTruth };

/** The papers of one loan as a maker prints them, and what they say. */
export async function makePapers(
  profile: MakerProfile,
  seed: number,
): Promise<{ estimate: MakerPaper; closing: MakerPaper }> {
  const pair = makePair(seed);
  const [estimate, closing] = [dress(profile, pair.estimate), dress(profile, pair.closing)];
  const contacts = { ...closing.contacts, lender: { ...closing.contacts.lender, name: closing.lender } };
  const named: MadeClosing = { ...closing, contacts };
  return {
    estimate: {
      pdf: await drawEstimatePaper(profile, estimate, seed),
      truth: describeAsPrinted(profile, describeEstimate(estimate), estimate),
    },
    closing: {
      pdf: await drawClosingPaper(profile, named, seed),
      truth: describeAsPrinted(profile, describeClosing(named), undefined),
    },
  };
}

const dress = <Form extends LoanFacts>(profile: MakerProfile, form: Form): Form =>
  profile.hasLongLender
    ? { ...form, lender: `${form.lender}, a Division of Prairie National Trust Company, N.A.` }
    : form;

/** What a maker prints otherwise than the sample: a zero where the sample is empty, another hour. */
function describeAsPrinted(
  profile: MakerProfile,
  truth: FormTruth,
  estimate: MadeEstimate | undefined,
): FormTruth {
  const { read } = profile.clock;
  const zeros = profile.amounts.hasZeros
    ? [
        'A',
        'B',
        'C',
        'D',
        'E',
        'F',
        'G',
        'H',
        'I',
        'J',
        ...(estimate === undefined ? [] : ['lender_credits']),
      ]
    : [];
  const fields = { ...truth.fields };
  for (const name of zeros) fields[name] ??= '0';
  if (estimate !== undefined) {
    fields.costs_expire = `${estimate.costsExpire}T${read}`;
    if (estimate.lockUntil !== null) fields.lock_until = `${estimate.lockUntil}T${read}`;
  }
  return { ...truth, fields };
}
