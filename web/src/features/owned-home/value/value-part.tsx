import * as page from '@porchlight/content/en/owned-home.ts';
import * as texts from '@porchlight/content/en/owned-home-value.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { formatSignedPercent } from '@porchlight/domain/kernel/percents.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import { type Content, findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { notKnown } from '@porchlight/domain/owned-home/home-value/en.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { findLoanBalance } from '@porchlight/domain/owned-home/loan-balance.ts';
import {
  findHomeLines,
  findOriginalValue,
  type HomeAlertKind,
  homeAlertKinds,
  mayHaveInsurance,
} from '@porchlight/domain/owned-home/value/home-alerts.ts';
import {
  computeEquity,
  findHomeValue,
  findShownValue,
} from '@porchlight/domain/owned-home/value/home-value.ts';
import type { AreaFigure, HomeIndexFigures } from '@porchlight/domain/owned-home/value/indexed-home.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { parseFailure } from '../../../platform/api/failure.ts';
import { useNewestWeek } from '../../../platform/api/newest-week.ts';
import { useScrollToHash } from '../../../platform/page/scroll-to-hash.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { useHomeRecordChanges } from '../owned-home.queries.ts';
import { type PriceArea, useHousePrices } from './house-prices.queries.ts';
import { OwnFigures } from './own-figures.tsx';
import { RefinanceCard } from './refinance-card.tsx';
import { ValueAnswer } from './value-answer.tsx';
import { ValueChart } from './value-chart.tsx';

const NOTIFICATION_SETTINGS = '/portal/settings/notifications';

/** The lines whose crossing is notified, and how near they are. */
function LinesCard({
  records,
  figures,
  today,
  survey,
}: HomePartProps & { figures: readonly AreaFigure[] | undefined; survey: WeeklyRate }) {
  const lines = findHomeLines(records, figures, today, survey);
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

/** The part Value: the answer both ways, how it comes about, the owner's own figures, and what is watched. */
export default function ValuePart({ records, today }: HomePartProps) {
  const home = findRecord(homeKind, records)?.content;
  const prices = useHousePrices(home);
  const survey = useNewestWeek();
  useScrollToHash(!prices.isWaiting);
  if (home === undefined) return null;
  if (prices.isWaiting) return <Skeleton className="h-96" />;
  const { area, figures } = prices;
  const value = findHomeValue(records, figures);
  const indexed = value.indexed === undefined || 'refused' in value.indexed ? undefined : value.indexed;
  // The answer says itself why the price that was paid counts.
  const isByPrice = findShownValue(value, home, today)?.by === 'price';
  return (
    <>
      <ValueAnswer value={value} home={home} area={area} records={records} today={today} />
      <IndexNotice prices={prices} refused={isByPrice ? undefined : value.indexed} />
      {indexed !== undefined && area !== undefined && (
        <IndexWorkings home={home} area={area} figures={figures ?? []} indexed={indexed} />
      )}
      <RefinanceCard records={records} today={today} survey={survey} />
      <LinesCard records={records} figures={figures} today={today} survey={survey} />
      <OwnFigures records={records} today={today} />
      {prices.isHeld && <AreaCard home={home} areas={prices.areas} chosen={area?.code} />}
    </>
  );
}

function IndexNotice({
  prices: { isHeld, isError, area },
  refused,
}: {
  prices: ReturnType<typeof useHousePrices>;
  refused: object | undefined;
}) {
  if (isError) return <Notice title={texts.notLoaded}>{texts.notLoadedLead}</Notice>;
  if (!isHeld || area === undefined) return <Notice title={texts.notHeld}>{texts.notHeldLead}</Notice>;
  const newest = texts.quarter(area.newest);
  return (
    <>
      {!area.isCurrent &&
        (area.followedBy === null ? (
          <Notice title={texts.areaGone}>{texts.areaGoneLead(newest)}</Notice>
        ) : (
          <Notice title={texts.codeChanged(area.name)}>{texts.codeChangedLead(newest)}</Notice>
        ))}
      {refused !== undefined && 'refused' in refused && (
        <Notice title={texts.refused}>{texts.refusedBecause(String(refused.refused))}</Notice>
      )}
    </>
  );
}

/** Which area's index counts: a metro of the home's state or the state itself; the choice is kept with the home. */
function AreaCard({
  home,
  areas,
  chosen,
}: {
  home: Content<typeof homeKind>;
  areas: readonly PriceArea[];
  chosen: string | undefined;
}) {
  const id = useId();
  const { save } = useHomeRecordChanges();
  const [isBusy, setIsBusy] = useState(false);
  async function choose(code: string) {
    setIsBusy(true);
    try {
      await save([{ id: homeKind.onlyId ?? '', kind: homeKind.name, content: { ...home, metro: code } }]);
    } catch (error) {
      showFailure({ title: page.notSaved, description: parseFailure(error).message });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <SectionCard id="area" title={texts.area}>
      <p className="max-w-[60ch]">{texts.areaLead}</p>
      <div className="max-w-md">
        <SelectField
          id={id}
          label={texts.areaField}
          value={chosen ?? home.state}
          disabled={isBusy}
          onChange={({ target }) => void choose(target.value)}
        >
          {areas.map(({ level, code, name, newest }) => (
            <option key={code} value={code}>
              {texts.until(
                level === 'state' ? texts.wholeState(places[home.state]) : name,
                texts.quarter(newest),
              )}
            </option>
          ))}
        </SelectField>
      </div>
    </SectionCard>
  );
}

type Figures = readonly { quarter: string; index: string }[];

/** The value by the index: its course since the purchase, how it is worked out, and what it cannot know. */
function IndexWorkings({
  home,
  area,
  figures,
  indexed,
}: {
  home: { price: number };
  area: PriceArea;
  figures: Figures;
  indexed: HomeIndexFigures;
}) {
  const indexAt = (quarter: string) => figures.find((figure) => figure.quarter === quarter)?.index ?? '';
  const { quarterBought, quarterNow, value, low, high, changePercent, points } = indexed;
  return (
    <SectionCard id="index" title={texts.chart}>
      {points.length > 1 && <ValueChart points={points} />}
      <div className="grid gap-2">
        <h3 className="text-lg">{texts.workings}</h3>
        <p className="figure-tabular wrap-anywhere font-semibold">
          {texts.workingLine(
            formatCents(home.price),
            indexAt(quarterNow),
            indexAt(quarterBought),
            formatCents(value),
          )}
        </p>
        <p className="max-w-[64ch]">
          {texts.workingFrom(
            area.name,
            texts.quarter(quarterBought),
            texts.quarter(quarterNow),
            formatSignedPercent(changePercent),
          )}
        </p>
        {low !== null && high !== null && (
          <p className="max-w-[64ch]">{texts.band(formatCents(low), formatCents(high))}</p>
        )}
      </div>
      <div className="grid gap-2">
        <h3 className="text-lg">{texts.notKnownTitle}</h3>
        <ul className="grid max-w-[64ch] list-disc gap-1 pl-5">
          {notKnown.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <SourceNote {...texts.source} />
      </div>
    </SectionCard>
  );
}
