import * as texts from '@porchlight/content/en/change-check.ts';
import { providerChoices } from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { selectLook } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { tidyDollars } from '../typed-values.ts';
import { chargeSections, parseRate, type TypedCharge } from './typed-charges.ts';
import { type ChangeCheck, toChargeId } from './use-change-check.ts';

const COLUMNS = 'lg:grid-cols-[minmax(0,14.5rem)_minmax(0,1fr)_minmax(0,9.5rem)_minmax(0,9.5rem)_2.75rem]';

/** The charges of both papers, typed line by line. */
export function ChargeRows({ state }: { state: ChangeCheck }) {
  const { typed } = state;
  const isOfEarlier = (name: 'aprBefore' | 'aprNow') => name === 'aprBefore' && typed.terms?.isCorrected;
  return (
    <section aria-labelledby="charge-rows" className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
      <div>
        <h2 id="charge-rows" className="text-2xl">
          {texts.linesTitle}
        </h2>
        <p className="mt-1 max-w-[64ch] text-ink-soft">{texts.linesLead}</p>
      </div>
      <div className="grid gap-4 lg:gap-2">
        <div aria-hidden="true" className={`hidden gap-3 text-[.875rem] text-ink-soft lg:grid ${COLUMNS}`}>
          {(['section', 'what', 'le', 'cd'] as const).map((column) => (
            <span key={column}>{texts.columns[column]}</span>
          ))}
        </div>
        {typed.charges.map((charge, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are typed texts, and stay in their order.
          <ChargeRow key={row} charge={charge} row={row} state={state} />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        {(['aprBefore', 'aprNow'] as const).map((name) => (
          <TextField
            key={name}
            id={name}
            label={isOfEarlier(name) ? texts.earlierApr : texts.apr[name]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            error={typed[name].trim() !== '' && parseRate(typed[name]) === null ? texts.notARate : undefined}
            value={typed[name]}
            onChange={({ target }) => state.changeRate(name, target.value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2.5 noscript:hidden">
        <Button size="small" onClick={state.add}>
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.addLine}
        </Button>
        <Button size="small" variant="plain" onClick={state.clear}>
          {texts.clear}
        </Button>
      </div>
    </section>
  );
}

function ChargeRow({ charge, row, state }: { charge: TypedCharge; row: number; state: ChangeCheck }) {
  const problems = state.problems[row] ?? {};
  const change = (more: Partial<TypedCharge>) => state.changeCharge(row, more);
  const amount = (field: 'le' | 'cd') => (
    <Labelled
      label={texts.columns[field]}
      row={row}
      field={field}
      problem={problems[field] && texts.notAnAmount}
    >
      <input
        id={toChargeId(row, field)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        aria-invalid={problems[field]}
        className={`${inputLook} figure-tabular text-right`}
        value={charge[field]}
        onChange={({ target }) => change({ [field]: target.value })}
        onBlur={() => change({ [field]: tidyDollars(charge[field]) })}
      />
    </Labelled>
  );
  return (
    <div className="grid grid-cols-2 items-start gap-3 rounded-m border border-line bg-surface p-4 lg:grid-cols-1 lg:border-0 lg:bg-transparent lg:p-0">
      <div className={`col-span-2 grid grid-cols-2 items-start gap-3 lg:col-span-1 ${COLUMNS}`}>
        <Labelled label={texts.columns.section} row={row} field="section" isWide>
          <select
            id={toChargeId(row, 'section')}
            className={selectLook}
            value={charge.section}
            onChange={({ target }) => change({ section: target.value as TypedCharge['section'] })}
          >
            {chargeSections.map((section) => (
              <option key={section} value={section}>
                {texts.sections[section]}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled label={texts.columns.what} row={row} field="what" isWide>
          <input
            id={toChargeId(row, 'what')}
            type="text"
            autoComplete="off"
            maxLength={80}
            className={inputLook}
            value={charge.what}
            onChange={({ target }) => change({ what: target.value })}
          />
        </Labelled>
        {amount('le')}
        {amount('cd')}
        <Button
          variant="plain"
          size="small"
          className="col-span-2 -my-1.5 justify-self-end lg:col-span-1 lg:my-0"
          aria-label={texts.removeLine(row + 1)}
          onClick={() => state.remove(row)}
        >
          <X aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      {charge.section === 'C' && (
        <div className="col-span-2 lg:col-span-1 lg:ml-[15.25rem] lg:max-w-xs">
          <Labelled label={texts.columns.provider} row={row} field="provider" isShown>
            <select
              id={toChargeId(row, 'provider')}
              className={selectLook}
              value={charge.provider}
              onChange={({ target }) => change({ provider: target.value as TypedCharge['provider'] })}
            >
              {providerChoices.map((provider) => (
                <option key={provider} value={provider}>
                  {texts.providers[provider]}
                </option>
              ))}
            </select>
          </Labelled>
        </div>
      )}
    </div>
  );
}

/** The column's name is above it on a wide screen, and beside each field on a narrow one. */
function Labelled({
  label,
  row,
  field,
  problem,
  isShown = false,
  isWide = false,
  children,
}: {
  label: string;
  row: number;
  field: keyof TypedCharge;
  problem?: string | false | undefined;
  isShown?: boolean;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`grid gap-1 ${isWide ? 'col-span-2 lg:col-span-1' : ''}`}>
      <label
        htmlFor={toChargeId(row, field)}
        className={`text-[.875rem] text-ink-soft ${isShown ? '' : 'lg:sr-only'}`}
      >
        {label}
        <span className="sr-only">{texts.ofLine(row + 1)}</span>
      </label>
      {children}
      {problem && <p className="font-medium text-[.875rem] text-brick">{problem}</p>}
    </div>
  );
}
