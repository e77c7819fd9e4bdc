import * as texts from '@porchlight/content/en/document-readings.ts';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Why nothing, or not all, was read. */
export function ReadingNotes({ notes, fields }: Pick<ShownReading, 'notes' | 'fields'>) {
  if (notes.length === 0) return null;
  const title = Object.keys(fields).length === 0 ? texts.nothingWasRead : texts.notesTitle;
  return (
    <Notice title={title}>
      {notes.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
    </Notice>
  );
}
