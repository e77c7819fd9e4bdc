import * as z from 'zod/mini';
import { publicEndpoint } from '../kernel/endpoint.ts';

/** A week of Freddie Mac's Primary Mortgage Market Survey: averages of the United States, percent a year. */
const weeklyRate = z.object({
  /** The calendar day it came out. */
  week: z.string(),
  percent30: z.string(),
  /** Null where the file had no such column or no value. */
  percent15: z.nullable(z.string()),
});
export type WeeklyRate = z.infer<typeof weeklyRate>;

const newestWeek = z.extend(weeklyRate, {
  /** Where the rates come from, in words as of today. */
  source: z.string(),
});
export type NewestWeek = z.infer<typeof newestWeek>;

export const weeklyRatesContract = {
  newest: publicEndpoint()
    .route({
      method: 'GET',
      path: '/weekly-rates/newest',
      tags: ['Tools'],
      summary: 'Read the newest known week of Freddie Mac’s mortgage rates',
      description:
        'The week that the operator imported, or the one that this release came with where that is newer.',
    })
    .output(newestWeek),
};
