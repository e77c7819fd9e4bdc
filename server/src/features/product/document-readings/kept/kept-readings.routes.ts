import { requireUser } from '../../../../platform/http/request-context.ts';
import { endpoints } from '../../../../platform/http/routing/endpoints.ts';
import { requireStaff } from '../../../kernel/staff/require-staff.ts';
import { askForReading, confirmField, listReadings, readKeptReading } from './kept-readings.service.ts';
import type { KeptReadingsContext } from './readings-context.ts';
import { readReviewedReading } from './reviewed-readings.ts';

export function createKeptReadingsRoutes(parts: KeptReadingsContext) {
  const { keptReadings } = endpoints;
  return {
    list: keptReadings.list.handler(async ({ context }) => ({
      readings: await listReadings(parts, requireUser(context).userId),
    })),
    read: keptReadings.read.handler(({ context, input }) =>
      readKeptReading(parts, requireUser(context).userId, input.id),
    ),
    ask: keptReadings.ask.handler(({ context, input }) =>
      askForReading(parts, requireUser(context).userId, input.id),
    ),
    confirm: keptReadings.confirm.handler(({ context, input }) =>
      confirmField(parts, requireUser(context).userId, input),
    ),
  };
}

export function createReviewedReadingsRoutes(parts: KeptReadingsContext) {
  const { reviewedReadings } = endpoints;
  return {
    read: reviewedReadings.read.handler(({ context, input }) =>
      readReviewedReading(parts, requireStaff(context), input),
    ),
  };
}
