import { type ApiTokenScope, apiTokenScopeNames } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { startTestApp } from '../app/test-app.ts';
import { createBuyer, TestBuyer } from '../people/test-buyer.ts';
import { createGuestBuyer } from '../people/test-guest.ts';
import { getPersonName, joinPurchase, signInHelper } from '../people/test-people.ts';
import { createStaff, createStaffWithoutSecondFactor } from '../people/test-staff.ts';
import { createThings, type Person } from './access-things.ts';

/** An app with everyone who may use it, and what each of them has there. */
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
    processor: await createStaff(app, 'processor', 'Pru Processor'),
    marketing: await createStaff(app, 'marketing', 'Mark Marketing'),
    admin: await createStaff(app, 'admin', 'Ana Admin'),
    'token with scope': new TestBuyer(app),
    guest: await createGuestBuyer(app),
    'other buyer': await createBuyer(app, 'Otto Other'),
    'co-buyer': await createBuyer(app, 'Cleo Couple'),
    'helper without grants': new TestBuyer(app),
    helper: new TestBuyer(app),
    'beta buyer': await createBuyer(app, 'Bea Beta'),
    owner: await createBuyer(app, 'Ada Owner'),
  };
  await joinPurchase(app, people.owner, people['co-buyer']);
  await signInHelper(app, people.owner, people.helper, [
    ...(['documents', 'figures', 'homes', 'owned-home', 'messages'] as const),
  ]);
  await signInHelper(app, people.owner, people['helper without grants']);
  const withdrawn = await app.query(
    `update purchase_grants set withdrawn_at = now() from purchase_people person
     where person.id = person_id and person.name = $1 returning person_id`,
    [getPersonName(people['helper without grants'].email)],
  );
  if (withdrawn.length === 0) throw new Error('nothing was granted that could be withdrawn');
  await people['beta buyer'].call('POST', '/api/beta-access');
  await app.query(
    'update staff_members set suspended_at = now() from users where users.id = user_id and email = $1',
    [people.suspended.email],
  );
  const makeToken = async (scopes: readonly ApiTokenScope[]) => {
    const made = await people.admin.call('POST', '/api/staff/tokens', { name: 'CRM', scopes, days: 30 });
    return String(made.body.token);
  };
  const without = new Map<ApiTokenScope | undefined, string>([
    [undefined, await makeToken(apiTokenScopeNames)],
  ]);
  const withAlone = new Map<ApiTokenScope, string>();
  for (const scope of apiTokenScopeNames) {
    without.set(scope, await makeToken(apiTokenScopeNames.filter((other) => other !== scope)));
    withAlone.set(scope, await makeToken([scope]));
  }
  return {
    app,
    people,
    /** The token that has every scope but this one. */
    tokenWithout: (scope: ApiTokenScope | undefined) => without.get(scope) ?? '',
    /** The token that has this scope and no other. */
    tokenWith: (scope: ApiTokenScope) => withAlone.get(scope) ?? '',
    /** Puts another guest in the place of one who has ended their visit. */
    async renewGuest() {
      people.guest = await createGuestBuyer(app);
    },
    things: createThings(app, people),
  };
}
