import { listScreens, listWaitingScreens } from '../../web/src/pages/page-list.ts';
import { createStaffAccount } from '../harness/accounts.ts';

import { expect, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** A page that is still as it was built reports no error of its program. */
const waiting = new Set(listWaitingScreens());

/** Every screen once, in one window: it draws, is hydrated, and reports no error. */
test.describe.configure({ timeout: 600_000 });

test('every public screen', async ({ visitor }) => {
  await openAll(visitor, listScreens('public', 'public-data', 'login'));
});

test('every screen of a buyer', async ({ visitor, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await openAll(visitor, listScreens('portal', 'signed-in'));
});

test('every screen of the console', async ({ visitor }) => {
  await visitor.carry((await createStaffAccount(undefined, 'admin')).cookies);
  await openAll(visitor, listScreens('staff'));
});

async function openAll(visitor: Visitor, screens: readonly string[]): Promise<void> {
  expect(screens.length).toBeGreaterThan(0);
  const failures: string[] = [];
  for (const screen of screens) {
    const before = (await visitor.listErrors()).length;
    try {
      await visitor.open(screen);
      if (waiting.has(screen)) await visitor.wake();
    } catch (error) {
      failures.push(`${screen}: ${error}`);
    }
    failures.push(...(await visitor.listTallChoices()).map((choice) => `${screen}: ${choice}`));
    const errors = (await visitor.listErrors()).slice(before);
    failures.push(...errors.map((error) => `${screen}: ${error}`));
  }
  expect(failures).toEqual([]);
}
