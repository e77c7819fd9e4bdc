import { endpoints } from '../../platform/http/endpoints.ts';
import { requireActor, requireStaff } from '../staff/require-staff.ts';
import { reportBounces } from './bounces.service.ts';
import {
  giveLetterUp,
  listLetters,
  listSuppressed,
  type MailContext,
  readOverview,
  releaseAddress,
  tryLetterAgain,
} from './mail.service.ts';

const DONE = { done: true } as const;

export function createMailRoutes(dependencies: MailContext) {
  const { mail } = endpoints;
  return {
    overview: mail.overview.handler(() => readOverview(dependencies)),
    letters: mail.letters.handler(({ context, input }) =>
      listLetters(dependencies, requireStaff(context), input),
    ),
    tryAgain: mail.tryAgain.handler(async ({ context, input }) => {
      await tryLetterAgain(dependencies, requireStaff(context), input.id);
      return DONE;
    }),
    giveUp: mail.giveUp.handler(async ({ context, input }) => {
      await giveLetterUp(dependencies, requireStaff(context), input);
      return DONE;
    }),
    suppressed: mail.suppressed.handler(({ context, input }) =>
      listSuppressed(dependencies, requireStaff(context), input),
    ),
    release: mail.release.handler(async ({ context, input }) => {
      await releaseAddress(dependencies, requireStaff(context), input);
      return DONE;
    }),
    reportBounces: mail.reportBounces.handler(({ context, input }) =>
      reportBounces(dependencies, requireActor(context), input),
    ),
  };
}
