import { type FileDanger, MAX_PICTURE_PIXELS } from '@porchlight/domain/documents/file-dangers.ts';
import { Failure } from '../../../platform/http/failure.ts';

export function rejectFile(danger: FileDanger): Failure {
  return new Failure('FILE_NOT_SAFE', { reason: 'documents.not-safe', params: { danger } });
}

/** For a file that begins like a picture and is none. */
export function notAPicture(): Failure {
  return new Failure('FILE_TYPE_NOT_ACCEPTED', { reason: 'documents.not-a-picture' });
}

/** Refuses a picture by the size it says it has, before anything unpacks it. */
export function checkPictureSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw notAPicture();
  if (width * height > MAX_PICTURE_PIXELS) throw rejectFile('too-many-pixels');
}
