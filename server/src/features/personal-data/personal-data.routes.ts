import { contract } from '@porchlight/domain/contract.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import { listAccessTo } from '../staff/audit-log.service.ts';
import { cancelDeletion, getDeletion, requestDeletion } from './erasure/account-deletion.service.ts';
import {
  type DataExportsContext,
  getExport,
  getExportFile,
  notThere,
  removeOwnExport,
  requestExport,
} from './exports/data-export.service.ts';

import { findOwnConsents, getDecisions, listConsents, withdrawOwnConsent } from './own-consents.service.ts';

const done = { done: true } as const;

export function createPersonalDataRoutes(dependencies: DataExportsContext) {
  const { personalData } = endpoints;
  return {
    status: personalData.status.handler(async ({ context }) => {
      const owner = requireUser(context);
      const { userId } = owner;
      const { db } = dependencies.database;
      const decisions = await getDecisions(db, findOwnConsents(owner));
      return {
        export: await getExport(dependencies, userId),
        deletion: await getDeletion(db, userId, dependencies.now()),
        consents: await listConsents(db, owner),
        withdrawable: decisions.filter(({ decision }) => decision === 'given').map(({ purpose }) => purpose),
      };
    }),
    accessLog: personalData.accessLog.handler(({ context }) =>
      listAccessTo(dependencies.database.db, requireUser(context)),
    ),
    requestExport: personalData.requestExport.handler(({ context }) =>
      requestExport(dependencies, requireUser(context)),
    ),
    removeExport: personalData.removeExport.handler(async ({ context }) => {
      if (!(await removeOwnExport(dependencies, requireUser(context).userId))) throw notThere();
      return done;
    }),
    requestDeletion: personalData.requestDeletion.handler(({ context }) =>
      requestDeletion(dependencies, requireUser(context)),
    ),
    withdrawConsent: personalData.withdrawConsent.handler(async ({ context, input }) => {
      await withdrawOwnConsent(dependencies, requireUser(context), input.purpose);
      return done;
    }),
    cancelDeletion: personalData.cancelDeletion.handler(async ({ context }) => {
      await cancelDeletion(dependencies, requireUser(context).userId);
      return done;
    }),
  };
}

export function createPersonalDataStreams(
  dependencies: DataExportsContext,
  headers: HeaderSets,
): StreamRoute[] {
  return [
    {
      endpoint: contract.personalData.downloadExport,
      headers: headers.file,
      async handle(request) {
        const { id, ...opened } = await getExportFile(dependencies, requireUser(request));
        await serveFile(request, { ...opened, type: 'application/zip', etag: `"${id}"` });
      },
    },
  ];
}
