import { describe, expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { failureStatus, isFailureCode } from './errors.ts';

describe('the closed list of failures', () => {
  it.each(Object.entries(failureStatus))('%s has the HTTP status of a failure', (_, status) => {
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('knows its own codes and no others', () => {
    expect(isFailureCode('NOT_FOUND')).toBe(true);
    expect(isFailureCode('toString')).toBe(false);
    expect(isFailureCode(undefined)).toBe(false);
  });
});

describe('the contract', () => {
  const endpoints = Object.values(contract).flatMap((feature) => Object.entries(feature));
  it.each(endpoints)('%s says who may call it, its path and what it is for', (_, endpoint) => {
    const { meta, route } = endpoint['~orpc'];
    expect(['public', 'buyer', 'helper', 'staff']).toContain(meta.access);
    expect(route.path).toMatch(/^\/[a-z]/);
    expect(route.summary).toBeTruthy();
  });
});
