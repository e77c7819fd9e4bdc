import { endpoints } from '../../platform/http/endpoints.ts';
import { type RequestContext, requireUser } from '../../platform/http/request-context.ts';
import * as service from './accounts.service.ts';

const done = { done: true } as const;

export type AccountsDependencies = Pick<
  service.AccountsContext,
  'db' | 'authentication' | 'readSession' | 'limits'
>;

export function createAccountRoutes(dependencies: AccountsDependencies) {
  const { accounts } = endpoints;

  function toContext({ facts, resHeaders }: RequestContext): service.AccountsContext {
    return {
      ...dependencies,
      headers: facts.headers,
      setCookies(from) {
        for (const cookie of from.getSetCookie()) resHeaders?.append('set-cookie', cookie);
      },
    };
  }

  return {
    current: accounts.current.handler(async ({ context }) => {
      const { authentication, headers, setCookies } = toContext(context);
      const user = await service.renewSession(authentication, headers, setCookies);
      return user ? service.describeAccount(dependencies, user) : null;
    }),
    signUp: accounts.signUp.handler(async ({ context, input }) => {
      await service.signUp(toContext(context), input);
      return done;
    }),
    verifyEmail: accounts.verifyEmail.handler(({ context, input }) =>
      service.verifyEmail(toContext(context), input.token),
    ),
    resendVerification: accounts.resendVerification.handler(async ({ context, input }) => {
      await service.resendVerification(toContext(context), input);
      return done;
    }),
    signIn: accounts.signIn.handler(({ context, input }) => service.signIn(toContext(context), input)),
    requestPasswordReset: accounts.requestPasswordReset.handler(async ({ context, input }) => {
      await service.requestPasswordReset(toContext(context), input);
      return done;
    }),
    resetPassword: accounts.resetPassword.handler(async ({ context, input }) => {
      await service.resetPassword(toContext(context), input);
      return done;
    }),
    rename: accounts.rename.handler(({ context, input }) =>
      service.rename(toContext(context), requireUser(context), input.name),
    ),
    signOut: accounts.signOut.handler(async ({ context, input }) => {
      await service.signOut(toContext(context), requireUser(context), input.scope);
      return done;
    }),
  };
}
