import { choices as texts } from '@porchlight/content/en/topics/refinance-tools.ts';
import { formatDollars, toDollars } from '@porchlight/domain/kernel/money.ts';
import {
  type CashChoices,
  compareCashChoices,
} from '@porchlight/domain/owned-home/refinancing/cash-choices.ts';
import {
  getCashQuestion,
  type TypedCashQuestion,
} from '@porchlight/domain/owned-home/refinancing/cash-question.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { parseTypedCents } from '../../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../../tools/typed-values.ts';
import { SmallCalculator } from './small-calculator.tsx';
import { useTyped } from './use-typed.ts';

const ID = 'cash';

type Field = keyof TypedCashQuestion;
const example: Readonly<Record<Field, string>> = {
  ...{ value: '400,000', balance: '200,000', rate: '4', months: '240', cash: '50,000', years: '7' },
  ...{ cashOutRate: '6.25', cashOutMonths: '360', cashOutCosts: '6,000' },
  ...{ lineRate: '8', lineMonths: '240', lineCosts: '500' },
};
const amounts: readonly Field[] = ['value', 'balance', 'cash', 'cashOutCosts', 'lineCosts'];
const groups: readonly { title: string; fields: readonly (readonly [Field, string])[] }[] = [
  {
    title: texts.home,
    fields: [
      ['value', texts.value],
      ['balance', texts.balance],
      ['rate', texts.rate],
      ['months', texts.months],
      ['cash', texts.cash],
      ['years', texts.years],
    ],
  },
  {
    title: texts.cashOut,
    fields: [
      ['cashOutRate', texts.rate],
      ['cashOutMonths', texts.newMonths],
      ['cashOutCosts', texts.costs],
    ],
  },
  {
    title: texts.creditLine,
    fields: [
      ['lineRate', texts.rate],
      ['lineMonths', texts.newMonths],
      ['lineCosts', texts.costs],
    ],
  },
];

/** A cash-out refinance, a credit line and neither, by figures that stay in the browser. */
export function CashChoicesPanel() {
  const [typed, type] = useTyped(ID, example);
  const read = getCashQuestion(getTyped(typed));
  const problems = 'problems' in read ? read.problems : {};
  return (
    <SmallCalculator
      id="cash-choices"
      title={texts.title}
      lead={`${texts.lead} ${texts.example}`}
      answer={
        'value' in read ? (
          <Answer choices={compareCashChoices(read.value)} years={read.value.yearsKept} />
        ) : (
          <p>{texts.fill}</p>
        )
      }
    >
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className="grid gap-4">
          <legend className="mb-3 font-semibold text-lg">{title}</legend>
          <div className="grid gap-5 sm:grid-cols-3">
            {fields.map(([field, label]) => (
              <TextField
                key={field}
                id={`${ID}-${field}`}
                label={label}
                value={typed[field]}
                error={problems[field]}
                inputMode="decimal"
                autoComplete="off"
                onChange={({ target }) => type(field, target.value)}
                onBlur={() => amounts.includes(field) && type(field, tidyDollars(typed[field]))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </SmallCalculator>
  );
}

/** A comparison of years to come is known to the dollar at best. */
const writeRounded = (cents: number) => formatDollars(toDollars(cents), 'whole');

function getTyped(typed: Readonly<Record<Field, string>>): TypedCashQuestion {
  const cents = (field: Field) => parseTypedCents(typed[field]) ?? Number.NaN;
  const whole = (field: Field) => (typed[field].trim() === '' ? Number.NaN : Number(typed[field]));
  const rate = (field: Field) => typed[field].trim().replace(/\s*%$/, '');
  return {
    ...{ value: cents('value'), balance: cents('balance'), cash: cents('cash') },
    ...{ cashOutCosts: cents('cashOutCosts'), lineCosts: cents('lineCosts') },
    ...{ months: whole('months'), cashOutMonths: whole('cashOutMonths'), lineMonths: whole('lineMonths') },
    ...{ years: whole('years'), rate: rate('rate') },
    ...{ cashOutRate: rate('cashOutRate'), lineRate: rate('lineRate') },
  };
}

function Answer({ choices, years }: { choices: CashChoices; years: number }) {
  const { cashOut, creditLine } = choices;
  const between = cashOut.costOfCash - creditLine.costOfCash;
  const rows = [
    [texts.cashOut, cashOut],
    [texts.creditLine, creditLine],
    [texts.nothing, choices.nothing],
  ] as const;
  return (
    <>
      <p className="font-display text-[clamp(1.6rem,5vw,2.2rem)] leading-tight">
        {between === 0
          ? texts.same
          : texts.cheaper(between > 0 ? texts.creditLine : texts.cashOut, writeRounded(Math.abs(between)))}
      </p>
      <p>{texts.after(years)}</p>
      <table aria-labelledby="cash-choices" className="w-full text-[.9375rem] max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-ink border-b-2 align-bottom">
            {Object.entries(texts.head).map(([name, label]) => (
              <th
                key={name}
                scope="col"
                className={`py-2 pr-4 ${name === 'way' ? 'text-left' : 'text-right'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figure-tabular max-sm:grid max-sm:gap-4">
          {rows.map(([name, choice]) => (
            <tr key={name} className="border-line border-b last:border-0 max-sm:grid max-sm:pb-3">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {name}
              </th>
              {(
                [
                  ['payment', writeRounded(choice.payment)],
                  ['spent', writeRounded(choice.interestAndCosts)],
                  ['owed', writeRounded(choice.owedThen)],
                  ['ltv', `${choice.ltvPercent}%`],
                  [
                    'cost',
                    choice.costOfCash < 0
                      ? texts.saves(writeRounded(-choice.costOfCash))
                      : writeRounded(choice.costOfCash),
                  ],
                ] as const
              ).map(([column, text]) => (
                <td
                  key={column}
                  className="py-2 pr-4 text-right max-sm:flex max-sm:justify-between max-sm:py-1"
                >
                  <span aria-hidden="true" className="text-ink-soft sm:hidden">
                    {texts.head[column]}
                  </span>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">{texts.assumes}</p>
    </>
  );
}
