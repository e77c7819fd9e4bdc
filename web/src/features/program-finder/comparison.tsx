import * as texts from '@porchlight/content/en/program-finder.ts';
import { formatCents, toDollars } from '@porchlight/domain/kernel/money.ts';
import type { FinderAnswers } from '@porchlight/domain/programs/program-finder/answers.ts';
import { listCombinations } from '@porchlight/domain/programs/program-finder/combining.ts';
import { findCashEffect, findMonthlyEffect } from '@porchlight/domain/programs/program-finder/effects.ts';
import type { Judgment } from '@porchlight/domain/programs/program-finder/judgments.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { type ReactNode, useState } from 'react';
import { TextField } from '../../ui/forms/text-field.tsx';
import { describeGives } from './program-card.tsx';
import { DocumentLine } from './program-rules.tsx';
import { parseTypedAmount } from './typed-answers.ts';
import type { Finder } from './use-finder.ts';

/** Up to three programs beside each other, with what each does to the cash at closing and to the payment; and what goes together. */
export function ProgramComparison({ finder }: { finder: Finder }) {
  const { found, compared, answers } = finder;
  const all = [...found.yes, ...found.need, ...found.ask, ...found.no];
  const chosen = compared.flatMap((id) => all.find(({ program }) => program.id === id) ?? []);
  if (answers.state === undefined) return null;
  return (
    <section aria-labelledby="finder-compare" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="finder-compare" className="text-3xl">
        {texts.sideBySide}
      </h2>
      {chosen.length === 0 ? (
        <p className="text-ink-soft">{texts.compareHint}</p>
      ) : (
        <>
          <PriceField finder={finder} />
          <Table chosen={chosen} answers={answers} />
          {chosen.length > 1 && <Together chosen={chosen} on={finder.on} />}
        </>
      )}
    </section>
  );
}

function PriceField({ finder: { answers, addAmounts } }: { finder: Finder }) {
  const [problem, setProblem] = useState<string>();
  return (
    <div className="max-w-sm print:hidden">
      <TextField
        label={texts.priceForAmounts}
        hint={texts.priceHint}
        error={problem}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={answers.price === undefined ? undefined : toDollars(answers.price)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim();
          const read = text === '' ? { value: { price: undefined } } : parseTypedAmount('price', text);
          setProblem(read.problem);
          if (read.value !== undefined) addAmounts(read.value);
        }}
      />
    </div>
  );
}

/** On a phone each program is a list of its own, with the names of the rows. */
function Table({ chosen, answers }: { chosen: readonly Judgment[]; answers: FinderAnswers }) {
  const rows: [string, (judgment: Judgment) => ReactNode][] = [
    [texts.rows.verdict, ({ verdict }) => texts.groups[verdict].title],
    [
      texts.rows.gives,
      (judgment) => describeGives(judgment, answers) ?? judgment.program.gives ?? texts.notStated,
    ],
    [texts.rows.cash, ({ program }) => describeCash(program, answers)],
    [texts.rows.monthly, ({ program }) => describeMonthly(program, answers)],
    [texts.rows.repayment, ({ program }) => program.repayment],
    [texts.rows.document, ({ program }) => <DocumentLine document={program.document} />],
  ];
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-flow-col md:auto-cols-[minmax(0,1fr)] md:grid-cols-none">
      {chosen.map((judgment) => (
        <li
          key={judgment.program.id}
          className="grid content-start gap-3 rounded-m border border-line bg-surface p-5"
        >
          <h3 className="text-xl">{judgment.program.name}</h3>
          <dl className="grid gap-3">
            {rows.map(([name, describe]) => (
              <div key={name}>
                <dt className="text-[.875rem] text-ink-soft">{name}</dt>
                <dd className="figure-tabular wrap-anywhere">{describe(judgment)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function describeCash(program: Program, answers: FinderAnswers): string {
  const effect = findCashEffect(program, answers);
  if (effect === null) return texts.notStated;
  if (effect.is === 'less') {
    const amount = formatCents(effect.assistance.amount);
    return effect.assistance.is === 'exact' ? texts.lessCash(amount) : texts.upToLess(amount);
  }
  if (effect.percent === '0') return texts.noDown;
  return texts.leastDown(effect.percent, effect.cents === null ? null : formatCents(effect.cents));
}

function describeMonthly(program: Program, answers: FinderAnswers): string {
  const effect = findMonthlyEffect(program, answers);
  switch (effect) {
    case null:
      return texts.notStated;
    case 'none':
      return texts.noMonthly;
    case 'atFirstRate':
      return texts.atFirstRate;
    case 'firstLoan':
      return texts.firstLoanPayment;
    default:
      return texts.moreMonthly(formatCents(effect.cents));
  }
}

function Together({ chosen, on }: { chosen: readonly Judgment[]; on: string }) {
  const ids = chosen.map(({ program }) => program.id);
  const names = new Map(chosen.map(({ program }) => [program.id, program.name]));
  const pairs = listCombinations(ids, on);
  return (
    <div className="grid gap-2 rounded-m bg-sunken p-5">
      <h3 className="text-xl">{texts.together}</h3>
      {pairs.length === 0 && <p>{texts.noTogether}</p>}
      {pairs.map(({ programs: [one, other], says, document }) => (
        <div key={`${one} ${other}`}>
          <p className="font-semibold">
            {texts.goTogether(names.get(one) ?? one, names.get(other) ?? other)}
          </p>
          <p>{says}</p>
          <DocumentLine document={document} />
        </div>
      ))}
    </div>
  );
}
