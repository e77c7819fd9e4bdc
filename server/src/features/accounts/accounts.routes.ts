import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import * as passwordReset from './account-changes/password-reset.service.ts';
import * as service from './accounts.service.ts';
import { type AccountsDependencies, createContextReader, isSecure } from './accounts-context.ts';
import { sendSignInCode, signInByCode } from './code-sign-in.service.ts';
import { clearCookie } from './sessions/browser-cookies.ts';
import { guestCookie } from './sessions/guest-sessions.ts';
import { noteSeen, renewSession, revokeNewSession, signOut } from './sign-in/sessions.service.ts';

const done = { done: true } as const;

export function createAccountRoutes(dependencies: AccountsDependencies) {
  const { accounts } = endpoints;
  const { db, readAccount } = dependencies;
  const toContext = createContextReader(dependencies);

  return {
    current: accounts.current.handler(async ({ context }) => {
      const own = toContext(context);
      const found = await readAccount(own.headers);
      if (found === undefined) return null;
      if (found === 'guest-ended') {
        own.setCookies(clearCookie(guestCookie, isSecure(own)));
        return null;
      }
      const isOver = found === 'ended' || (found.isRenewalDue && !(await renewSession(own, found.sessionId)));
      if (isOver) {
        await revokeNewSession(own);
        return null;
      }
      if (found.isSeenDue) await noteSeen(db, found.sessionId);
      return found.account;
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
    sendCode: accounts.sendCode.handler(async ({ context, input }) => {
      await sendSignInCode(toContext(context), input);
      return done;
    }),
    signInByCode: accounts.signInByCode.handler(({ context, input }) =>
      signInByCode(toContext(context), input),
    ),
    requestPasswordReset: accounts.requestPasswordReset.handler(async ({ context, input }) => {
      await passwordReset.requestPasswordReset(toContext(context), input);
      return done;
    }),
    resetPassword: accounts.resetPassword.handler(async ({ context, input }) => {
      await passwordReset.resetPassword(toContext(context), input);
      return done;
    }),
    rename: accounts.rename.handler(({ context, input }) =>
      service.rename(toContext(context), requireUser(context), input.name),
    ),
    signOut: accounts.signOut.handler(async ({ context, input }) => {
      await signOut(toContext(context), requireUser(context), input.scope);
      return done;
    }),
  };
}
