import * as texts from '@porchlight/content/en/owned-home-value.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { formatSignedPercent } from '@porchlight/domain/kernel/percents.ts';
import { notKnown } from '@porchlight/domain/owned-home/home-value/en/home-value.ts';
import type { HomeIndexFigures } from '@porchlight/domain/owned-home/value/indexed-home.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { PriceArea } from './house-prices.queries.ts';
import { ValueChart } from './value-chart.tsx';

type Figures = readonly { quarter: string; index: string }[];

/** The value by the index: its course since the purchase, how it is worked out, and what it cannot know. */
export function IndexWorkings({
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
