import * as texts from '@porchlight/content/en/change-check.ts';
import { formatAmount, formatDollars } from '@porchlight/domain/kernel/money.ts';
import { toleranceGroups } from '@porchlight/domain/readings/disclosure-changes/compare-charges.ts';
import {
  type EstimateComparison,
  type MatchedCharge,
  type ProviderChoice,
  providerChoices,
} from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';
import { Badge } from '../../../ui/badge.tsx';
import { selectLook } from '../../../ui/forms/select-field.tsx';
import { findProvider } from './typed-charges.ts';
import type { ChangeCheck } from './use-change-check.ts';

/** Every charge, by how far it may rise. */
export function ChargeGroups({ comparison, state }: { comparison: EstimateComparison; state: ChangeCheck }) {
  const risen = new Set(comparison.risen.map(({ id }) => id));
  const { tenLe, tenCd, tenLimit, tenOver } = comparison;
  return (
    <>
      {toleranceGroups.map((group) => {
        const charges = comparison.charges.filter((charge) => charge.group === group);
        const isCounted = charges.some(({ isOpen }) => !isOpen);
        return (
          <section key={group} aria-labelledby={`group-${group}`} className="grid gap-3">
            <div className="grid gap-1">
              <h2 id={`group-${group}`} className="text-2xl">
                {texts.groupTitles[group]}
              </h2>
              <p className="max-w-[64ch] text-ink-soft">{texts.groupLeads[group]}</p>
              {group === 'ten' && isCounted && (
                <p className="figure-tabular flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                  {texts.tenSum(formatAmount(tenLe), formatAmount(tenLimit), formatAmount(tenCd))}
                  {Number(tenOver) > 0 && <Badge look="now">{texts.askMark}</Badge>}
                </p>
              )}
            </div>
            {charges.length === 0 ? (
              <p className="text-ink-soft">{texts.none}</p>
            ) : (
              <ul className="grid divide-y divide-line border-line border-y">
                {charges.map((charge) => (
                  <Charge key={charge.id} charge={charge} isAsked={risen.has(charge.id)} state={state} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </>
  );
}

function Charge({ charge, isAsked, state }: { charge: MatchedCharge; isAsked: boolean; state: ChangeCheck }) {
  const { id, what, estimateWhat, because, match, le, cd, change, asksProvider, isOpen } = charge;
  return (
    <li className="grid gap-x-6 gap-y-1.5 py-3 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center">
      <div className="grid gap-1">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {what}
          {isAsked && <Badge look="now">{texts.askMark}</Badge>}
          {isOpen && <Badge look="plain">{texts.notCounted}</Badge>}
        </p>
        {!state.isTyped && asksProvider ? (
          <select
            aria-label={`${texts.columns.provider}: ${what}`}
            className={`${selectLook} max-w-xs`}
            value={findProvider(because) ?? 'own'}
            onChange={({ target }) => state.chooseProvider(id, target.value as ProviderChoice)}
          >
            {providerChoices.map((provider) => (
              <option key={provider} value={provider}>
                {texts.providers[provider]}
              </option>
            ))}
          </select>
        ) : (
          <p className="text-[.9375rem] text-ink-soft">{texts.reasons[because]}</p>
        )}
        {estimateWhat !== null && (
          <p className="wrap-anywhere text-[.9375rem] text-ink-soft">{texts.called(estimateWhat)}</p>
        )}
      </div>
      <ChargeFigures
        le={match === 'only-closing' ? undefined : le}
        cd={match === 'only-estimate' ? undefined : cd}
        change={isOpen ? undefined : change}
        missing={isOpen ? texts.notRead : texts.notThere}
      />
    </li>
  );
}

/** Both figures and what lies between them. */
export function ChargeFigures({
  le,
  cd,
  change,
  missing = texts.notThere,
}: {
  le: string | undefined;
  cd: string | undefined;
  change: string | undefined;
  /** Shown where a document has no figure, or its figure was not read. */
  missing?: string;
}) {
  const write = (amount: string | undefined) => (amount === undefined ? missing : formatDollars(amount));
  const sign = change === undefined || Number(change) <= 0 ? '' : '+';
  const figures = [
    [texts.columns.le, write(le)],
    [texts.columns.cd, write(cd)],
    [texts.change, `${sign}${write(change)}`],
  ] as const;
  return (
    <dl className="figure-tabular grid grid-cols-3 gap-3 text-right text-[.9375rem]">
      {figures.map(([label, figure]) => (
        <div key={label} className="grid content-end">
          <dt className="text-[.8125rem] text-ink-soft leading-tight">{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
