import { describe, expect, it } from 'vitest';
import { findFear } from '../fears.ts';
import { findSafetyKinds } from '../safety.ts';
import { mendSpelling } from './spelling.ts';

describe('spelling', () => {
  it.each([
    ['got layed off', 'got laid off'],
    ['we were denyed', 'we were denied'],
    ['r we declned', 'r we declined'],
    ['morgage help pls', 'mortgage help please'],
    ['what is a preaproval', 'what is a preapproval'],
    ['u said ur rate', 'you said your rate'],
    ['idk what to do b4 my appt tmrw', 'i dont know what to do before my appointment tomorrow'],
    ['rates 2day', 'rates today'],
    ['my downpayment or downpaymnt', 'my down payment or down payment'],
    ['house w/ a pool, w/o a yard', 'house with  a pool, without a yard'],
    ['w/fha', 'with fha'],
    ['facing forclosure', 'facing foreclosure'],
    ['wire instuctions chnaged', 'wire instructions changed'],
    ['can i aford it', 'can i afford it'],
    ['refinnance at 6.5%', 'refinance at 6.5%'],
    ['$85,000 b4 tax', '$85,000 before tax'],
  ])('of %j is mended to %j', (question, mended) => {
    expect(mendSpelling(question)).toBe(mended);
  });

  it.each([
    'contact the contractor about choosing a contract',
    'they charged me and shared my scored report',
    'a dented door and clothing',
    'can’t decline, won’t approve',
    'the routine is a constant in this context',
    'is it ok',
    '401k, 2 bed, $350k at 6.5',
    'feard',
    'the U.S. average',
    'x'.repeat(5_000),
    '',
  ])('of %j stays', (question) => {
    expect(mendSpelling(question)).toBe(question);
  });

  it.each([
    ['got layed off b4 closing', 'job-lost'],
    ['we got denyed', 'denied'],
    ['im scarred of the price', undefined],
    ['i am terified of buying a house', 'mistake'],
    ['getting divorsed and we own a house', 'divorce'],
  ])('is forgiven in a fear: %j is %s', (question, kind) => {
    expect(findFear(question)).toBe(kind);
  });

  it.each([
    ['the wire instuctions chnaged', ['wire-fraud']],
    ['cant make my morgage paymnt', ['foreclosure']],
    ['i got scamed', []],
    ['got scammmed', ['wire-fraud']],
    ['contact the bank', []],
  ])('is forgiven in a danger: %j is %j', (question, kinds) => {
    expect(findSafetyKinds(question)).toEqual(kinds);
  });
});
