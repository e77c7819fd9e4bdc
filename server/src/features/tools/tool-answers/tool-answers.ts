import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { InputRefusal } from '@porchlight/domain/tools/input-refusal.ts';
import { Failure } from '../../../platform/base/failure.ts';
import {
  getNetworkName,
  type RateLimitRules,
  type RateLimits,
} from '../../../platform/http/limits/rate-limits.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';

export const toolLimits = {
  'tools-network': { maxTries: 600, minutes: 1 },
} as const satisfies RateLimitRules;

export type ToolsContext = { limits: RateLimits<keyof typeof toolLimits>; now(): Date };

/** Where the tables of figures come out: FHFA's, HUD's and the CFPB's days begin at midnight in Washington. */
export const TABLES_TIME_ZONE = 'America/New_York';

/** A long question takes long to answer: thousands of payments count as many tries. In characters of JSON. */
const COUNTED_AS_ONE = 8_192;

/**
 * Answers a tool's endpoint with its function: counts the question for the caller's network, says which day it is, and turns a question
 * without an answer into BAD_INPUT with a sentence for each field.
 */
export function createToolAnswers({ limits, now }: ToolsContext) {
  return <Input, Result>(compute: (input: Input, on: string) => Result | Promise<Result>) =>
    async ({ context, input }: { context: RequestContext; input: Input }): Promise<Result> => {
      const tries = Math.ceil(JSON.stringify(input).length / COUNTED_AS_ONE);
      await limits.consume('tools-network', getNetworkName(context.facts.address), tries);
      try {
        return await compute(input, getWallClock(now(), TABLES_TIME_ZONE).day);
      } catch (error) {
        if (error instanceof InputRefusal)
          throw new Failure('BAD_INPUT', { fields: error.fields, cause: error });
        throw error;
      }
    };
}
