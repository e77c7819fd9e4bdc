import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { requireStaff } from '../staff/require-staff.ts';
import { type ApiTokensContext, createApiToken, listTokens, revokeToken } from './api-tokens.service.ts';

export function createApiTokenRoutes(dependencies: ApiTokensContext) {
  const { apiTokens } = endpoints;
  return {
    list: apiTokens.list.handler(async ({ context }) => {
      requireStaff(context);
      return { tokens: await listTokens(dependencies) };
    }),
    create: apiTokens.create.handler(({ context, input }) =>
      createApiToken(dependencies, requireStaff(context), input),
    ),
    revoke: apiTokens.revoke.handler(async ({ context, input }) => {
      await revokeToken(dependencies, requireStaff(context), input.id);
      return { done: true } as const;
    }),
  };
}
