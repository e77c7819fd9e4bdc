import type { FailureCode } from '@porchlight/domain/shared/errors.ts';
import { isAPIError } from 'better-auth/api';
import { Failure } from '../../platform/http/failure.ts';

/** Calls the account library and turns its refusals into ours. */
export async function callLibrary<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!isAPIError(error)) throw error;
    // The library tells of a database that did not answer in these words alone.
    const code = error.statusCode >= 500 ? 'UNAVAILABLE' : codesOfLibrary[error.body?.code ?? ''];
    throw code ? new Failure(code, { cause: error }) : error;
  }
}

const codesOfLibrary: Record<string, FailureCode> = {
  INVALID_TOKEN: 'LINK_EXPIRED',
  TOKEN_EXPIRED: 'LINK_EXPIRED',
  USER_NOT_FOUND: 'LINK_EXPIRED',
};
