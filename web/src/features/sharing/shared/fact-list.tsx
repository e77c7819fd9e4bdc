import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/sharing-shared.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import type { SharedFact } from '@porchlight/domain/sharing/shared.contract.ts';
import { describeValue, getFactName } from '../../tools/plan/fact-words.ts';

/** Facts with their values and where each comes from. */
export function FactList({ facts }: { facts: readonly SharedFact[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(({ fact, value, source, at }) => (
        <div key={fact} className="grid gap-x-4 sm:grid-cols-2">
          <dt>{getFactName(fact)}</dt>
          <dd className="grid">
            <span className="figure-tabular wrap-anywhere font-semibold">
              {describeValue(fact, value as FactValue)}
            </span>
            <span className="text-[.9375rem] text-ink-soft leading-normal">
              {texts.factSources[source](formatShortDate(at, locale))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
