import { createHash } from 'node:crypto';
import {
  type housePriceFigures,
  housePriceFiguresInput,
  housePricesContract,
} from '@porchlight/domain/data-sources/house-prices.contract.ts';
import { Failure } from '../../../platform/base/failure.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { bothMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import {
  getQuery,
  type StreamRequest,
  type StreamRoute,
} from '../../../platform/http/routing/stream-routes.ts';
import { findHousePriceAge, findHousePrices, listHousePriceAreas } from './house-prices.service.ts';
import { housePriceAreas } from './house-prices.table.ts';

/** FHFA's house price index, which has no owner; a release ships it, and the operator imports newer ones. */
export const housePricesFeature = defineFeature({
  name: 'house-prices',
  tables: [
    {
      table: housePriceAreas,
      grants: bothMay(READ),
      leftOut: 'an index of house prices, which belongs to nobody',
    },
  ],
  routes: ({ database }: { database: DatabaseConnection }) => ({
    housePrices: createHousePriceRoutes(database),
  }),
  streams: ({ database }: { database: DatabaseConnection }, headers) =>
    createHousePriceStreams(database, headers),
});

function createHousePriceRoutes({ db }: DatabaseConnection) {
  return {
    areas: endpoints.housePrices.areas.handler(async ({ input }) => {
      const age = await findHousePriceAge(db);
      return {
        imported: age && { ...age, importedAt: age.importedAt.toISOString() },
        areas: input.state === undefined ? [] : await listHousePriceAreas(db, input.state.toUpperCase()),
      };
    }),
  };
}

/** Kept by the browser, which asks each time whether it is still so: an area changes once a quarter. */
function createHousePriceStreams({ db }: DatabaseConnection, headers: HeaderSets): StreamRoute[] {
  const handle = async (request: StreamRequest) => {
    const { code } = getQuery(housePriceFiguresInput, request);
    const area = await findHousePrices(db, code);
    if (area === undefined) throw new Failure('NOT_FOUND');
    const { figures, importedAt, ...about } = area;
    const text = JSON.stringify({
      ...about,
      importedAt: importedAt.toISOString(),
      figures: figures.map(([quarter, index, error]) => ({ quarter, index, error })),
    } satisfies ReturnType<typeof housePriceFigures.parse>);
    answer(request, text);
  };
  return [{ endpoint: housePricesContract.figures, headers: headers.api, handle }];
}

function answer({ incoming, outgoing, headers }: StreamRequest, text: string): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const tagged = {
    ...headers,
    etag,
    'cache-control': 'public, no-cache',
    'content-type': 'application/json',
  };
  // RFC 9110 13.1.2, compared weakly: a proxy that compresses marks the tag so.
  const known = (incoming.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) {
    outgoing.writeHead(304, tagged).end();
    return;
  }
  outgoing.writeHead(200, { ...tagged, 'content-length': Buffer.byteLength(text) });
  outgoing.end(incoming.method === 'HEAD' ? undefined : text);
}
