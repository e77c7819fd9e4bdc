/** Endpoints that are no mere question and have no recipe, and why. */
export const withoutRecipe: Record<string, string> = {
  'identities.startSignIn': 'what waits for the return lies in a cookie',
  'identities.startLink': 'what waits for the return lies in a cookie',
  'identities.finish':
    'opens a session or stores a row as passkeys.signIn and passkeys.add do, after a visit elsewhere',
  'identities.unlink': 'deletes a row as passkeys.remove does, and exists only where a provider is set',
};
