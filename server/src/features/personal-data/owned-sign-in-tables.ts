import { accounts, sessions, users } from '../accounts/accounts.table.ts';
import { knownDevices } from '../accounts/known-devices.table.ts';
import { emailChanges, passkeys, recoveryCodes, secondFactors } from '../accounts/sign-in-methods.table.ts';
import { byAccount, type OwnedTable, SECRET } from './owned-table.ts';

/** Who the buyer is here, and how they get in. */
export const ownedSignInTables: readonly OwnedTable[] = [
  { table: users, file: 'account', title: 'Your account', owned: byAccount(users.id) },
  {
    table: accounts,
    file: 'sign-in-methods',
    title: 'How you sign in',
    owned: byAccount(accounts.userId),
    left: { password: SECRET, accessToken: SECRET, refreshToken: SECRET, idToken: SECRET },
  },
  {
    table: sessions,
    file: 'sessions',
    title: 'Devices that are signed in',
    owned: byAccount(sessions.userId),
    left: { token: SECRET },
  },
  {
    table: knownDevices,
    file: 'known-devices',
    title: 'Devices we know',
    owned: byAccount(knownDevices.userId),
    left: { mark: 'a fingerprint from which nothing can be read' },
  },
  {
    table: passkeys,
    file: 'passkeys',
    title: 'Passkeys',
    owned: byAccount(passkeys.userId),
    left: { publicKey: 'of use to this site alone' },
  },
  {
    table: secondFactors,
    file: 'codes-app',
    title: 'Codes from an app',
    owned: byAccount(secondFactors.userId),
    left: { sealedKey: SECRET },
  },
  {
    table: recoveryCodes,
    file: 'recovery-codes',
    title: 'Recovery codes',
    owned: byAccount(recoveryCodes.userId),
    left: { codeHash: SECRET },
  },
  {
    table: emailChanges,
    file: 'address-change',
    title: 'A change of address under way',
    owned: byAccount(emailChanges.userId),
    left: { oldTokenHash: SECRET, newTokenHash: SECRET },
  },
];
