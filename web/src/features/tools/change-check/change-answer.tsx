import * as texts from '@porchlight/content/en/change-check.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type {
  ChangedTotal,
  DisclosureComparison,
  EstimateComparison,
  WaitComparison,
} from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';
import {
  countFiguresToAsk,
  formatUnsignedAmount,
  splitComparisons,
} from '@porchlight/domain/readings/disclosure-changes/disclosure-questions.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChargeFigures, ChargeGroups } from './charge-groups.tsx';
import { LenderQuestions } from './lender-questions.tsx';
import type { ChangeCheck } from './use-change-check.ts';

/** How many figures to ask about and by how much, then why. */
export function ChangeAnswer({ state, result }: { state: ChangeCheck; result: DisclosureComparison }) {
  const { first, later } = splitComparisons(result);
  if (first === undefined) return null;
  if (first.otherLoan.length > 0) return <OtherLoan comparison={first} state={state} />;
  return (
    <>
      <section aria-labelledby="change-answer" className="grid gap-4">
        <h2
          id="change-answer"
          tabIndex={-1}
          className="figure-tabular max-w-[26ch] scroll-mt-24 text-[clamp(1.7rem,3.4vw,2.4rem)]"
        >
          {formatChangeAnswer(first)}
        </h2>
        <p className="max-w-[64ch] text-ink-soft">{first.ask ? texts.askLead : texts.nothingLead}</p>
        {!state.isTyped && <OpenSections comparison={first} state={state} />}
        {!state.isTyped && <CheckFirst comparison={first} state={state} />}
      </section>
      <LenderQuestions comparison={first} wait={result.wait} />
      <WaitPart wait={result.wait} state={state} />
      <ChargeGroups comparison={first} state={state} />
      {!state.isTyped && <ChargeTotals totals={first.totals} />}
      {later.map((comparison) => (
        <LaterEstimate key={comparison.estimate} comparison={comparison} />
      ))}
    </>
  );
}

export function formatChangeAnswer(comparison: EstimateComparison): string {
  const { ask, over, toCheck, open, otherLoan } = comparison;
  if (otherLoan.length > 0) return texts.otherLoanTitle;
  if (ask) return texts.toAsk(countFiguresToAsk(comparison), formatUnsignedAmount(over));
  const count = toCheck.length + open.filter(({ isConfirmed }) => !isConfirmed).length;
  return count > 0 ? texts.nothingYet(count) : texts.nothingToAsk;
}

/** Papers that name different lenders, borrowers or homes are not compared, unless the buyer says that they are of one loan. */
function OtherLoan({ comparison, state }: { comparison: EstimateComparison; state: ChangeCheck }) {
  return (
    <section aria-labelledby="change-answer" className="grid justify-items-start gap-4">
      <h2
        id="change-answer"
        tabIndex={-1}
        className="max-w-[26ch] scroll-mt-24 text-[clamp(1.7rem,3.4vw,2.4rem)]"
      >
        {texts.otherLoanTitle}
      </h2>
      <p className="max-w-[64ch] text-ink-soft">{texts.otherLoanLead}</p>
      <dl className="grid gap-3">
        {comparison.otherLoan.map(({ what, estimate, closing }) => (
          <div key={what}>
            <dt className="font-semibold">{texts.otherLoanNames[what]}</dt>
            <dd className="wrap-anywhere">{texts.otherLoanPair(estimate, closing)}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" onClick={() => state.confirm('same-loan', true)}>
        {texts.sameLoan}
      </Button>
    </section>
  );
}

/** What is not counted because a document was not read whole: each with its figures, and its place. */
function OpenSections({ comparison, state }: { comparison: EstimateComparison; state: ChangeCheck }) {
  if (comparison.open.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-m border border-line bg-lamp-soft p-5 text-lamp-ink">
      <h3 className="text-xl">{texts.openTitle}</h3>
      <p className="max-w-[64ch] text-[.9375rem]">{texts.openLead}</p>
      <ul className="grid divide-y divide-line">
        {comparison.open.map(({ id, form, section, page, total, lines, isConfirmed }) => {
          const name = texts.openSection(section, form, page);
          const answer = section === 'credits' ? texts.noCredits : texts.wholeAsListed;
          return (
            <li key={id} className="grid gap-x-6 py-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
              <p className="figure-tabular wrap-anywhere">
                <span className="font-semibold">{name}</span>:{' '}
                {section === 'credits'
                  ? texts.openCredits
                  : texts.openWhy(total && formatUnsignedAmount(total), formatUnsignedAmount(lines))}
              </p>
              <Checkbox
                aria-label={`${name}: ${answer}`}
                checked={isConfirmed}
                onChange={({ target }) => state.confirm(id, target.checked)}
              >
                {answer}
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What is not counted until a person has checked it. Shown while its boxes are ticked, so that one can be taken back. */
function CheckFirst({ comparison, state }: { comparison: EstimateComparison; state: ChangeCheck }) {
  const { confirmed } = state.answers;
  const doubtful = comparison.charges.filter(({ state: sure, isOpen }) => sure === 'check' && !isOpen);
  return (
    <div className="grid gap-3">
      {doubtful.length > 0 && (
        <div className="grid gap-3 rounded-m border border-line bg-lamp-soft p-5 text-lamp-ink">
          <h3 className="text-xl">{texts.checkTitle}</h3>
          <p className="max-w-[64ch] text-[.9375rem]">{texts.checkLead}</p>
          <ul className="grid divide-y divide-line">
            {doubtful.map(({ id, what, le, cd }) => (
              <li key={id} className="grid gap-x-6 py-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
                <p className="figure-tabular wrap-anywhere">
                  <span className="font-semibold">{what}</span>: {texts.columns.le} $
                  {formatUnsignedAmount(le)}, {texts.columns.cd} ${formatUnsignedAmount(cd)}
                </p>
                <Checkbox
                  aria-label={texts.confirmFigure(what)}
                  checked={confirmed.includes(id)}
                  onChange={({ target }) => state.confirm(id, target.checked)}
                >
                  {texts.confirmLabel}
                </Checkbox>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="print:hidden">
        <Button size="small" onClick={() => state.typeInstead(comparison)}>
          {texts.correctByHand}
        </Button>
      </p>
    </div>
  );
}

/** What has to be checked stays beside its box while that is ticked, so that it can be taken back. */
function WaitPart({ wait, state }: { wait: WaitComparison | null; state: ChangeCheck }) {
  return (
    <section aria-labelledby="change-wait" className="grid gap-2">
      <h2 id="change-wait" className="text-2xl">
        {texts.waitTitle}
      </h2>
      {wait === null ? (
        <p className="max-w-[64ch] text-ink-soft">{texts.ratesUnknown}</p>
      ) : (
        <div className="grid max-w-[64ch] gap-2">
          <p className="font-medium">
            {wait.toCheck ? texts.waitToCheck : texts.waitAnswers[nameWait(wait)]}
          </p>
          <p className="figure-tabular text-ink-soft">
            {texts.rates(wait.aprBefore, wait.aprNow, wait.tolerance)}
            {!wait.toCheck && wait.dependsOnRegularity && ` ${texts.irregular}`}
          </p>
          {wait.state === 'check' && (
            <>
              <p className="wrap-anywhere text-ink-soft">
                {texts.terms(wait.productBefore, wait.productNow, wait.because.includes('penalty'))}
              </p>
              <Checkbox
                aria-label={texts.confirmFigure(texts.termsOfWait)}
                checked={state.answers.confirmed.includes('wait')}
                onChange={({ target }) => state.confirm('wait', target.checked)}
              >
                {texts.confirmLabel}
              </Checkbox>
            </>
          )}
        </div>
      )}
    </section>
  );
}

function nameWait({ against, threeMoreDays }: WaitComparison): keyof typeof texts.waitAnswers {
  if (against === 'estimate') return 'first';
  return threeMoreDays ? 'again' : 'same';
}

/** What would be left to ask if a revised estimate took the first one's place. */
function LaterEstimate({ comparison }: { comparison: EstimateComparison }) {
  const { estimate, dateIssued, risen } = comparison;
  const day = dateIssued === null ? null : formatCalendarDate(dateIssued, locale);
  return (
    <section aria-labelledby={`later-${estimate}`} className="grid gap-2">
      <h2 id={`later-${estimate}`} className="text-2xl">
        {texts.laterTitle(day)}
      </h2>
      <p className="max-w-[64ch] text-ink-soft">{texts.laterLead}</p>
      <p className="font-medium">{formatChangeAnswer(comparison)}.</p>
      {risen.length > 0 && (
        <ul className="figure-tabular grid list-disc gap-1 pl-5">
          {risen.map(({ id, what, by }) => (
            <li key={id}>
              {what}: ${formatUnsignedAmount(by)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The totals of both forms, as far as both were read. */
function ChargeTotals({ totals }: { totals: readonly ChangedTotal[] }) {
  const shown = totals.flatMap((total) => {
    const label = texts.totals[total.name];
    return label === undefined || total.change === null ? [] : [{ label, ...total }];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="change-totals" className="grid gap-3">
      <h2 id="change-totals" className="text-2xl">
        {texts.totalsTitle}
      </h2>
      <ul className="grid divide-y divide-line border-line border-y">
        {shown.map(({ name, label, le, cd, change }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center"
          >
            <p className="font-semibold">{label}</p>
            <ChargeFigures le={le ?? undefined} cd={cd ?? undefined} change={change ?? undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}
