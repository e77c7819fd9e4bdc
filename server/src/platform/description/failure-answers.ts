import { codeSentences } from '@porchlight/content/en/failures/codes.ts';
import { type FailureCode, failureStatus } from '@porchlight/domain/kernel/errors.ts';
import type { DescribedAnswer } from './description.ts';

/** What a refused request is answered with. */
export const failureSchema = {
  type: 'object',
  description: 'What a refused request is answered with.',
  properties: {
    code: {
      enum: Object.keys(failureStatus),
      type: 'string',
      description: 'What went wrong, from a closed list.',
    },
    message: {
      type: 'string',
      description: 'For the reader: what happened, what is safe, and what to do.',
    },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each input that needs another look, by its name.',
    },
  },
  required: ['code', 'message'],
};

/** What an operation can fail with beyond its own codes: one answer that every operation refers to as its default. */
const COMMON_CODES: readonly FailureCode[] = [
  ...(['BAD_INPUT', 'NOT_SIGNED_IN', 'SECOND_FACTOR_NEEDED', 'NOT_ALLOWED', 'ACCOUNT_NEEDED'] as const),
  ...(['CROSS_SITE', 'KEY_IN_USE', 'KEY_REUSED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const),
];

const DEFAULT_ANSWER = 'Failed';

/** The answers of endpoints that fail alike, each described once in `components.responses`. */
export class FailureAnswers {
  readonly responses: Record<string, DescribedAnswer> = {
    [DEFAULT_ANSWER]: {
      ...formatAnswer(
        COMMON_CODES,
        COMMON_CODES.map((code) => `${failureStatus[code]} ${describe(code)}`),
      ),
      headers: Object.fromEntries(
        Object.keys(failureHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      ),
    },
  };

  /** References by status where an endpoint has codes of its own, and for everything else one by default. */
  refer(codes: readonly FailureCode[]): Record<string, DescribedAnswer> {
    const byStatus = Map.groupBy(new Set(codes), (code) => failureStatus[code]);
    const own = [...byStatus].filter(([, same]) => same.some((code) => !COMMON_CODES.includes(code)));
    return {
      ...Object.fromEntries(own.map(([status, same]) => [status, this.referTo(same)])),
      default: referTo(DEFAULT_ANSWER),
    };
  }

  private referTo(codes: FailureCode[]): DescribedAnswer {
    const name = codes.map(formatName).sort().join('Or');
    this.responses[name] ??= formatAnswer(codes, codes.map(describe));
    return referTo(name);
  }
}

function formatAnswer(codes: readonly FailureCode[], words: string[]): DescribedAnswer {
  return {
    description: words.join('\n\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Failure' }],
          properties: { code: { enum: codes } },
        },
      },
    },
  };
}

function referTo(name: string): DescribedAnswer {
  return { $ref: `#/components/responses/${name}` } as DescribedAnswer;
}

function describe(code: FailureCode): string {
  return `\`${code}\`: ${codeSentences[code]}`;
}

/** `NOT_SIGNED_IN` is `NotSignedIn`. */
function formatName(code: FailureCode): string {
  return code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export const failureHeaders = {
  'Retry-After': {
    description: 'Seconds after which it may be asked again.',
    schema: { type: 'integer', minimum: 1 },
  },
  RateLimit: {
    description:
      'What is left (draft-ietf-httpapi-ratelimit-headers-10): `"api-token";r=0;t=12` are no requests for 12 seconds. On every answer to an API token.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'The limit itself: `"api-token";q=600;w=60` are 600 requests in 60 seconds.',
    schema: { type: 'string' },
  },
};
