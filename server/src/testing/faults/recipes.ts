import type { Recipe } from './fail-nth.ts';
import { recipesOfAccounts } from './recipes-of-accounts.ts';
import { recipesOfBuyers } from './recipes-of-buyers.ts';
import { recipesOfProofs } from './recipes-of-proofs.ts';
import { recipesOfSenders } from './recipes-of-senders.ts';
import { recipesOfSigners } from './recipes-of-signers.ts';
import { recipesOfStaff } from './recipes-of-staff.ts';
import { recipesOfVisitors } from './recipes-of-visitors.ts';

/** How each storing endpoint of the contract is brought to store something, by `feature.name`. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...recipesOfBuyers,
  ...recipesOfVisitors,
  ...recipesOfAccounts,
  ...recipesOfProofs,
  ...recipesOfSigners,
  ...recipesOfStaff,
  ...recipesOfSenders,
};

/** Endpoints that are no mere question and have no recipe, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'accountSettings.showEmailChange': 'reads; the token stays out of addresses',
  'passkeys.startAdding': 'the question lies in a cookie',
  'passkeys.startProof': 'the question lies in a cookie',
  'identities.startSignIn': 'what waits for the return lies in a cookie',
  'identities.startLink': 'what waits for the return lies in a cookie',
  'identities.finish':
    'opens a session or stores a row as passkeys.signIn and passkeys.add do, after a visit elsewhere',
  'identities.unlink': 'deletes a row as passkeys.remove does, and exists only where a provider is set',
};
/** Those that compute and store nothing. */
export const COMPUTING = /^(tools|estimates)[.]/;
