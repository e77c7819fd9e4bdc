import { type AccountsContext, consumeForNetwork, isSecure } from './accounts-context.ts';
import { getCookie } from './sessions/browser-cookies.ts';
import { deviceCookie, isKnownDevice, wasSignedIn } from './sessions/known-devices.ts';

/**
 * Counts a try of a password. A browser that the account knows counts by itself alone, so that nobody's tries keep its owner out, neither
 * from elsewhere nor from behind the same address.
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
 * Counts a try of a code in the same way: whoever has the password alone does not keep its owner out. However many browsers someone was
 * signed in with before codes were asked for, all of them together get three times the tries of one. Whether this was the last try.
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
