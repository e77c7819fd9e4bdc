import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { type AccountsDependencies, createContextReader } from '../accounts-context.ts';
import * as service from './passkeys.service.ts';

const done = { done: true } as const;
/** What the browser is asked, as an object with whatever more the standard puts in it. */
const open = (question: { challenge: string }) => ({ ...question });

export function createPasskeyRoutes(dependencies: AccountsDependencies) {
  const { passkeys } = endpoints;
  const toContext = createContextReader(dependencies);

  return {
    startAdding: passkeys.startAdding.handler(async ({ context }) =>
      open(await service.startAdding(toContext(context), requireUser(context))),
    ),
    add: passkeys.add.handler(({ context, input }) =>
      service.addPasskey(toContext(context), requireUser(context), input),
    ),
    rename: passkeys.rename.handler(({ context, input }) =>
      service.renamePasskey(toContext(context), requireUser(context), input.id, input.name),
    ),
    remove: passkeys.remove.handler(async ({ context, input }) => {
      await service.removePasskey(toContext(context), requireUser(context), input.id);
      return done;
    }),
    startSignIn: passkeys.startSignIn.handler(async ({ context }) =>
      open(await service.startPasskeySignIn(toContext(context))),
    ),
    signIn: passkeys.signIn.handler(({ context, input }) =>
      service.signInByPasskey(toContext(context), input.answer),
    ),
    startProof: passkeys.startProof.handler(async ({ context }) =>
      open(await service.startPasskeyReauthentication(toContext(context), requireUser(context))),
    ),
    prove: passkeys.prove.handler(async ({ context, input }) => {
      await service.reauthenticateByPasskey(toContext(context), requireUser(context), input.answer);
      return done;
    }),
  };
}
