import * as texts from '@porchlight/content/en/homes-offers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import {
  checkContract,
  type HomeContract,
  listHomeDeadlines,
} from '@porchlight/domain/homes/home-contract.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCalendarDate, formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import {
  type ContractDeadline,
  findChangeProblem,
} from '@porchlight/domain/offers/contract-deadlines/contract-chain.ts';
import type { ContractTermChange } from '@porchlight/domain/offers/contract-deadlines/contract-term.ts';
import { changeProblems } from '@porchlight/domain/offers/contract-deadlines/en.ts';
import type { OfferEntry } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import type { OfferTerms } from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { useEnterFact } from '../../plan/plan.queries.ts';
import type { HomesProps } from '../homes-props.ts';
import { ContractDialog } from './contract-dialog.tsx';
import { getMomentNow } from './offer-draft.ts';
import { useSetContract } from './offers.queries.ts';

type Opened = { kind: 'terms' } | { kind: 'extension' | 'waiver'; deadline: ContractDeadline } | undefined;

/** The days that run from an accepted offer, each with how it was counted. */
export function ContractPart({
  home,
  contract,
  acceptance,
  terms,
  plan,
  opensTerms,
}: HomesProps & {
  home: HomeView;
  opensTerms: boolean;
  contract: HomeContract | null;
  acceptance: OfferEntry;
  terms: OfferTerms;
}) {
  const [opened, setOpened] = useState<Opened>(
    opensTerms && contract === null ? { kind: 'terms' } : undefined,
  );
  const part = useRef<HTMLDivElement>(null);
  // Below the window of the terms, and once it is closed, lie the terms themselves.
  useEffect(() => {
    if (opensTerms) part.current?.scrollIntoView();
  }, [opensTerms]);
  const enter = useEnterFact();
  const close = () => setOpened(undefined);
  const closingDay = plan.closingDay ?? terms.closingDay;
  const counted = { acceptedAt: acceptance.at, closingDay, timeZone: home.timeZone };
  const { deadlines } = listHomeDeadlines(contract ?? { terms: [], changes: [] }, counted);
  const offered = terms.closingDay;
  return (
    <div ref={part} className="grid scroll-mt-24 gap-4 border-line border-t pt-5 print:hidden">
      <div className="grid gap-1">
        <h3 className="text-xl">{texts.contractTitle}</h3>
        <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.contractLead}</p>
      </div>
      {deadlines.length > 0 && (
        <ul className="grid divide-y divide-line border-line border-y">
          {deadlines.map((deadline) => (
            <Deadline
              key={deadline.key}
              deadline={deadline}
              onOpen={(kind) => setOpened({ kind, deadline })}
            />
          ))}
        </ul>
      )}
      {closingDay === null && <p className="text-ink-soft">{texts.closingUnknown}</p>}
      <p className="flex flex-wrap gap-2.5">
        <Button
          size="small"
          variant={contract === null ? 'primary' : 'quiet'}
          onClick={() => setOpened({ kind: 'terms' })}
        >
          {contract === null ? texts.enterTerms : texts.changeTerms}
        </Button>
        {offered !== null && offered !== plan.closingDay && (
          <Button size="small" onClick={() => enter({ fact: 'closingDay', value: offered })}>
            {texts.setClosing(formatCalendarDate(offered, locale))}
          </Button>
        )}
        <ButtonLink size="small" variant="plain" to={paths.dates}>
          {texts.toDates}
        </ButtonLink>
      </p>
      {opened?.kind === 'terms' && (
        <ContractDialog home={home} contract={contract} offered={terms.contingencies} onClose={close} />
      )}
      {(opened?.kind === 'extension' || opened?.kind === 'waiver') && contract !== null && (
        <TermChangeDialog home={home} contract={contract} counted={counted} {...opened} onClose={close} />
      )}
    </div>
  );
}

function Deadline({
  deadline: { title, day, standing, formula, notes, source },
  onOpen,
}: {
  deadline: ContractDeadline;
  onOpen: (kind: 'extension' | 'waiver') => void;
}) {
  const words = texts.contractStanding[standing];
  return (
    <li className="grid gap-1 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figure-tabular font-semibold">{formatWeekdayDate(day, locale)}</span>
        <span>{title}</span>
        {words !== null && <Badge look={standing === 'waived' ? 'plain' : 'now'}>{words}</Badge>}
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-[.9375rem] text-link">
          {texts.how}
        </summary>
        <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">
          {[formula, ...notes, texts.source(source.title)].join(' ')}
        </p>
      </details>
      {standing !== 'waived' && (
        <p className="flex flex-wrap gap-2.5">
          <Button size="small" aria-label={texts.extendTerm(title)} onClick={() => onOpen('extension')}>
            {texts.extend}
          </Button>
          <Button size="small" aria-label={texts.waiveTerm(title)} onClick={() => onOpen('waiver')}>
            {texts.waive}
          </Button>
        </p>
      )}
    </li>
  );
}

/** An extension of a term, or its waiver, with the document that records it. */
function TermChangeDialog({
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
