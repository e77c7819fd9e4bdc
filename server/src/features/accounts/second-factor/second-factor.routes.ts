import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { type AccountsDependencies, createContextReader } from '../accounts-context.ts';
import * as service from './second-factor.service.ts';

export function createSecondFactorRoutes(dependencies: AccountsDependencies) {
  const { secondFactor } = endpoints;
  const toContext = createContextReader(dependencies);

  return {
    start: secondFactor.start.handler(({ context }) =>
      service.startSecondFactor(toContext(context), requireUser(context)),
    ),
    confirm: secondFactor.confirm.handler(({ context, input }) =>
      service.confirmSecondFactor(toContext(context), requireUser(context), input.code),
    ),
    renewRecoveryCodes: secondFactor.renewRecoveryCodes.handler(({ context }) =>
      service.renewRecoveryCodes(toContext(context), requireUser(context)),
    ),
    turnOff: secondFactor.turnOff.handler(async ({ context, input }) => {
      await service.turnSecondFactorOff(toContext(context), requireUser(context), input.password);
      return { done: true } as const;
    }),
    enterCode: secondFactor.enterCode.handler(({ context, input }) =>
      service.enterCode(toContext(context), input.code),
    ),
    enterRecoveryCode: secondFactor.enterRecoveryCode.handler(({ context, input }) =>
      service.enterRecoveryCode(toContext(context), input.code),
    ),
  };
}
