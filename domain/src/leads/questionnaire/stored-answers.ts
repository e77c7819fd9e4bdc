import * as z from 'zod/mini';
import { type Answers, emptyAnswers, occupancies, propertyTypes, timelines } from './questionnaire.ts';

const text = z.catch(z.string(), '');

/** Whatever an older version or another hand left in the browser's storage reads as not answered. */
const idempotencyKeys = z.object({
  timeline: z.catch(z.optional(z.enum(timelines)), undefined),
  propertyType: z.catch(z.optional(z.enum(propertyTypes)), undefined),
  occupancy: z.catch(z.optional(z.enum(occupancies)), undefined),
  purchasePrice: text,
  downPayment: text,
  name: text,
  email: text,
  phone: text,
});

/** Reads answers that the browser kept as JSON; empty ones where there is nothing to read. */
export function parseKeptAnswers(json: string | null): Answers {
  const result = idempotencyKeys.safeParse(parse(json));
  return result.success ? { ...emptyAnswers, ...result.data } : emptyAnswers;
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}
