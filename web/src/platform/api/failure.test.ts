import { codeSentences } from '@porchlight/content/en/failures/codes.ts';
import { describe, expect, test } from 'vitest';
import { describeStatus, FailedCall, parseFailure, parseFailureBody } from './failure.ts';

describe('a failed answer', () => {
  test('keeps its code, its sentence and its sentences about fields', () => {
    const body = {
      code: 'PASSWORD_NOT_ACCEPTED',
      message: 'Choose another.',
      fields: { password: 'Too common.' },
    };
    expect(parseFailureBody(body)).toEqual(body);
  });

  test('without a sentence gets the one of its code', () => {
    expect(parseFailureBody({ code: 'NOT_FOUND' })?.message).toBe(codeSentences.NOT_FOUND);
  });

  test.each([
    ['a page of a proxy'],
    [null],
    [{}],
    [{ code: 'toString' }],
    [{ code: 'TEAPOT', message: 'x' }],
  ])('that is not one of ours is not read as one: %j', (body) => {
    expect(parseFailureBody(body)).toBeUndefined();
  });

  test.each([
    [404, 'NOT_FOUND'],
    [413, 'FILE_TOO_LARGE'],
    [502, 'UNAVAILABLE'],
    [504, 'UNAVAILABLE'],
    [418, 'INTERNAL'],
  ])('with a bare status %i becomes %s', (status, code) => {
    expect(describeStatus(status).code).toBe(code);
  });
});

test('a call that no server answered says that nothing typed is lost', () => {
  expect(parseFailure(new TypeError('Failed to fetch'))).toMatchObject({
    code: 'OFFLINE',
    message: expect.stringContaining('Nothing you typed is lost'),
  });
});

test('a refused call has the sentence of the refusal', () => {
  const error = new FailedCall({ code: 'LINK_EXPIRED', message: 'Too late.' });
  expect(parseFailure(error)).toEqual({ code: 'LINK_EXPIRED', message: 'Too late.', fields: {} });
});
