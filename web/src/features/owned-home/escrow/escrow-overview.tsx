import * as texts from '@porchlight/content/en/owned-home/escrow.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { checkStatement } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import { explainPayment, findStatementBefore } from '@porchlight/domain/owned-home/escrow/explain-payment.ts';
import { countMonths } from '@porchlight/domain/owned-home/escrow/statement-years.ts';
import { listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { escrowStatementKind } from '@porchlight/domain/owned-home/kinds/escrow-statement.ts';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { AnswerPanel } from './check/answer-panel.tsx';
import { ChoiceList } from './check/choice-list.tsx';
import { FigureComparison } from './check/figure-comparison.tsx';
import { MonthsOff } from './check/months-off.tsx';
import { PaymentJumpCard } from './check/payment-jump-card.tsx';
import { TargetMonths } from './check/target-months.tsx';
import { describeFindings, nameYear } from './escrow-words.ts';
import { NoticesCard } from './notices/notices-card.tsx';
import { StatementList } from './statement/statement-list.tsx';

/** The newest statement held against the rule, or the one that was chosen; then the letters to the servicer. */
export default function EscrowOverview({ records, today }: HomePartProps) {
  const [chosen, setChosen] = useState<string>();
  const statements = listRecords(escrowStatementKind, records).toSorted(
    (one, other) => countMonths(other.content) - countMonths(one.content),
  );
  const shown = statements.find(({ id }) => id === chosen) ?? statements[0];
  if (shown === undefined)
    return (
      <>
        <EmptyAnswer />
        <NoticesCard records={records} today={today} findings={undefined} />
      </>
    );
  const statement = shown.content;
  const check = checkStatement(statement);
  return (
    <>
      <AnswerPanel
        verdict={check.verdict}
        label={texts.yearFrom(nameYear(statement))}
        actions={
          <>
            <ButtonLink to={`#${shown.id}`} size="small">
              <Pencil aria-hidden="true" className="size-4.5" />
              {texts.changeStatement}
            </ButtonLink>
            <ButtonLink to="#new" size="small">
              <Plus aria-hidden="true" className="size-4.5" />
              {texts.enterStatement}
            </ButtonLink>
          </>
        }
      />
      <MonthsOff monthsOff={check.monthsOff} />
      {check.analysis !== null && (
        <>
          <FigureComparison statement={statement} check={check} analysis={check.analysis}>
            <SourceNote {...sources.escrowAccounts} />
          </FigureComparison>
          <ChoiceList check={check} analysis={check.analysis} />
        </>
      )}
      <PaymentJumpCard jump={explainPayment(statement, findStatementBefore(statement, records))} />
      {check.analysis !== null && <TargetMonths statement={statement} analysis={check.analysis} />}
      <NoticesCard records={records} today={today} findings={describeFindings(statement, check)} />
      {statements.length > 1 && (
        <StatementList statements={statements} shown={shown.id} onChoose={setChosen} />
      )}
    </>
  );
}

function EmptyAnswer() {
  return (
    <section
      aria-labelledby="escrow-answer"
      className="grid gap-4 rounded-l border border-line bg-surface p-6 sm:p-7"
    >
      <h2 id="escrow-answer" className="text-2xl">
        {texts.emptyTitle}
      </h2>
      <p className="max-w-[60ch]">{texts.emptyLead}</p>
      <p>
        <ButtonLink to="#new" variant="primary">
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.enterStatement}
        </ButtonLink>
      </p>
      <p className="max-w-[60ch] text-ink-soft">{texts.emptyWhere}</p>
    </section>
  );
}
