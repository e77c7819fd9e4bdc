import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { formatCents, formatDollars } from '@porchlight/domain/kernel/money.ts';
import {
  checkStatement,
  type EscrowCheck,
  type StatementVerdict,
} from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import type { EscrowStatement } from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import { escrowStatementKind } from '@porchlight/domain/owned-home/escrow/escrow-statement-kind.ts';
import { explainPayment, findStatementBefore } from '@porchlight/domain/owned-home/escrow/explain-payment.ts';
import type { MonthOff } from '@porchlight/domain/owned-home/escrow/statement-months.ts';
import { countMonths } from '@porchlight/domain/owned-home/escrow/statement-years.ts';
import type { EscrowYearAnalysis } from '@porchlight/domain/owned-home/escrow-account/analyze-escrow-year.ts';
import { type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import {
  CircleCheck,
  CircleExclamationPoint,
  CircleQuestionMark,
  MessageCircleQuestionMark,
  Pencil,
  Plus,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { FigureComparison } from './check/figure-comparison.tsx';
import { PaymentJumpCard } from './check/payment-jump-card.tsx';
import { TargetMonths } from './check/target-months.tsx';
import { describeFindings, describeMonthOff, describeVerdict, getYearName } from './escrow-words.ts';
import { NoticesCard } from './notices-card.tsx';

const looks = {
  within: { Icon: CircleCheck, color: 'text-sage' },
  'too-much': { Icon: CircleExclamationPoint, color: 'text-brick' },
  differs: { Icon: CircleExclamationPoint, color: 'text-brick' },
  'cannot-tell': { Icon: CircleQuestionMark, color: 'text-dusk' },
};

/** What the page is opened for: the most the servicer may ask a month, and what the statement asks. */
function AnswerPanel({
  verdict,
  label,
  actions,
}: {
  verdict: StatementVerdict;
  label: string;
  actions: ReactNode;
}) {
  const { Icon, color } = looks[verdict.state];
  const { most, asked } = describeVerdict(verdict);
  const isSplit = verdict.state !== 'cannot-tell' && verdict.mostAfter < verdict.most;
  return (
    <section
      aria-labelledby="escrow-answer"
      className="grid gap-4 rounded-l border border-line bg-surface p-6 sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-ink-soft">{label}</span>
        <span className={`flex items-center gap-2 font-semibold ${color}`}>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {texts.states[verdict.state]}
        </span>
      </div>
      <h2
        id="escrow-answer"
        tabIndex={-1}
        className="figure-tabular max-w-[34ch] text-[clamp(1.5rem,4.5vw,2rem)] leading-snug"
      >
        {most} {asked}
      </h2>
      {isSplit && (
        <p className="figure-tabular max-w-[60ch]">
          {texts.afterTwoMonths(formatCents(verdict.mostAfter, 'cents'))}
        </p>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>
    </section>
  );
}

/** The newest statement compared with the rule, or the one that was chosen; then the letters to the servicer. */
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
        label={texts.yearFrom(getYearName(statement))}
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

/** The months of last year whose balance does not follow from the one before. */
function MonthsOff({ monthsOff }: { monthsOff: readonly MonthOff[] }) {
  if (monthsOff.length === 0) return null;
  return (
    <Notice look="wrong" title={texts.monthsOffTitle}>
      <ul className="figure-tabular grid gap-1.5">
        {monthsOff.map((off) => (
          <li key={`${off.place}${off.side}`}>{describeMonthOff(off)}</li>
        ))}
      </ul>
      <p className="mt-2">{texts.howMonthsAdd}</p>
    </Notice>
  );
}

/** Every statement with its result; one of them is shown. */
function StatementList({
  statements,
  shown,
  onChoose,
}: {
  statements: readonly HomeRecord<EscrowStatement>[];
  shown: string;
  onChoose: (id: string) => void;
}) {
  return (
    <SectionCard id="escrow-statements" title={texts.statements}>
      <ul className="grid divide-y divide-line border-line border-t">
        {statements.map(({ id, content }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span>
              <span className="block font-semibold">{texts.yearFrom(getYearName(content))}</span>
              <span className="text-ink-soft">{texts.states[checkStatement(content).verdict.state]}</span>
            </span>
            {id === shown ? (
              <span className="text-ink-soft">{texts.shown}</span>
            ) : (
              <Button
                size="small"
                onClick={() => {
                  onChoose(id);
                  scrollTo({ top: 0 });
                }}
              >
                {texts.createStatementDraft(getYearName(content))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** What the rule lets the servicer choose from, and what on the statement is not among it. */
function ChoiceList({
  check: { choices, questions },
  analysis,
}: {
  check: EscrowCheck;
  analysis: EscrowYearAnalysis;
}) {
  const groups = (['surplus', 'deficiency', 'shortage'] as const).filter((name) => !analysis[name].isZero());
  return (
    <SectionCard id="escrow-choices" title={texts.choicesTitle}>
      {groups.length === 0 && <p>{texts.choicesEmpty}</p>}
      {groups.map((name) => (
        <div key={name} className="grid gap-1.5">
          <p className="figure-tabular font-semibold">
            {texts.choiceLeads[name](formatDollars(analysis[name], 'cents'))}
          </p>
          <ul className="grid list-disc gap-1 pl-6">
            {choices
              .filter((choice) => choice.startsWith(name))
              .map((choice) => (
                <li key={choice}>{texts.choices[choice]}</li>
              ))}
          </ul>
        </div>
      ))}
      {questions.length > 0 && (
        <div className="grid gap-2 rounded-m bg-sunken p-4">
          <h3 className="flex items-center gap-2 font-sans font-semibold text-base tracking-normal">
            <MessageCircleQuestionMark aria-hidden="true" className="size-5 text-dusk" />
            {texts.questionsTitle}
          </h3>
          <ul className="grid gap-2">
            {questions.map((question) => (
              <li key={question}>{texts.questions[question]}</li>
            ))}
          </ul>
        </div>
      )}
    </SectionCard>
  );
}
