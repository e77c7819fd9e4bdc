import { failureStatus } from '@porchlight/domain/kernel/errors.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import {
  loadDescription,
  type ServedDescription,
  type ServedOperation,
} from '@porchlight/testing/fuzz/load-description.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** For each operation, with its share of schemas and answers: the description grows with the interface, and no faster. */
const MAX_BYTES = 1_580;

let app: TestApp;
let text: string;
let served: ServedDescription;
let resolved: ServedDescription;
beforeAll(async () => {
  app = await startTestApp({ environment: { BASE_URL: 'https://homes.example' } });
  const visitor = new TestVisitor(app);
  text = await (await visitor.send('GET', '/api/openapi.json')).text();
  served = JSON.parse(text);
  resolved = await loadDescription(visitor);
});
afterAll(() => app.close());

const listOperations = ({ paths, webhooks }: ServedDescription): [string, ServedOperation][] =>
  Object.entries({ ...paths, ...webhooks }).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, ServedOperation] => [
      `${method} ${path}`,
      operation,
    ]),
  );

describe('the description of the interface', () => {
  it(`has at most ${MAX_BYTES} bytes for each operation`, () => {
    expect(Buffer.byteLength(text) / listOperations(served).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('keeps the rules that Redocly recommends', async () => {
    // Refusals that every operation has in common are its default answer, which the rule does not count.
    const rules = { 'operation-4xx-response': 'off' } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: text, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  }, 240_000);

  it('says of every parameter what it is', () => {
    const silent = listOperations(resolved).flatMap(([name, { parameters = [] }]) =>
      parameters.filter(({ description }) => !description).map((each) => `${name}: ${each.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('says of every operation what it is refused with', () => {
    for (const [name, { responses }] of listOperations({ ...resolved, webhooks: {} }))
      expect(responses.default?.description, name).toContain('429 `RATE_LIMITED`');
    const { responses } = resolved.paths['/milestones/{slug}/tasks/{taskId}']?.put ?? {};
    expect(responses?.[403]?.description).toContain('`MILESTONE_LOCKED`');
  });

  it('has a name for a nested schema only where several refer to it', () => {
    const references = text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    const uses = Map.groupBy(references, ([, name]) => name);
    const content = new Set(
      [...text.matchAll(/"schema":\{"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
    );
    const once = [...uses].filter(([name, { length }]) => length === 1 && !content.has(name));
    expect(once).toEqual([]);
  });

  it('describes each failed answer once, for all operations that fail alike', () => {
    const repeated = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ responses }) =>
        Object.entries(responses)
          .filter(([status, answer]) => !status.startsWith('2') && !('$ref' in answer))
          .map(([status]) => `${path}: ${status}`),
      ),
    );
    expect(repeated).toEqual([]);
  });

  it('names ids, money, dates, lists of choices and what the product is about', () => {
    expect(Object.keys(served.components.schemas ?? {})).toEqual(
      expect.arrayContaining([
        ...['Id', 'Dollars', 'Percent', 'CalendarDate', 'Instant', 'Email', 'Phone', 'Failure'],
        ...['MilestoneSlug', 'LeadStatus', 'StaffRole', 'WebhookEventType'],
        ...['Account', 'DocumentList', 'LeadRow', 'HomeBuyerDetail', 'Journey', 'CashToCloseResult'],
      ]),
    );
    expect(served.components.schemas?.Dollars?.description).toContain('Dollars as a decimal string');
    const { code } = (served.components.schemas?.Failure?.properties ?? {}) as Record<
      string,
      { enum: string[] }
    >;
    expect(code?.enum).toEqual(Object.keys(failureStatus));
  });

  it('says what a docstring of the contract says of a member', () => {
    const { properties } = served.components.schemas?.WebhookDelivery ?? {};
    const { messageId } = properties as Record<string, { description?: string }>;
    expect(messageId?.description).toContain('the same however often it is sent');
  });

  it('names the cookie that browsers hold', () => {
    expect(served.components.securitySchemes?.session?.name).toBe('__Host-porchlight.session_token');
  });

  it('takes a file as the whole body', () => {
    const wrapped = Object.values(resolved.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody }) =>
        Object.values(requestBody?.content ?? {}).filter(({ schema }) =>
          JSON.stringify(schema?.properties ?? {}).includes('contentMediaType'),
        ),
      ),
    );
    expect(wrapped).toEqual([]);
  });

  it('says of what is an extended schema which one it extends', () => {
    expect(served.components.schemas?.HomeBuyerDetail?.allOf).toEqual([
      { $ref: '#/components/schemas/HomeBuyerRow' },
    ]);
  });

  it('takes a parameter of the query as its plain value', () => {
    const styled = listOperations(resolved).filter(([, { parameters = [] }]) =>
      parameters.some((parameter) => 'style' in parameter),
    );
    expect(styled).toEqual([]);
  });
});
