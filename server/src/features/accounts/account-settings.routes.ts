import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import * as emailChange from './account-changes/email-change.service.ts';
import { changePassword } from './account-changes/password-reset.service.ts';
import { type AccountsDependencies, createContextReader } from './accounts-context.ts';
import { checkOwnPassword, recordReauthentication } from './reauthentication.ts';
import { getSignInMethods } from './second-factor/sign-in-methods.service.ts';
import { proveByCode, sendProofCode } from './sign-in/proof-codes.service.ts';
import { endSession, listSessions } from './sign-in/sessions.service.ts';

const done = { done: true } as const;

export function createAccountSettingsRoutes(dependencies: AccountsDependencies) {
  const { accountSettings } = endpoints;
  const { db } = dependencies;
  const toContext = createContextReader(dependencies);

  return {
    listSessions: accountSettings.listSessions.handler(({ context }) =>
      listSessions(db, requireUser(context)),
    ),
    endSession: accountSettings.endSession.handler(async ({ context, input }) => {
      await endSession(db, requireUser(context), input.id);
      return done;
    }),
    readMethods: accountSettings.readMethods.handler(({ context }) =>
      getSignInMethods(dependencies, requireUser(context).userId),
    ),
    prove: accountSettings.prove.handler(async ({ context, input }) => {
      const user = requireUser(context);
      await checkOwnPassword(dependencies, user.userId, input.password, 'password');
      await recordReauthentication(db, user);
      return done;
    }),
    sendProofCode: accountSettings.sendProofCode.handler(async ({ context }) => {
      await sendProofCode(toContext(context), requireUser(context));
      return done;
    }),
    proveByCode: accountSettings.proveByCode.handler(async ({ context, input }) => {
      await proveByCode(toContext(context), requireUser(context), input.code);
      return done;
    }),
    changePassword: accountSettings.changePassword.handler(async ({ context, input }) => {
      await changePassword(toContext(context), requireUser(context), input);
      return done;
    }),
    getEmailChange: accountSettings.getEmailChange.handler(({ context }) =>
      emailChange.getEmailChange(db, requireUser(context).userId),
    ),
    startEmailChange: accountSettings.startEmailChange.handler(({ context, input }) =>
      emailChange.startEmailChange(toContext(context), requireUser(context), input.email),
    ),
    cancelEmailChange: accountSettings.cancelEmailChange.handler(async ({ context }) => {
      await emailChange.cancelEmailChange(toContext(context), requireUser(context).userId);
      return done;
    }),
    showEmailChange: accountSettings.showEmailChange.handler(({ context, input }) =>
      emailChange.showEmailChange(toContext(context), input.token),
    ),
    answerEmailChange: accountSettings.answerEmailChange.handler(async ({ context, input }) => ({
      state: await emailChange.answerEmailChange(toContext(context), input.token, input.agree),
    })),
  };
}
