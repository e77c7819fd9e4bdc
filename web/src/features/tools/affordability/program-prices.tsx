import * as texts from '@porchlight/content/en/tools/affordability.ts';
import { affordabilityWords as words } from '@porchlight/content/en/tools/affordability.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type {
  AffordabilityResult,
  PriceAnswer,
} from '@porchlight/domain/tools/affordability/affordability.contract.ts';
import type { Working } from '@porchlight/domain/tools/tool-fields.ts';
import { TriangleAlert } from 'lucide-react';
import { SourceName } from '../answer-line.tsx';
import { dropCents } from '../figures.ts';
import { FoldedWorking } from '../folded-working.tsx';

type Programs = AffordabilityResult['programs'];

/** The prices that each program's lines, fees and premiums leave. */
export function ProgramPrices({ programs, workings }: { programs: Programs; workings: readonly Working[] }) {
  return (
    <section aria-labelledby="programs" className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 id="programs" className="text-2xl">
          {words.programs}
        </h2>
        <p className="max-w-[68ch] text-ink-soft">{words.programsLead}</p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {programs.map((program) => (
          <Program key={program.program} program={program} workings={workings} />
        ))}
      </ul>
    </section>
  );
}

function Program({ program, workings }: { program: Programs[number]; workings: readonly Working[] }) {
  const { standard, outer, notes, warnings, loanLimit, minimumDownPercent } = program;
  const name = words.programNames[program.program];
  const price = (which: 'standard' | 'outer') => ({
    of: `${name}, ${words.programFigures[which]}`,
    isOld: warnings.length > 0,
    working: workings.find(({ figure }) => figure === `programs.${program.program}.${which}`),
  });
  const { programFigures: figures } = words;
  return (
    <li className="grid content-start gap-4 rounded-m border border-line bg-surface p-5 sm:p-6 print:break-inside-avoid">
      <h3 className="text-xl">{name}</h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-4">
        <Price name={figures.standard} answer={standard} {...price('standard')} />
        <Price name={figures.outer} answer={outer} {...price('outer')} />
      </div>
      {warnings.map((warning) => (
        <p key={warning} className="flex gap-2 text-[.9375rem] text-lamp-ink leading-normal">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span>{warning}</span>
        </p>
      ))}
      <dl className="figure-tabular grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-8 gap-y-1 border-line border-t pt-3 text-[.9375rem] leading-normal">
        <Fact name={figures.down} value={`${minimumDownPercent}%`} />
        <Fact
          name={figures.limit}
          value={loanLimit === null ? words.none : formatDollars(dropCents(loanLimit))}
        />
        <Fact name={figures.fee} value={formatDollars(standard.financedFee, 'whole')} />
        <Fact name={figures.premium} value={formatDollars(standard.housing.mortgageInsurance, 'whole')} />
      </dl>
      <ul className="grid list-disc gap-1 pl-5 text-[.9375rem] text-ink-soft leading-normal">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li>
          {texts.linesSourceLabel} <SourceName source={standard.source} />
        </li>
      </ul>
    </li>
  );
}

function Price({
  name,
  answer,
  of,
  isOld,
  working,
}: {
  name: string;
  answer: PriceAnswer & { lines: string };
  of: string;
  isOld: boolean;
  working: Working | undefined;
}) {
  return (
    <div className="grid content-start gap-0.5">
      <p className="font-semibold text-[.9375rem]">{name}</p>
      <p
        className={`figure-tabular font-display font-medium text-2xl ${isOld ? 'w-fit rounded-s bg-lamp-soft px-2 text-lamp-ink' : ''}`}
      >
        {answer.noLoan === null ? formatDollars(dropCents(answer.maxPrice)) : words.none}
      </p>
      <p className="text-[.9375rem] text-ink-soft leading-normal">{answer.noLoan ?? `${answer.lines}.`}</p>
      <p className="text-[.9375rem] leading-normal">
        {words.figures.binding}: {words.bindings[answer.binding]}
      </p>
      <FoldedWorking of={of} working={working} />
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  );
}
