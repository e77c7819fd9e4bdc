import { creditPriceText, creditPriceWords as words } from '@porchlight/content/en/tools/credit-price.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type {
  CreditPriceInput,
  CreditPriceResult,
} from '@porchlight/domain/tools/credit-price/credit-price.contract.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { type ReactNode, useId } from 'react';
import { SiteLink } from '../../../ui/site-link.tsx';
import { ComparisonTable } from '../comparison-table.tsx';
import { ToolPage } from '../tool-page.tsx';
import { creditPriceTool } from './credit-price-tool.ts';

/** What a score costs by the agencies' grid: who does not pay it, what each higher band saves, and the floors of the programs. */
export default function CreditPricePage() {
  return (
    <ToolPage tool={creditPriceTool} text={creditPriceText}>
      {({ input, result }) => (
        <>
          <Part title={words.waivers}>
            <p>{words.waiversLead}</p>
            <ul className="grid list-disc gap-1.5 pl-5">
              {words.waiverList.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="text-[.9375rem]">{words.waiversSource}</p>
          </Part>
          {result.percent !== null && result.waiver === null && <Steps input={input} result={result} />}
          {result.isInsured && (
            <Part title={words.insurance}>
              <p>{words.insuranceText}</p>
            </Part>
          )}
          <ComparisonTable
            title={words.floors}
            says={words.floorsLead}
            columns={words.floorColumns}
            rows={words.floorRows.map(([program, score, takes]) => ({
              key: `${program} ${score}`,
              name: program,
              cells: [
                score,
                <span key="takes" className="whitespace-normal">
                  {takes}
                </span>,
              ],
            }))}
          />
        </>
      )}
    </ToolPage>
  );
}

function Steps({ input, result }: { input: CreditPriceInput; result: CreditPriceResult }) {
  const { steps, nextStep } = result;
  return (
    <>
      {steps.length === 0 ? (
        <Part title={words.steps}>
          <p>{words.highest}</p>
        </Part>
      ) : (
        <ComparisonTable
          title={words.steps}
          says={`${describe(result, input.creditScore)} ${words.never}`}
          columns={words.stepColumns}
          rows={steps.map((step) => ({
            key: String(step.score),
            name: words.step(input.creditScore, step.score),
            isSetApart: step === nextStep,
            cells: [step.pointsNeeded, `${step.percent}%`, formatDollars(step.savesDollars, 'whole')],
          }))}
        />
      )}
      <Part title={words.inRate}>
        <p>{words.inRateText}</p>
        <p>
          <SiteLink href={getToolPath('points-or-credit')} className="text-link">
            {words.comparePoints}
          </SiteLink>
        </p>
      </Part>
    </>
  );
}

/** The next band that saves anything, and the highest. */
function describe({ steps, nextStep }: CreditPriceResult, score: number): string {
  if (nextStep === null) return words.savesNothing;
  const highest = steps.at(-1);
  const told = highest === undefined || highest.score === nextStep.score ? [nextStep] : [nextStep, highest];
  return told
    .map((step) => words.says(score, step.score, formatDollars(step.savesDollars, 'whole')))
    .join(' ');
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid max-w-[68ch] gap-3 text-ink-soft">
      <h2 id={id} className="text-2xl text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}
