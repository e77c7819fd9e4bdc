import { test as base } from '@playwright/test';
import { type Buyer, createBuyerAccount } from '../harness/accounts.ts';
import { expect, PASSWORD } from '../harness/fixtures.ts';
import { startFirefox } from './firefox.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export { expect };

type Fixtures = {
  /** In the browser that the run is for; an error that a page reports fails the test. */
  visitor: Visitor;
  /** Who the visitor is signed in as; `request` is signed in as well. */
  buyer: Buyer;
};

export const test = base.extend<Fixtures>({
  visitor: async ({ baseURL }, use, testInfo) => {
    const { engine: name, program } = testInfo.project.metadata as { engine: string; program: string };
    const engine = await (name === 'firefox' ? startFirefox : startWebKit)(program);
    const visitor = createVisitor(engine, baseURL ?? '');
    try {
      await use(visitor);
      if (testInfo.error) throw new Error(`The page at the end:\n${await visitor.describe()}`);
      expect(await visitor.listErrors()).toEqual([]);
    } finally {
      await engine.close();
    }
  },
  buyer: async ({ visitor, request }, use) => {
    const buyer = await createBuyerAccount();
    await request.post('/api/accounts/sign-in', { data: { email: buyer.email, password: PASSWORD } });
    await visitor.carry(buyer.cookies);
    await use(buyer);
  },
});
