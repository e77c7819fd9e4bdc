import { expect, test } from 'vitest';
import type { RequestFailure } from '../../../platform/api/failure.ts';
import { createUploadToasts } from './uploads.ts';

const failed = {
  title: 'Upload Failed',
  description: 'There was an error uploading your files. Please try again.',
};
const failure = (code: RequestFailure['code']): RequestFailure => ({ code, message: 'No.', fields: {} });

test.each(['OFFLINE', 'UNAVAILABLE', 'INTERNAL'] as const)(
  'a file that broke off has a toast: %s',
  (code) => {
    const toasts = createUploadToasts();
    toasts.noteFailure(failure(code));
    expect(toasts.finish(0)).toEqual({ failure: failed });
  },
);

test.each([
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ACCEPTED',
  'FILE_NOT_SAFE',
  'FILE_EMPTY',
  'QUOTA_EXCEEDED',
  'DISK_FULL',
  'NOT_FOUND',
  'NOT_SIGNED_IN',
  'RATE_LIMITED',
  'BAD_INPUT',
] as const)('a file that was refused has no toast: %s', (code) => {
  const toasts = createUploadToasts();
  toasts.noteFailure(failure(code));
  expect(toasts.finish(0)).toEqual({});
});

test('files chosen together have one toast of each kind, and the next ones start again', () => {
  const toasts = createUploadToasts();
  for (const code of ['OFFLINE', 'FILE_EMPTY', 'INTERNAL'] as const) toasts.noteFailure(failure(code));
  const success = { title: 'Upload Complete', description: '2 files uploaded.' };
  expect(toasts.finish(2)).toEqual({ success, failure: failed });
  expect(toasts.finish(1)).toEqual({
    success: { title: 'Upload Complete', description: '1 file uploaded.' },
  });
});
