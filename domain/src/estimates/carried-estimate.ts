import * as z from 'zod/mini';

const carriedEstimate = z.object({
  /** As printed: "$3,245", "$42,522", "6.5%". */
  monthly: z.string(),
  cash: z.string(),
  rate: z.string(),
  /** In the questions of the monthly payment calculator; empty where that cannot count the loan. */
  figures: z.record(z.string(), z.string()),
});

/** What an application's estimate came to, on its way to the final step, where it can be saved. */
export type CarriedEstimate = z.infer<typeof carriedEstimate>;

/** Reads what the browser kept as JSON; what an older release or another hand left there is as nothing. */
export function parseCarriedEstimate(json: string | null): CarriedEstimate | undefined {
  try {
    return carriedEstimate.safeParse(JSON.parse(json ?? '')).data;
  } catch {
    return undefined;
  }
}
