import { type AccountsContext, consumeForNetwork, isSecure } from '../accounts-context.ts';
import { getCookie } from '../sessions/browser-cookies.ts';
import { deviceCookie, isKnownDevice, wasSignedIn } from './known-devices.ts';

/**
 * Counts a password attempt. A browser that the account knows has a count of its own, so that attempts of others, elsewhere or at the same
 * network address, do not lock the owner out.
 */
export async function consumeForPassword(context: AccountsContext, email: string): Promise<void> {
  const cookie = getCookie(deviceCookie, context.headers, isSecure(context));
  if (cookie !== undefined && (await isKnownDevice(context.db, email, cookie))) {
    await context.limits.consume('sign-in-device', `${email} ${cookie}`);
    return;
  }
  await consumeForNetwork(context, 'sign-in-network');
  await context.limits.consume('sign-in-address', email);
}

/**
 * Counts an attempt at a code in the same way: someone who has the password alone cannot lock the owner out. All browsers that were signed
 * in before codes were required share three times the attempts of one. Returns whether this was the last attempt.
 */
export async function consumeForCode(context: AccountsContext, userId: string): Promise<boolean> {
  const cookie = getCookie(deviceCookie, context.headers, isSecure(context));
  if (cookie !== undefined && (await wasSignedIn(context.db, userId, cookie))) {
    const left = await context.limits.consume('second-factor-device', `${userId} ${cookie}`);
    const leftTogether = await context.limits.consume('second-factor-devices', userId);
    return left === 0 || leftTogether === 0;
  }
  await consumeForNetwork(context, 'sign-in-network');
  return (await context.limits.consume('second-factor-account', userId)) === 0;
}
