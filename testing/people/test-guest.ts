import type { GuestKind } from '@porchlight/domain/accounts/guests.ts';
import { createGuest } from '../../server/src/features/guests/guests.service.ts';
import type { TestApp } from '../app/test-app.ts';
import { TestBuyer } from './test-buyer.ts';

/** A guest as after pressing the button, without the proof of work and uncounted. */
export async function createGuestBuyer(
  app: Pick<TestApp, 'origin' | 'readParts'>,
  kind: GuestKind = 'own',
): Promise<TestBuyer> {
  const parts = app.readParts();
  let cookie = '';
  const setCookies = (from: Headers) => {
    cookie = from.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const { id } = await createGuest({ ...parts, setCookies }, kind);
  return new TestBuyer(app, `guest:${id}`, cookie);
}
