import * as texts from '@porchlight/content/en/plan.ts';
import { factTexts, partTexts } from '@porchlight/content/en/plan.ts';
import { isSameValue } from '@porchlight/domain/plan/current-facts.ts';
import { type PlanChange, pricedFacts } from '@porchlight/domain/plan/fact-groups.ts';
import { type Fact, type Facts, type FactValue, parseFact } from '@porchlight/domain/plan/plan-facts.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { getFactName } from '../tools/plan/fact-words.ts';
import { FactControl } from './fact-control.tsx';
import { type FactDraft, factFields, formatFactDraft, getFactDraft } from './fact-fields.ts';
import { useEnterFact } from './plan.queries.ts';

const loadPrice = () => import('./price-of-change.tsx');

/** The fields of one fact in its place, with what a change costs before it is saved. */
export default function FactForm({
  fact,
  value,
  isOwn,
  facts,
  today,
  survey,
  onClose,
}: {
  fact: Fact;
  value: FactValue | null;
  /** A buyer entered it, so that it can be taken out. */
  isOwn: boolean;
  facts: Facts;
  today: string;
  survey: WeeklyRate;
  onClose: () => void;
}) {
  const enter = useEnterFact();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<FactDraft>(() => formatFactDraft(fact, value));
  const [problem, setProblem] = useState<string>();
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  const read = getFactDraft(fact, draft);
  const parsed = 'value' in read ? parseFact(fact, read.value, today) : { problem: read.problem };
  const fields = factFields[fact];

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (parsed.problem !== undefined) {
      setProblem(parsed.problem);
      form.current?.querySelector<HTMLElement>('input, select')?.focus();
      return;
    }
    if (!isOwn || !isSameValue(parsed.value, value)) enter({ fact, value: parsed.value });
    onClose();
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={getFactName(fact)}
      onSubmit={save}
      className="grid gap-4 rounded-m bg-sunken p-4 sm:p-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field, place) => (
          <FactControl
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            label={partTexts[field.name] ?? getFactName(fact)}
            hint={place === 0 ? factTexts[fact].hint : undefined}
            error={place === 0 ? problem : undefined}
            text={draft[field.name] ?? ''}
            onType={(text) => {
              setProblem(undefined);
              setDraft({ ...draft, [field.name]: text });
            }}
          />
        ))}
      </div>
      {isPriced(fact) && parsed.problem === undefined && !isSameValue(parsed.value, value) && (
        <LazyPart
          load={loadPrice}
          props={{ facts, change: { [fact]: parsed.value } as PlanChange, today, survey }}
          waiting={<Skeleton className="h-44" />}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" size="small">
          {texts.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
        {isOwn && (
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              enter({ fact, value: null });
              onClose();
            }}
          >
            {texts.takeOut}
          </Button>
        )}
      </div>
    </form>
  );
}

const isPriced = (fact: Fact): boolean => pricedFacts.some((priced) => priced === fact);
