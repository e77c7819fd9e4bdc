import * as texts from '@porchlight/content/en/owned-home-value.ts';
import { findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { findHomeValue } from '@porchlight/domain/owned-home/value/home-value.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { AreaCard } from './area-card.tsx';
import { useHousePrices } from './house-prices.queries.ts';
import { IndexWorkings } from './index-workings.tsx';
import { LinesCard } from './lines-card.tsx';
import { OwnFigures } from './own-figures.tsx';
import { RefinanceCard } from './refinance-card.tsx';
import { ValueAnswer } from './value-answer.tsx';

/** The part Value: the answer both ways, how it comes about, the owner's own figures, and what is watched. */
export default function ValuePart({ records, today }: HomePartProps) {
  const home = findRecord(homeKind, records)?.content;
  const prices = useHousePrices(home);
  if (home === undefined) return null;
  if (prices.isWaiting) return <Skeleton className="h-96" />;
  const { area, figures } = prices;
  const value = findHomeValue(records, figures);
  const indexed = value.indexed === undefined || 'refused' in value.indexed ? undefined : value.indexed;
  return (
    <>
      <ValueAnswer value={value} areaName={area?.name ?? ''} records={records} today={today} />
      <IndexNotice prices={prices} refused={value.indexed} />
      {indexed !== undefined && area !== undefined && (
        <IndexWorkings home={home} area={area} figures={figures ?? []} indexed={indexed} />
      )}
      <RefinanceCard records={records} today={today} />
      <LinesCard records={records} figures={figures} today={today} />
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
