import * as texts from '@porchlight/content/en/owned-home-value.ts';
import { findLoanBalance } from '@porchlight/domain/owned-home/loan-balance.ts';
import {
  findHomeLines,
  findOriginalValue,
  type HomeAlertKind,
  homeAlertKinds,
  mayHaveInsurance,
} from '@porchlight/domain/owned-home/value/home-alerts.ts';
import { computeEquity, findHomeValue } from '@porchlight/domain/owned-home/value/home-value.ts';
import type { AreaFigure } from '@porchlight/domain/owned-home/value/indexed-home.ts';
import { Link } from 'react-router';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { HomePartProps } from '../home-frame.tsx';

const NOTIFICATION_SETTINGS = '/portal/settings/notifications';

/** The lines whose crossing is notified, and how near they are. */
export function LinesCard({
  records,
  figures,
  today,
}: HomePartProps & { figures: readonly AreaFigure[] | undefined }) {
  const lines = findHomeLines(records, figures, today);
  const owed = findLoanBalance(records, today)?.balance;
  const percentOf = (value: number | undefined) =>
    value === undefined || owed === undefined ? undefined : computeEquity(value, owed).ltvPercent;
  const now: Partial<Record<HomeAlertKind, string | undefined>> = {
    'pmi-by-payments': percentOf(findOriginalValue(records)),
    'pmi-by-value': percentOf(findHomeValue(records, figures).counted?.amount),
  };
  const isInsured = mayHaveInsurance(records);
  return (
    <SectionCard id="lines" title={texts.lines}>
      <p className="max-w-[60ch] text-ink-soft">{texts.linesLead}</p>
      <ul className="grid divide-y divide-line border-line border-y">
        {homeAlertKinds.map((kind) => (
          <li key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
            <span>{texts.lineTitles[kind]}</span>
            <span className="figure-tabular font-semibold">
              {lines[kind] === undefined ? texts.notWatched : lines[kind] ? texts.isPast : texts.notPast}
              {lines[kind] !== undefined && now[kind] !== undefined && (
                <span className="font-normal text-ink-soft">, {texts.lineNow(now[kind])}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="grid max-w-[64ch] gap-2 text-[.9375rem]">
        {isInsured ? (
          <>
            <p>{texts.insuranceAsk}</p>
            <p>{texts.valueAsk}</p>
            <SourceNote {...texts.insuranceSource} />
          </>
        ) : (
          <p>{texts.noInsurance}</p>
        )}
      </div>
      <p>
        <Link to={NOTIFICATION_SETTINGS} className="text-link hover:underline">
          {texts.remindMe}
        </Link>
      </p>
    </SectionCard>
  );
}
