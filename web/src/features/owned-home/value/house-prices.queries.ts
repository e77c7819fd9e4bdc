import type { HousePriceAreas } from '@porchlight/domain/data-sources/house-prices.contract.ts';
import type { Content } from '@porchlight/domain/owned-home/home-record.ts';
import { findHomeArea } from '@porchlight/domain/owned-home/home-value/index-areas.ts';
import type { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';

export type PriceArea = HousePriceAreas['areas'][number];

/** The index comes out once a quarter. */
const HELD_MS = 60 * 60 * 1000;

/** The index of the area that the home goes by. */
export function useHousePrices(home: Content<typeof homeKind> | undefined) {
  const listed = useQuery(
    pageApi.housePrices.areas.queryOptions({
      input: { state: home?.state ?? 'OH' },
      enabled: home !== undefined,
      staleTime: HELD_MS,
    }),
  );
  const areas: readonly PriceArea[] = listed.data?.areas ?? [];
  const area = home && findHomeArea(home, areas);
  const read = useQuery(
    pageApi.housePrices.figures.queryOptions({
      input: { code: area?.code ?? '' },
      enabled: area !== undefined,
      staleTime: HELD_MS,
    }),
  );
  return {
    isWaiting: listed.isPending || (area !== undefined && read.isPending),
    isError: listed.isError || read.isError,
    isHeld: areas.length > 0,
    areas,
    area,
    figures: area === undefined ? undefined : read.data?.figures,
  };
}
