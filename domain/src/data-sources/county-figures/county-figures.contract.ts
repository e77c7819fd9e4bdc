import * as z from 'zod/mini';
import { publicEndpoint } from '../../kernel/endpoint.ts';
import { stateField } from '../../tools/tool-fields.ts';

const wholeDollars = z.int();

/** A county, or a town of New England, of HUD's list of income limits; whole dollars a year, limits by people in the household, one to eight. */
const incomeArea = z.object({
  /** Ten digits: the county's five, and five of the town or 99999. */
  area: z.string(),
  county: z.string(),
  town: z.nullable(z.string()),
  /** The metropolitan area or county whose median it is. */
  hudArea: z.string(),
  /** The area's median family income. */
  median: wholeDollars,
  limits50: z.array(wholeDollars),
  limits80: z.array(wholeDollars),
});

/** FHA's limits of a county by units, one to four; whole dollars. */
const fhaCounty = z.object({ fips: z.string(), county: z.string(), limits: z.array(wholeDollars) });

/** What the official lists that were imported here say of a state, by county; null where none of it is held. */
const countyFiguresResult = z.object({
  state: z.string(),
  /** The newest fiscal year of HUD's income limits. */
  income: z.nullable(z.object({ year: z.int(), areas: z.array(incomeArea) })),
  /** HUD's FHA limits of today's year. */
  fha: z.nullable(z.object({ year: z.int(), counties: z.array(fhaCounty) })),
});

const countyFiguresInput = z.object({
  /** A state or territory by its two letters. */
  state: stateField,
});

export const countyFiguresContract = {
  list: publicEndpoint()
    .route({
      method: 'GET',
      path: '/county-figures',
      tags: ['Tools'],
      summary: 'Median incomes and FHA limits by county of a state',
      description:
        'From the lists of HUD that the operator imported. Nothing about a buyer is sent: whoever asks looks up the county and holds an income against it themselves.',
    })
    .input(countyFiguresInput)
    .output(countyFiguresResult),
};
