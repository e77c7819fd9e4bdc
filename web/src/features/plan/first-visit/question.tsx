import * as texts from '@porchlight/content/en/plan-first-visit.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

/** One of the six: what is asked, where its answer comes from, and its controls. */
export function Question({
  title,
  hint,
  source,
  onClear,
  children,
}: {
  title: string;
  hint?: string;
  /** Where what is shown comes from; empty once it was changed, which keeps the room. */
  source: string | undefined;
  /** Takes a choice back; typed text needs no button for that. */
  onClear?: { isShown: boolean; clear: () => void };
  children: ReactNode;
}) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2.5 border-line border-t py-3.5 md:grid-cols-[15rem_minmax(0,1fr)_auto] md:py-3 lg:py-2">
      <legend className="sr-only">{title}</legend>
      <div className="grid content-start gap-0.5 md:pt-2.5">
        <p aria-hidden="true" className="font-semibold leading-snug">
          {title}
        </p>
        {hint !== undefined && <p className="text-[.9375rem] text-ink-soft leading-snug">{hint}</p>}
        {source !== undefined && (
          <p className="min-h-[1.375em] text-[.9375rem] text-ink-soft leading-snug">{source}</p>
        )}
      </div>
      <div
        className={`row-start-2 grid min-w-0 content-start gap-3 max-md:col-span-2 md:col-start-2 md:row-start-1 ${onClear === undefined ? 'md:col-end-4' : ''}`}
      >
        {children}
      </div>
      {onClear !== undefined && (
        <Button
          variant="plain"
          size="small"
          aria-label={texts.clearAnswer(title)}
          onClick={onClear.clear}
          className={`col-start-2 row-start-1 -my-2.5 self-start -mr-3.5 md:col-start-3 md:my-0 ${onClear.isShown ? '' : 'invisible'}`}
        >
          {texts.clear}
        </Button>
      )}
    </fieldset>
  );
}

/** One of a few, each a press; with the keyboard one stop, and the arrows choose. */
export function ChoicePills<Value extends string>({
  name,
  choices,
  chosen,
  onChoose,
}: {
  name: string;
  choices: readonly (readonly [Value, string])[];
  chosen: string;
  onChoose: (value: Value) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2 lg:gap-1.5">
      {choices.map(([value, label]) => (
        <label
          key={value}
          className="relative inline-flex min-h-11 min-w-14 cursor-pointer select-none items-center justify-center rounded-full border border-line-strong px-4 text-center lg:px-2.5 leading-tight transition-colors duration-150 ease-out hover:bg-sunken has-checked:border-dusk has-checked:bg-dusk has-checked:font-semibold has-checked:text-on-dusk has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  );
}
