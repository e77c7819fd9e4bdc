import * as texts from '@porchlight/content/en/change-check.ts';
import { parseSentReading } from '@porchlight/domain/readings/disclosure-changes/sent-reading.ts';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { toDocumentReading } from '@porchlight/domain/readings/document-readings/kept/as-read.ts';
import { useState } from 'react';
import { type OwnForm, OwnForms } from '../form-files/own-forms.tsx';
import { MAX_PAPERS, PaperList, type PaperOutcome } from './paper-list.tsx';

const FORMS = ['loan_estimate', 'closing_disclosure'];

/** Compares the papers among one's own documents, as they were read and confirmed there. */
export default function OwnPapers({
  known,
  isFree,
  onRead,
}: {
  isFree: boolean;
  /** What was read of files that were chosen beside them. */
  known: readonly FormReading[];
  onRead: (papers: readonly FormReading[]) => void;
}) {
  const [outcomes, setOutcomes] = useState<readonly PaperOutcome[]>([]);
  function compare(chosen: readonly OwnForm[]) {
    const read = chosen.map(openOwn);
    setOutcomes(read);
    onRead(read.flatMap(({ reading }) => reading ?? []));
  }
  return (
    <OwnForms
      forms={FORMS}
      most={MAX_PAPERS}
      isFree={isFree}
      words={{ title: texts.fromYourDocuments, button: texts.compareThese }}
      onChoose={compare}
    >
      <div className="grid gap-3">
        <PaperList outcomes={outcomes} after={known} isDone={known.length === 0} />
      </div>
    </OwnForms>
  );
}

function openOwn({ file, reading, failure }: OwnForm): PaperOutcome {
  if (failure !== undefined) return { file, problem: failure.message };
  const opened = parseSentReading(toDocumentReading(reading));
  return opened === undefined ? { file, problem: texts.notAForm } : { file, reading: opened };
}
