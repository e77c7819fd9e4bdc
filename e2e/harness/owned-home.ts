import { expect, type Page } from './fixtures.ts';

/** The home as its owner enters it; the forms of the first page have a journey of their own. */
export async function enterHome(page: Page, boughtOn: string) {
  const content = {
    ...{ address: '12 Elm Street, Tampa, FL 33602', state: 'FL', county: 'Hillsborough', boughtOn },
    ...{ price: 40_000_000, isPrincipalResidence: true, metro: null },
  };
  const records = [{ id: '00000000-0000-4000-8000-0000000000a1', kind: 'home', content }];
  const saved = await page.request.put('/api/owned-home/records', { data: { records } });
  expect(saved.ok(), await saved.text()).toBe(true);
}
