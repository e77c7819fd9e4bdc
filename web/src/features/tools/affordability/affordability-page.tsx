import * as texts from '@porchlight/content/en/tools/affordability.ts';
import {
  affordabilityText,
  affordabilityWords as words,
} from '@porchlight/content/en/tools/affordability.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type {
  AffordabilityResult,
  PriceAnswer,
} from '@porchlight/domain/tools/affordability/affordability.contract.ts';
import type { Working } from '@porchlight/domain/tools/tool-fields.ts';
import { PaymentChart } from '../charts/payment-chart.tsx';
import { dropCents } from '../figures.ts';
import { FoldedWorking } from '../folded-working.tsx';
import { ToolPage } from '../tool-page.tsx';
import { affordabilityPage } from './affordability-tool.ts';
import { ProgramPrices } from './program-prices.tsx';

/** What one can afford: by ratios, by program and by one's own budget. */
export default function AffordabilityPage() {
  return (
    <ToolPage tool={affordabilityPage} text={affordabilityText}>
      {({ result }) => (
        <>
          <PaymentChart
            parts={{ ...result.housing, dues: result.housing.hoa }}
            total={result.housing.total}
          />
          <Scenarios result={result} />
          <ProgramPrices programs={result.programs} workings={result.workings} />
        </>
      )}
    </ToolPage>
  );
}

function Scenarios({ result }: { result: AffordabilityResult }) {
  const { scenarios, budget, workings } = result;
  const explain = (figure: string) => workings.find((one) => one.figure === figure);
  const highest = Math.max(
    1,
    ...[...scenarios, ...(budget ? [budget] : [])].map(({ maxPrice }) => Number(maxPrice)),
  );
  return (
    <section aria-labelledby="scenarios" className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 id="scenarios" className="text-2xl">
          {words.scenarios}
        </h2>
        <p className="max-w-[68ch] text-ink-soft">{words.scenariosLead}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4 print:grid-cols-2">
        {scenarios.map((scenario) => (
          <ScenarioCard
            key={scenario.scenario}
            name={words.names[scenario.scenario]}
            says={describeLines(scenario.frontLimit, scenario.backLimit)}
            answer={scenario}
            highest={highest}
            working={explain(`scenarios.${scenario.scenario}`)}
          />
        ))}
        {budget ? (
          <ScenarioCard
            name={words.names.budget}
            says={words.budgetSource}
            answer={budget}
            highest={highest}
            working={explain('budget')}
            more={[
              [words.budgetLines.takeHomeMonthly, formatDollars(budget.takeHomeMonthly, 'whole')],
              [words.budgetLines.spendingTotal, formatDollars(budget.spendingTotal, 'whole')],
              [words.budgetLines.paymentLeft, formatDollars(budget.paymentLeft, 'whole')],
            ]}
          />
        ) : (
          <li className="grid content-start gap-2 rounded-m border border-line-strong border-dashed p-5 print:hidden">
            <h3 className="text-xl">{words.names.budget}</h3>
            <p className="text-ink-soft">{words.budgetEmpty}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

function ScenarioCard({
  name,
  says,
  answer,
  highest,
  working,
  more = [],
}: {
  name: string;
  says: string;
  answer: PriceAnswer;
  highest: number;
  working: Working | undefined;
  more?: readonly (readonly [string, string])[];
}) {
  const { figures } = words;
  const facts: (readonly [string, string])[] = [
    ...more,
    [figures.payment, formatDollars(answer.maxHousingPayment, 'whole')],
    [figures.loan, formatDollars(dropCents(answer.maxLoan))],
    [figures.share, answer.frontPercent === null ? '–' : `${answer.frontPercent}%`],
    [figures.shareWithDebts, answer.backPercent === null ? '–' : `${answer.backPercent}%`],
  ];
  return (
    <li className="grid content-start gap-3 rounded-m border border-line bg-surface p-5">
      <div>
        <h3 className="text-xl">{name}</h3>
        <p className="text-[.9375rem] text-ink-soft leading-normal">{says}</p>
      </div>
      <p className="figure-tabular font-display font-medium text-3xl">
        {answer.noLoan === null ? formatDollars(dropCents(answer.maxPrice)) : words.none}
      </p>
      <div aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-dusk forced-colors:bg-[CanvasText]"
          style={{ width: `${answer.noLoan === null ? (Number(answer.maxPrice) / highest) * 100 : 0}%` }}
        />
      </div>
      {answer.noLoan !== null && <p className="text-[.9375rem] leading-normal">{answer.noLoan}</p>}
      <dl className="figure-tabular grid gap-1 text-[.9375rem] leading-normal">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
        <div className="border-line border-t pt-1.5">
          <dt className="text-ink-soft">{figures.binding}</dt>
          <dd className="font-semibold">{words.bindings[answer.binding]}</dd>
        </div>
      </dl>
      {answer.isAtPremiumStep && (
        <p className="text-[.9375rem] text-ink-soft leading-normal">{words.atStep}.</p>
      )}
      <FoldedWorking of={name} working={working} />
    </li>
  );
}

function describeLines(front: string, back: string): string {
  return front === back ? texts.withDebts(back) : texts.housingWithDebts(front, back);
}
