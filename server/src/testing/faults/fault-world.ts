import pg from 'pg';
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import { createBuyer, type TestBuyer } from '../test-buyer.ts';
import { giveConsent } from '../test-signer.ts';
import { createStaff } from '../test-staff.ts';
import { TestVisitor } from '../test-visitor.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { breakDisk } from './disk-faults.ts';
import { createFaults, type Faults } from './faults.ts';

/** A server between which and the world something can break, and people who use it. */
export type FaultWorld = {
  app: TestApp;
  faults: Faults;
  /** On one connection of its own, past what can break. */
  query: TestApp['query'];
  visitor: TestVisitor;
  /** With a journey, beta access and consent to sign. */
  buyer: TestBuyer;
  admin: TestBuyer;
  close(): Promise<void>;
};

export async function startFaultWorld(options: TestAppOptions = {}): Promise<FaultWorld> {
  const faults = createFaults();
  const proxy = await startDatabaseProxy(faults);
  const app = await startTestApp({
    ...options,
    environment: { WEBHOOK_PRIVATE_TARGETS: 'allow', ...options.environment },
    limitFactor: 100_000,
    leadToDatabase: proxy.lead,
  });
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const query: TestApp['query'] = async (text, values) => (await client.query(text, values)).rows;
  const mend = breakDisk(app.dataDir, faults);
  const buyer = await createBuyer(app);
  await buyer.call('POST', '/api/beta-access');
  await giveConsent(buyer);
  return {
    app,
    faults,
    query,
    visitor: new TestVisitor(app),
    buyer,
    admin: await createStaff(app, 'admin'),
    async close() {
      mend();
      await client.end();
      await app.close();
      await proxy.close();
    },
  };
}
