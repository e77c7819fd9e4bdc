import * as z from 'zod/mini';
import { publicEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { indexLevels } from '../owned-home/home-value/index-areas.ts';
import { stateField } from '../tools/tool-fields.ts';

const area = {
  level: z.enum(indexLevels),
  /** Five digits of a metro, or a state's two letters. */
  code: z.string(),
  name: z.string(),
  /** "2025Q3". */
  newest: z.string(),
  /** False where the last file imported no longer has the area. */
  isCurrent: z.boolean(),
  /** Its code in that file, where a metro got another. */
  followedBy: z.nullable(z.string()),
};

/** The areas of a state whose index was imported here, and how far it reaches; none without a state. */
const housePriceAreas = z.object({
  /** The newest quarters; null where no index was imported. */
  imported: z.nullable(
    z.object({ state: z.nullable(z.string()), metro: z.nullable(z.string()), importedAt: instantField }),
  ),
  /** The state first, then its metros by name. */
  areas: z.array(z.object(area)),
});
export type HousePriceAreas = z.infer<typeof housePriceAreas>;

/** An area's index by quarter. */
export const housePriceFigures = z.object({
  ...area,
  importedAt: instantField,
  /** Earliest first; index and standard error as FHFA prints them. */
  figures: z.array(z.object({ quarter: z.string(), index: z.string(), error: z.nullable(z.string()) })),
});

export const housePriceFiguresInput = z.object({
  /** Five digits of a metro, or a state's two letters. */
  code: z.string().check(z.regex(/^(\d{5}|[A-Z]{2})$/)),
});

const housePriceAreasInput = z.object({
  /** A state by its two letters. */
  state: z.optional(stateField),
});

const tags = ['Tools'];

export const housePricesContract = {
  areas: publicEndpoint()
    .route({
      method: 'GET',
      path: '/house-prices',
      tags,
      summary: 'Areas of FHFA’s house price index in a state',
    })
    .input(housePriceAreasInput)
    .output(housePriceAreas),
  figures: publicEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/house-prices/figures',
      tags,
      summary: 'FHFA’s house price index of an area by quarter',
      description: 'All transactions, not seasonally adjusted. Comes with an `ETag`.',
    })
    .meta({ stream: true })
    .input(housePriceFiguresInput)
    .output(housePriceFigures),
};
