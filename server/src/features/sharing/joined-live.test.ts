import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { followEvents } from '@porchlight/testing/people/follow-events.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

/** What the open page of a buyer is notified to read again, from now until after `change`. */
async function hear(buyer: TestBuyer, change: () => Promise<unknown>): Promise<Set<string>> {
  const events = await followEvents(buyer);
  await events.next();
  await change();
  // Whatever was announced before this has come by then.
  await buyer.call('POST', '/api/documents?name=a.pdf', new TextEncoder().encode('%PDF-1.7\n'));
  const heard = new Set<string>();
  for (let event = await events.next(); event !== 'changed documents'; event = await events.next())
    heard.add(event?.replace('changed ', '') ?? 'the end');
  await events.stop();
  return heard;
}

it('the open pages of both are notified to read all of the purchase again, when one joins and when one leaves', async () => {
  const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
  const ofPurchase = ['people', 'milestones', 'dates', 'plan', 'homes'];
  const changes = [
    () => joinPurchase(app, jordan, priya),
    () => priya.call('POST', '/api/purchase/leave', {}),
  ];
  for (const change of changes) {
    let heardByJordan: Promise<Set<string>> | undefined;
    const heardByPriya = await hear(priya, async () => {
      heardByJordan = hear(jordan, change);
      await heardByJordan;
    });
    expect([...heardByPriya]).toEqual(expect.arrayContaining(ofPurchase));
    expect([...((await heardByJordan) ?? [])]).toEqual(expect.arrayContaining(ofPurchase));
  }
});
