import { failureStatus } from '@porchlight/domain/kernel/errors.ts';
import { describe, expect, it } from 'vitest';
import { codeSentences, statusSentences } from './en/failures/codes.ts';
import { failureTexts } from './en/failures/failure-texts.ts';
import { formatFailure, formatFailureCode } from './failure-sentences.ts';

const written = Object.entries({ ...codeSentences, ...failureTexts }).filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string',
);

describe('the sentences about failures', () => {
  it.each(written)('%s is a whole sentence for the reader', (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z].*[.`]$/);
    expect(sentence).not.toContain('!');
  });

  it('say what a bare status says, one for each status that there is', () => {
    const statuses = Object.keys(statusSentences).map(
      (code) => failureStatus[code as keyof typeof statusSentences],
    );
    expect(statuses.toSorted()).toEqual([...new Set(Object.values(failureStatus))].toSorted());
  });

  it('hold what they are about', () => {
    expect(formatFailure('en', { reason: 'platform.wait', params: { minutes: 1 } })).toContain(
      'wait 1 minute and',
    );
    expect(formatFailure('en', { reason: 'documents.claimed', params: { by: undefined } })).toMatch(
      /^Someone else/,
    );
  });

  it('are accented in the pseudo-locale', () => {
    expect(formatFailureCode('xx', 'FILE_EMPTY')).toBe(
      '[T\u0068\u00e1t f\u00edl\u00e9 \u00eds \u00e9mpty. N\u00f3th\u00edng w\u00e1s st\u00f3r\u00e9d.]',
    );
  });
});
