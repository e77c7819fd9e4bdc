import * as texts from '@porchlight/content/en/document-readings-estimates.ts';
import { MAX_OFFERS } from '@porchlight/domain/loan-offers/offer-lines.ts';
import { toDocumentReading } from '@porchlight/domain/readings/document-readings/kept/as-read.ts';
import { useState } from 'react';
import { type OwnForm, OwnForms } from '../form-files/own-forms.tsx';
import { findOutcome, type OfferOutcome, OutcomeList } from './outcome-list.tsx';
import type { ReadColumns } from './use-offers.ts';

const FORMS = ['loan_estimate'];

/** Fills columns from Loan Estimates among one's own documents, as they were read and confirmed there. */
export default function OwnEstimates({
  isFree,
  onRead,
}: {
  isFree: boolean;
  onRead: (read: ReadColumns) => void;
}) {
  const [outcomes, setOutcomes] = useState<readonly OfferOutcome[]>([]);
  return (
    <OwnForms
      forms={FORMS}
      most={MAX_OFFERS}
      isFree={isFree}
      words={{ title: texts.fromYourDocuments, button: texts.fillFromThese }}
      onChoose={(chosen) => setOutcomes(chosen.map(openOwn))}
    >
      <OutcomeList outcomes={outcomes} known={NONE} isDone onRead={onRead} />
    </OwnForms>
  );
}

/** These take the place of what is there. */
const NONE = [] as const;

function openOwn({ file, reading, failure }: OwnForm): OfferOutcome {
  return failure === undefined
    ? findOutcome(file, toDocumentReading(reading))
    : { file, problem: failure.message };
}
