import { codeSentences } from '@porchlight/content/en/failures/codes.ts';
import { type FailureCode, failureStatus } from '@porchlight/domain/kernel/errors.ts';
import type { Answer } from './description.ts';

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

/** The answers of endpoints that fail alike, each described once in `components.responses`. */
export class FailureAnswers {
  readonly responses: Record<string, Answer> = {};

  /** References by status for the codes that an endpoint can fail with. */
  refer(codes: readonly FailureCode[]): Record<string, Answer> {
    const byStatus = Map.groupBy(new Set(codes), (code) =>
      EVERYWHERE.includes(code) ? '5XX' : String(failureStatus[code]),
    );
    return Object.fromEntries([...byStatus].map(([status, same]) => [status, this.referTo(status, same)]));
  }

  private referTo(status: string, codes: FailureCode[]): Answer {
    const name = nameAnswer(codes);
    this.responses[name] ??= {
      description: codes.map((code) => describe(code, status)).join('\n\n'),
      ...(HEADERS[status] ? { headers: HEADERS[status] } : {}),
      content: {
        'application/json': {
          schema: {
            allOf: [{ $ref: '#/components/schemas/Failure' }],
            properties: { code: { enum: codes } },
          },
        },
      },
    };
    return { $ref: `#/components/responses/${name}` } as Answer;
  }
}

/** What every endpoint can fail with on our side. */
const EVERYWHERE: FailureCode[] = ['INTERNAL', 'UNAVAILABLE'];

function describe(code: FailureCode, status: string): string {
  const own = status === '5XX' ? `${failureStatus[code]} ` : '';
  return `${own}\`${code}\`: ${codeSentences[code]}`;
}

/** By its codes; what each endpoint of the console and what every endpoint can fail with have a short name. */
function nameAnswer(codes: readonly FailureCode[]): string {
  if (codes.some((code) => EVERYWHERE.includes(code))) return 'Failed';
  const isOfStaff = STAFF_ALONE.every((code) => codes.includes(code));
  const others = isOfStaff ? codes.filter((code) => !STAFF_ALONE.includes(code)) : codes;
  return [...others.map(writeName), ...(isOfStaff ? ['NotStaff'] : [])].sort().join('Or');
}

const STAFF_ALONE: readonly FailureCode[] = ['NOT_ALLOWED', 'SECOND_FACTOR_NEEDED'];

/** `NOT_SIGNED_IN` is `NotSignedIn`. */
function writeName(code: FailureCode): string {
  return code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What stands beside the body, by status. */
const refer = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const HEADERS: Record<string, object> = {
  429: refer('Retry-After', 'RateLimit', 'RateLimit-Policy'),
  '5XX': refer('Retry-After'),
};

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
