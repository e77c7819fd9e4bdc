import * as texts from '@porchlight/content/en/owned-home/loan.ts';
import { findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { loanKind } from '@porchlight/domain/owned-home/kinds/loan.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import { type LoanPaper, listLoanFields } from './loan-papers.ts';
import { useReadClosing } from './use-read-closing.ts';

/** A button for each paper that the loan can be read from, and the form in that paper's order. */
export function LoanPapers({ records, today }: HomePartProps) {
  const [paper, setPaper] = useState<LoanPaper>();
  const record = findRecord(loanKind, records);
  const closing = useReadClosing();
  const begun = record === undefined && paper === 'closing' ? closing : undefined;
  return (
    <>
      {(Object.keys(texts.papers) as LoanPaper[]).map((each) => (
        <Button key={each} size="small" onClick={() => setPaper(each)}>
          {texts.fromPaper(texts.papers[each])}
        </Button>
      ))}
      {paper !== undefined && (
        <HomeRecordDialog
          kind={loanKind}
          fields={listLoanFields(paper)}
          title={texts.dialogTitle}
          lead={begun === undefined ? texts.paperLeads[paper] : texts.begunFrom(begun.name)}
          record={record}
          begin={begun?.begin ?? { termMonths: 360 }}
          records={records}
          today={today}
          onClose={() => setPaper(undefined)}
        />
      )}
    </>
  );
}
