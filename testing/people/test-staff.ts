import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { createPerson } from '../app/create-person.ts';
import type { TestApp } from '../app/test-app.ts';
import { TestAuthenticator } from '../outside-world/test-authenticator.ts';
import { type TestBuyer, toBuyer } from './test-buyer.ts';

/** A staff member of this role, whose session counts as opened with a passkey, which is a second factor too. */
export async function createStaff(app: TestApp, role: StaffRole, name = 'Sam Staff'): Promise<TestBuyer> {
  return toBuyer(app, await createPerson(app.readParts(), { name, role }));
}

/** The same with a passkey that was added, and used to sign in. */
export async function createStaffWithPasskey(
  app: TestApp,
  role: StaffRole,
  name = 'Sam Staff',
): Promise<TestBuyer> {
  const staff = await createStaffWithoutSecondFactor(app, role, name);
  const passkey = new TestAuthenticator(app.origin);
  const question = await staff.call('POST', '/api/accounts/passkeys/adding', {});
  const added = await staff.call('POST', '/api/accounts/passkeys', {
    name: 'Key of the test',
    answer: passkey.create(question.body),
  });
  if (added.status >= 300) throw new Error(`the staff member could not add a passkey: ${added.status}`);
  const asked = await staff.call('GET', '/api/accounts/passkeys/sign-in');
  const { status } = await staff.call('POST', '/api/accounts/passkeys/sign-in', {
    answer: passkey.get(asked.body),
  });
  if (status !== 200) throw new Error(`the staff member could not sign in: ${status}`);
  return staff;
}

/** The same, signed in by the emailed link alone: the console does not open for them yet. */
export async function createStaffWithoutSecondFactor(
  app: TestApp,
  role: StaffRole,
  name = 'Sam Staff',
): Promise<TestBuyer> {
  return toBuyer(app, await createPerson(app.readParts(), { name, role, openedBy: 'mail' }));
}
