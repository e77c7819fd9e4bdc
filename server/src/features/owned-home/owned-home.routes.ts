import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { renderHomeLetter } from './home-letters.service.ts';
import { loadOwnedHome } from './home-record-rows.ts';
import { type OwnedHomeContext, removeRecord, saveRecords } from './owned-home.service.ts';

export function createOwnedHomeRoutes(dependencies: OwnedHomeContext) {
  const { ownedHome } = endpoints;
  return {
    read: ownedHome.read.handler(({ context }) =>
      loadOwnedHome(dependencies.database.db, requireUser(context).userId),
    ),
    save: ownedHome.save.handler(({ context, input }) =>
      saveRecords(dependencies, requireUser(context).userId, input.records),
    ),
    remove: ownedHome.remove.handler(({ context, input }) =>
      removeRecord(dependencies, requireUser(context).userId, input.id),
    ),
    letter: ownedHome.letter.handler(({ context, input }) =>
      renderHomeLetter(dependencies, requireUser(context).userId, input),
    ),
  };
}
