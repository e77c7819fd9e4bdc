import { type ApiTokenScope, apiTokenScopeNames } from '@porchlight/domain/api-tokens/api-token-scopes.ts';
import { createThings, type Person } from './access-things.ts';
import { startTestApp } from './test-app.ts';
import { createBuyer, TestBuyer } from './test-buyer.ts';
import { createStaff, createStaffWithoutSecondFactor } from './test-staff.ts';

/** An app with everybody who may come to it, and what each of them has there. */
export type AccessCast = Awaited<ReturnType<typeof createAccessCast>>;

export async function createAccessCast() {
  const app = await startTestApp({ environment: { WEBHOOK_PRIVATE_TARGETS: 'allow' } });
  const people: Record<Person, TestBuyer> = {
    anonymous: new TestBuyer(app),
    'made-up session': new TestBuyer(app, '', 'porchlight.session_token=made-up.c2lnbmF0dXJl'),
    token: new TestBuyer(app),
    suspended: await createStaff(app, 'admin', 'Sue Spended'),
    'no second factor': await createStaffWithoutSecondFactor(app, 'admin'),
    reader: await createStaff(app, 'reader', 'Rhea Reader'),
    agent: await createStaff(app, 'agent', 'Abe Agent'),
    admin: await createStaff(app, 'admin', 'Ana Admin'),
    'other buyer': await createBuyer(app, 'Otto Other'),
    'beta buyer': await createBuyer(app, 'Bea Beta'),
    owner: await createBuyer(app, 'Ada Owner'),
  };
  await people['beta buyer'].call('POST', '/api/beta-access');
  await app.query(
    'update staff_members set suspended_at = now() from users where users.id = user_id and email = $1',
    [people.suspended.email],
  );
  const tokens = new Map<ApiTokenScope | undefined, string>();
  for (const left of [undefined, ...apiTokenScopeNames]) {
    const scopes = apiTokenScopeNames.filter((scope) => scope !== left);
    const made = await people.admin.call('POST', '/api/staff/tokens', { name: 'CRM', scopes, days: 30 });
    tokens.set(left, String(made.body.token));
  }
  return {
    app,
    people,
    /** The token that has every scope but this one. */
    tokenWithout: (scope: ApiTokenScope | undefined) => tokens.get(scope) ?? '',
    things: createThings(app, people),
  };
}
