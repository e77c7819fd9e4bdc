import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

const HOUR_MS = 3_600_000;

/** A home of the signed-in buyer whose offer was accepted an hour ago, with one term of ten days. */
export async function createContract(signedIn: APIRequestContext): Promise<{ id: string; address: string }> {
  const [id, offer] = [randomUUID(), randomUUID()];
  const address = '7 Oak Lane, Dublin, OH';
  const before = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
  const nothing = Object.fromEntries(
    [
      ...['propertyTaxYearly', 'homeInsuranceYearly', 'duesMonthly', 'propertyType', 'bedrooms'],
      ...['bathrooms', 'squareFeet', 'yearBuilt', 'link'],
    ].map((field) => [field, null]),
  );
  const home = { address, state: 'OH', timeZone: 'America/New_York', price: 38_500_000, stage: 'seen' };
  await put(signedIn, `/api/homes/${id}`, { ...nothing, ...home });
  await put(signedIn, `/api/homes/${id}/offers/${offer}`, {
    ...{ kind: 'offer', by: 'buyer', at: before(2), answers: null },
    terms: { priceCents: 38_000_000, contingencies: [{ kind: 'inspection', days: 10 }] },
  });
  await put(signedIn, `/api/homes/${id}/offers/${randomUUID()}`, {
    ...{ kind: 'acceptance', by: 'seller', at: before(1), answers: offer, terms: null },
  });
  await put(signedIn, `/api/homes/${id}/contract`, {
    terms: [
      {
        ...{ key: 'inspection', title: 'Inspection contingency ends', days: 10, counting: 'calendar' },
        ...{ roll: 'none', from: 'acceptance', minute: null, source: { title: 'Your contract' } },
      },
    ],
    changes: [],
  });
  return { id, address };
}

async function put(signedIn: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await signedIn.put(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
}
