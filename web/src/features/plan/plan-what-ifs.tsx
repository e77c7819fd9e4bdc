import * as planTexts from '@porchlight/content/en/plan.ts';
import * as texts from '@porchlight/content/en/plan-what-ifs.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { Fact, Facts, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import type { MovedFigure, WhatIf } from '@porchlight/domain/plan/what-ifs/what-ifs.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { describeValue, getFactName } from '../tools/plan/fact-words.ts';
import { costFigures } from './cost-words.ts';
import { useEnterFact } from './plan.queries.ts';
import { describeMove, describeWhatIf, explainWhatIf } from './what-if-words.ts';
import type { WhatIfAnswer, WhatIfRequest } from './what-if-worker.ts';

/** What is tried at present, with its name in words. */
export type Trial = { whatIf: WhatIf; name: string };

type Props = {
  found: FoundWhatIfs;
  trial: Trial | undefined;
  onTry: (trial: Trial | undefined) => void;
};

const HEADING = 'plan-what-ifs';

/** The three changes that would move the plan most. */
export function PlanWhatIfs(props: Props) {
  return (
    <section aria-labelledby={HEADING} className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 id={HEADING} tabIndex={-1} className="text-2xl outline-none">
          {texts.title}
        </h2>
        <p className="text-[.9375rem] text-ink-soft">{texts.orderedBy}</p>
      </div>
      <WhatIfRows {...props} />
    </section>
  );
}

/** Each with its figure, its working, and a press that shows the plan with it. */
function WhatIfRows({ found, trial, onTry }: Props) {
  const enter = useEnterFact();
  if (found === undefined) return <WhatIfPlaces />;
  if (found === 'failed' || found.whatIfs.length === 0)
    return <p className="text-ink-soft">{found === 'failed' ? texts.notWorkedOut : texts.nothingMoves}</p>;

  function keep({ changed }: WhatIf) {
    for (const [fact, value] of listValues(changed)) enter({ fact, value });
    onTry(undefined);
    document.getElementById(HEADING)?.focus();
  }
  return (
    <ul className="grid divide-y divide-line border-line border-y">
      {found.whatIfs.map((whatIf) => (
        <WhatIfRow
          key={whatIf.kind}
          whatIf={whatIf}
          facts={found.facts}
          isTried={trial?.whatIf.kind === whatIf.kind}
          onTry={(name) => onTry({ whatIf, name })}
          onDrop={() => onTry(undefined)}
          onKeep={() => keep(whatIf)}
        />
      ))}
    </ul>
  );
}

/** So high is a row whose other effects take two lines on a phone. */
const ROW = 'min-h-[11.5rem] py-3 sm:min-h-[6.75rem]';

/** The places of the three, as high as they, until they are worked out. */
function WhatIfPlaces() {
  return (
    <ul aria-hidden="true" className="grid divide-y divide-line border-line border-y">
      {['first', 'second', 'third'].map((place) => (
        <li key={place} className={`${ROW} grid`}>
          <Skeleton className="h-full" />
        </li>
      ))}
    </ul>
  );
}

const figureNames: Readonly<Record<MovedFigure, string>> = {
  carriedPrice: texts.carriedPrice,
  payment: planTexts.payment,
  cashToClose: planTexts.cashToClose,
};
const movedFigures = Object.keys(figureNames) as MovedFigure[];

type Row = {
  whatIf: WhatIf;
  facts: Facts;
  isTried: boolean;
  onTry: (name: string) => void;
  onDrop: () => void;
  onKeep: () => void;
};

function WhatIfRow({ whatIf, facts, isTried, onTry, onDrop, onKeep }: Row) {
  const name = describeWhatIf(whatIf, facts);
  const others = movedFigures.flatMap((figure) =>
    figure === whatIf.most ? [] : (describeMove(figure, whatIf) ?? []),
  );
  const left = whatIf.after.savingsLeft;
  const { button, panel, returnFocus } = useTrialFocus(isTried);
  return (
    <li
      className={`${ROW} grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-5 sm:grid-cols-[minmax(0,1fr)_auto_auto]`}
    >
      <p className="col-span-full text-[1.0625rem] leading-snug sm:col-span-1">{name}</p>
      <p className="figure-tabular font-display font-medium text-xl leading-tight sm:row-span-2">
        {describeMove(whatIf.most, whatIf)}
      </p>
      <div className="-mr-3.5 min-h-11 min-w-[4.5rem] sm:row-span-2">
        {!isTried && (
          <Button
            ref={button}
            variant="plain"
            size="small"
            aria-label={texts.tryName(name)}
            onClick={() => onTry(name)}
          >
            {texts.tryIt}
          </Button>
        )}
      </div>
      <p className="col-span-full text-[.9375rem] text-ink-soft leading-normal sm:col-span-1 sm:col-start-1 sm:row-start-2">
        {others.length === 0 ? texts.nothingElse : texts.also(others.join(', '))}
        {left !== null && left < 0 && ` ${texts.savingsShort(formatCents(-left, 'whole'))}`}
      </p>
      {isTried && (
        <fieldset
          ref={panel}
          tabIndex={-1}
          aria-label={texts.trying(name)}
          className="col-span-full my-2 grid gap-3 rounded-m bg-sunken p-4 outline-none"
        >
          <p className="font-semibold">{texts.trying(name)}</p>
          <TriedFigures whatIf={whatIf} />
          <p className="text-[.9375rem] leading-normal">
            {texts.keepChanges(
              listValues(whatIf.changed)
                .map(([fact, value]) => texts.changedTo(getFactName(fact), describeValue(fact, value)))
                .join(', '),
            )}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="primary" size="small" onClick={onKeep}>
              {texts.keep}
            </Button>
            <Button
              size="small"
              onClick={() => {
                returnFocus();
                onDrop();
              }}
            >
              {texts.drop}
            </Button>
          </div>
        </fieldset>
      )}
      <Working whatIf={whatIf} facts={facts} name={name} />
    </li>
  );
}

/** The plan with what is tried: the card that shows it as well may be out of sight on a phone. */
function TriedFigures({ whatIf: { after } }: Pick<Row, 'whatIf'>) {
  const carried = after.carriedPrice;
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
      {[
        ...(carried === null ? [] : [[texts.carriedPrice, formatCents(carried, 'whole')]]),
        ...costFigures
          .filter(({ name }) => name !== planTexts.fiveYears)
          .map(({ name, write }) => [name, write(after)]),
      ].map(([name, words]) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-[.875rem] text-ink-soft leading-snug">{name}</dt>
          <dd className="figure-tabular font-display font-medium text-xl leading-tight">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function Working({ whatIf, facts, name }: Pick<Row, 'whatIf' | 'facts'> & { name: string }) {
  const { before, after } = whatIf;
  return (
    <details className="col-span-full text-[.9375rem]">
      <summary
        aria-label={texts.workingsLabel(name)}
        className="inline-flex min-h-11 cursor-pointer items-center text-link underline-offset-4 hover:underline sm:min-h-8"
      >
        {texts.howWorkedOut}
      </summary>
      <div className="grid max-w-[64ch] gap-2 pb-2 leading-normal">
        <p>{explainWhatIf(whatIf, facts)}</p>
        <dl className="figure-tabular grid gap-x-6 gap-y-0.5 sm:grid-cols-[auto_minmax(0,1fr)]">
          {movedFigures.flatMap((figure) => {
            const [now, then] = [before[figure], after[figure]];
            if (now === null || then === null) return [];
            return (
              <div key={figure} className="contents">
                <dt className="text-ink-soft">{figureNames[figure]}</dt>
                <dd>{texts.fromTo(formatCents(now, 'whole'), formatCents(then, 'whole'))}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </details>
  );
}

const listValues = (changed: Facts) => Object.entries(changed) as [Fact, FactValue][];

/** The focus goes to what was opened by a press, and back where it is dropped. */
function useTrialFocus(isTried: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const isReturning = useRef(false);
  useEffect(() => {
    if (isTried) panel.current?.focus();
    else if (isReturning.current) button.current?.focus();
    isReturning.current = false;
  }, [isTried]);
  return {
    button,
    panel,
    returnFocus: () => {
      isReturning.current = true;
    },
  };
}

type Found = WhatIfAnswer & { facts: Facts };
export type FoundWhatIfs = Found | 'failed' | undefined;

/** What was found for the latest facts that were worked out; earlier ones stay until then. */
export function useWhatIfs({ facts, today, survey, isBought }: WhatIfRequest): FoundWhatIfs {
  const [found, setFound] = useState<FoundWhatIfs>();
  useEffect(() => {
    const worker = new Worker(new URL('./what-if-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WhatIfAnswer>) =>
      setFound({ facts, ...data }),
    );
    worker.addEventListener('error', () => setFound('failed'));
    worker.postMessage({ facts, today, survey, isBought } satisfies WhatIfRequest);
    return () => worker.terminate();
  }, [facts, today, survey, isBought]);
  return found;
}
