import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { lte } from 'drizzle-orm';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { byAccount, SECRET } from '../../platform/database/owned-rows.ts';
import { ALL, accountMay, bothMay, may, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import {
  accountChangeEmail,
  addressTakenEmail,
  codesRefusedEmail,
  memberSecondStepEmail,
  newAddressEmail,
  oldAddressEmail,
} from './account-changes/account-change.emails.ts';
import { accountDeletions } from './account-deletions.table.ts';
import { createAccountSettingsRoutes } from './account-settings.routes.ts';
import {
  accountExistsEmail,
  confirmAddressEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  signInCodeEmail,
} from './accounts.emails.ts';
import { createAccountRoutes } from './accounts.routes.ts';
import { accounts, sessions, users, verifications } from './accounts.table.ts';
import { type AccountsDependencies, accountLimits, createContextReader } from './accounts-context.ts';
import {
  emailChanges,
  oneUseTokens,
  passkeys,
  recoveryCodes,
  secondFactors,
} from './credentials/sign-in-methods.table.ts';
import * as service from './identities.service.ts';
import { sweepTokens } from './one-use-tokens.ts';
import { profiles } from './profiles.table.ts';
import { createPasskeyRoutes } from './second-factor/passkeys.routes.ts';
import { createSecondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { knownDevices } from './sign-in/known-devices.table.ts';
import { staffMembers } from './staff-members.table.ts';

type Parts = Omit<AccountsDependencies, 'db'>;

export const accountsFeature = defineFeature({
  name: 'accounts',
  tables: [
    {
      table: users,
      grants: {
        buyer: may(READ),
        account: may(['select', 'update']),
        helper: may(
          READ,
          users.email,
          users.emailVerified,
          users.image,
          users.locale,
          users.guest,
          users.createdAt,
          users.updatedAt,
        ),
      },
      owned: { file: 'account', title: downloadTitles.account, owned: byAccount(users.id) },
    },
    {
      table: accounts,
      grants: accountMay(ALL),
      owned: {
        file: 'sign-in-methods',
        title: downloadTitles['sign-in-methods'],
        owned: byAccount(accounts.userId),
        left: { password: SECRET, accessToken: SECRET, refreshToken: SECRET, idToken: SECRET },
      },
    },
    {
      table: sessions,
      grants: { buyer: may(READ, sessions.token), account: may(ALL) },
      owned: {
        file: 'sessions',
        title: downloadTitles.sessions,
        owned: byAccount(sessions.userId),
        left: { token: SECRET },
      },
    },
    {
      table: knownDevices,
      grants: accountMay(ALL),
      owned: {
        file: 'known-devices',
        title: downloadTitles['known-devices'],
        owned: byAccount(knownDevices.userId),
        left: { mark: 'a fingerprint from which nothing can be read' },
      },
    },
    {
      table: passkeys,
      grants: accountMay(ALL),
      owned: {
        file: 'passkeys',
        title: downloadTitles.passkeys,
        owned: byAccount(passkeys.userId),
        left: { publicKey: 'of use to this site alone' },
      },
    },
    {
      table: secondFactors,
      grants: accountMay(ALL),
      owned: {
        file: 'codes-app',
        title: downloadTitles['codes-app'],
        owned: byAccount(secondFactors.userId),
        left: { sealedKey: SECRET },
      },
    },
    {
      table: recoveryCodes,
      grants: accountMay(ALL),
      owned: {
        file: 'recovery-codes',
        title: downloadTitles['recovery-codes'],
        owned: byAccount(recoveryCodes.userId),
        left: { codeHash: SECRET },
      },
    },
    {
      table: emailChanges,
      grants: accountMay(ALL),
      owned: {
        file: 'address-change',
        title: downloadTitles['address-change'],
        owned: byAccount(emailChanges.userId),
        left: { oldTokenHash: SECRET, newTokenHash: SECRET },
      },
    },
    {
      table: oneUseTokens,
      grants: accountMay(ALL),
      leftOut: 'steps of signing in that are under way; they open the account',
    },
    { table: verifications, leftOut: 'links under way that work for an hour at most; they open the account' },
    {
      table: profiles,
      grants: bothMay(ALL),
      owned: { file: 'beta-access', title: downloadTitles['beta-access'], owned: byAccount(profiles.id) },
    },
    {
      table: staffMembers,
      grants: bothMay(READ),
      owned: { file: 'staff', title: downloadTitles.staff, owned: byAccount(staffMembers.userId) },
    },
    {
      table: accountDeletions,
      grants: accountMay(ALL),
      owned: {
        file: 'account-deletion',
        title: downloadTitles['account-deletion'],
        owned: byAccount(accountDeletions.userId),
      },
    },
  ],
  limits: accountLimits,
  routes(parts: Parts) {
    const accounts = { ...parts, db: parts.database.db };
    return {
      accounts: createAccountRoutes(accounts),
      accountSettings: createAccountSettingsRoutes(accounts),
      passkeys: createPasskeyRoutes(accounts),
      secondFactor: createSecondFactorRoutes(accounts),
      identities: createIdentityRoutes(accounts),
    };
  },
  emails: [
    confirmAddressEmail,
    signInCodeEmail,
    accountExistsEmail,
    resetPasswordEmail,
    passwordChangedEmail,
    accountChangeEmail,
    codesRefusedEmail,
    oldAddressEmail,
    newAddressEmail,
    addressTakenEmail,
    memberSecondStepEmail,
  ],
  sweeps: ({ database }: { database: DatabaseConnection }) => [
    { what: 'the sweep of one-use tokens', run: () => sweepTokens(database.db) },
  ],
  retention: {
    sessions: { table: sessions, isDue: (cutoff) => lte(sessions.expiresAt, cutoff) },
    'known-devices': { table: knownDevices, isDue: (cutoff) => lte(knownDevices.seenAt, cutoff) },
    'email-changes': { table: emailChanges, isDue: (cutoff) => lte(emailChanges.expiresAt, cutoff) },
    verifications: { table: verifications, isDue: (cutoff) => lte(verifications.expiresAt, cutoff) },
  },
});

function createIdentityRoutes(dependencies: AccountsDependencies) {
  const { identities } = endpoints;
  const toContext = createContextReader(dependencies);

  return {
    provider: identities.provider.handler(() =>
      dependencies.provider ? { name: dependencies.provider.name } : null,
    ),
    startSignIn: identities.startSignIn.handler(({ context, input }) =>
      service.departToSignIn(toContext(context), input.next),
    ),
    startLink: identities.startLink.handler(({ context, input }) =>
      service.departToLink(toContext(context), requireUser(context), input),
    ),
    finish: identities.finish.handler(({ context, input }) =>
      service.finishVisit(toContext(context), input.query),
    ),
    unlink: identities.unlink.handler(async ({ context, input }) => {
      await service.unlink(toContext(context), requireUser(context), input.id);
      return { done: true } as const;
    }),
  };
}
