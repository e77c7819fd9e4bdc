import { contract } from '@porchlight/domain/contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { loadDescription, type ServedDescription } from '@porchlight/testing/fuzz/load-description.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { signInHelper } from '@porchlight/testing/people/test-people.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { describe, expect, it } from 'vitest';
import { listQueryNames } from './query-names.ts';

const endpoints = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]) => {
    const { route, meta } = endpoint['~orpc'];
    const { method = 'POST', path = '' } = route;
    return { label: `${feature}.${name}`, method, path, access: meta.access, declared: endpoint['~orpc'] };
  }),
);

describe('the query of every endpoint', () => {
  let app: TestApp;
  let described: ServedDescription;
  const callers = new Map<string | undefined, TestBuyer>();
  useSharedApp(async (shared) => {
    app = shared;
    callers.set('public', new TestBuyer(app));
    callers.set('buyer', await createBuyer(app));
    callers.set('staff', await createStaff(app, 'admin'));
    callers.set('helper', new TestBuyer(app));
    await signInHelper(app, await createBuyer(app), callers.get('helper') ?? new TestBuyer(app));
    described = await loadDescription(new TestBuyer(app));
  });

  it.each(endpoints)(
    '$label is refused with a name that is not declared, and says which',
    async (endpoint) => {
      const { method, path, access } = endpoint;
      const address = `/api${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;
      const body = method === 'GET' ? undefined : {};
      const reply = await callers.get(access)?.call(method, `${address}?serach=ada&serach%5B%5D=x`, body);
      expect([reply?.status, reply?.body.code]).toEqual([400, 'BAD_INPUT']);
      expect(reply?.body.message).toContain('“serach”');
      expect(Object.keys(reply?.body.fields ?? {})).toEqual(['serach']);
    },
  );

  it.each(endpoints)('$label takes the names that its description has', ({ method, path, declared }) => {
    const { parameters = [] } = described.paths[path]?.[method.toLowerCase()] ?? {};
    const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    expect([...listQueryNames(declared)].sort()).toEqual(names.sort());
  });

  it('is not checked before it is known who asks', async () => {
    const stranger = new TestBuyer(app);
    for (const path of ['/api/documents?serach=ada', '/api/staff/leads.csv?serach=ada']) {
      const reply = await stranger.call('GET', path);
      expect([reply.status, reply.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });
});
