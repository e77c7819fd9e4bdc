import * as texts from '@porchlight/content/en/homes-offers.ts';
import {
  checkContract,
  type HomeContract,
  listHomeDeadlines,
} from '@porchlight/domain/homes/home-contract.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import {
  type ContractDeadline,
  findChangeProblem,
} from '@porchlight/domain/offers/contract-deadlines/contract-chain.ts';
import type { ContractTermChange } from '@porchlight/domain/offers/contract-deadlines/contract-term.ts';
import { changeProblems } from '@porchlight/domain/offers/contract-deadlines/en/contract-chain.ts';
import { useState } from 'react';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { getMomentNow } from './offer-draft.ts';
import { useSetContract } from './offers.queries.ts';

/** An extension of a term, or its waiver, with the document that records it. */
export function TermChangeDialog({
  home,
  contract,
  counted,
  kind,
  deadline,
  onClose,
}: {
  home: HomeView;
  contract: HomeContract;
  counted: Parameters<typeof listHomeDeadlines>[1];
  kind: 'extension' | 'waiver';
  deadline: ContractDeadline;
  onClose: () => void;
}) {
  const [agreedOn, setAgreedOn] = useState(() => getMomentNow(home.timeZone).day);
  const [to, setTo] = useState('');
  const [document, setDocument] = useState('');
  const set = useSetContract(home.id, contract.terms);
  const form = useRecordForm<HomeContract>({
    check: () => {
      const agreed = { term: deadline.key, agreedOn, document: document.trim() === '' ? null : document };
      const change: ContractTermChange = kind === 'waiver' ? { ...agreed, kind } : { ...agreed, kind, to };
      const checked = checkContract({ ...contract, changes: [...contract.changes, change] });
      if (checked.problems !== undefined)
        return { problems: { to: Object.values(checked.problems)[0] ?? '' } };
      const problem = findChangeProblem(listHomeDeadlines(contract, counted), change);
      return problem === null ? checked : { problems: { to: changeProblems[problem] } };
    },
    save: set,
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={kind === 'extension' ? texts.extendTerm(deadline.title) : texts.waiveTerm(deadline.title)}
      lead={kind === 'extension' ? texts.extensionLead : texts.waiverLead}
      saveLabel={texts.addChange}
      form={form}
      onClose={onClose}
      onRemove={undefined}
    >
      {kind === 'extension' && (
        <TextField
          {...form.control('to')}
          type="date"
          label={texts.to}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      )}
      <TextField
        {...(kind === 'waiver' ? form.control('to') : {})}
        type="date"
        label={texts.agreedOn}
        value={agreedOn}
        onChange={({ target }) => setAgreedOn(target.value)}
      />
      <TextField
        label={texts.document}
        hint={texts.documentHint}
        maxLength={120}
        autoComplete="off"
        value={document}
        onChange={({ target }) => setDocument(target.value)}
      />
    </RecordDialog>
  );
}
