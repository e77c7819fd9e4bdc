import * as texts from '@porchlight/content/en/estimates.ts';
import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import type { EstimateLine, EstimateResult } from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import type { ToolFieldText } from '@porchlight/domain/tools/tool-pages.ts';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { ToolField } from '../tools/tool-definition.ts';
import { ToolFieldControl } from '../tools/tool-field-control.tsx';
import { feeSections, figureFields } from './estimate-figures.ts';
import type { useEstimate } from './use-estimate.ts';

const { figures, fields } = computedEstimate;

type Estimate = ReturnType<typeof useEstimate>;

/** What went in: the answers, and each assumption in its place, to be typed over. */
export function EstimateForm({ estimate }: { estimate: Estimate }) {
  const { typed, answer, problems, change, startAgain } = estimate;
  return (
    <form
      method="dialog"
      noValidate
      aria-label={figures.title}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-6 px-2 print:hidden"
    >
      <div>
        <h2 className="text-xl">{figures.title}</h2>
        <p className="mt-1 max-w-[68ch] text-ink-soft">{figures.lead}</p>
      </div>
      <div className="grid items-end gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {figureFields.map((field) => (
          <ToolFieldControl
            key={field.name}
            id={`estimate-${field.name}`}
            field={field}
            text={describeField(fields[field.name], field, answer?.result)}
            value={typed[field.name] ?? ''}
            error={problems[field.name]}
            onChange={(text) => change(field.name, text)}
          />
        ))}
      </div>
      {answer && <Fees estimate={estimate} result={answer.result} />}
      <div>
        <Button size="small" variant="plain" onClick={startAgain} className="-ml-3.5">
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {figures.startAgain}
        </Button>
      </div>
    </form>
  );
}

/** An assumption is the hint of its box; a choice names it in its first option. */
function describeField(
  text: ToolFieldText,
  { name }: ToolField,
  result: EstimateResult | undefined,
): ToolFieldText {
  const assumed = result?.assumptions.find(({ field }) => field === name);
  const words = assumed && `${figures.assumedAs} ${assumed.value}. ${assumed.reason}`;
  const hint = words ?? text.hint;
  const first = assumed ? `${figures.assumedAs} ${assumed.value}` : '';
  const choices = name === 'state' ? { '': texts.notChosen, ...places } : { '': first, ...text.choices };
  return { label: text.label, choices, ...(hint !== undefined && { hint }) };
}

function Fees({ estimate, result }: { estimate: Estimate; result: EstimateResult }) {
  const { title, lead, total } = figures.fees;
  const page = result.pages[1];
  const sections = feeSections.flatMap(
    (name) => page?.sections.find(({ id }) => id === `section${name}`) ?? [],
  );
  return (
    <details className="group rounded-m border border-line">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-m px-4 font-semibold hover:bg-sunken sm:px-5 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-7 px-4 pt-2 pb-5 sm:px-5">
        <p className="max-w-[68ch] text-ink-soft">{lead}</p>
        {sections.map((section) => (
          <fieldset key={section.id} className="grid gap-4">
            <legend className="mb-3 flex w-full flex-wrap justify-between gap-x-4 border-line border-b pb-2 font-semibold">
              <span>{section.title}</span>
              <span className="figure-tabular font-normal text-ink-soft">
                {total} {section.total?.value}
              </span>
            </legend>
            <div className="grid items-end gap-x-5 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
              {section.lines.filter(isOwn).map((line) => (
                <Fee key={line.id} line={line} estimate={estimate} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}

function Fee({ line, estimate: { typed, problems, change } }: { line: EstimateLine; estimate: Estimate }) {
  return (
    <ToolFieldControl
      id={`estimate-${line.id}`}
      field={{ name: line.id, kind: 'dollars', initial: '', isOptional: true }}
      text={{
        label: line.label,
        ...(line.origin === 'assumed' && { hint: `${figures.assumedAs} ${line.value}` }),
      }}
      value={typed[line.id] ?? ''}
      error={problems[line.id] ?? (line.id === 'A.admin' ? problems.A : undefined)}
      onChange={(text) => change(line.id, text)}
    />
  );
}

/** Points and a program's own fee follow from other boxes. */
function isOwn({ id }: EstimateLine): boolean {
  return !/\.(points|upfrontMortgageInsurance|fundingFee|guaranteeFee)$/.test(id);
}
