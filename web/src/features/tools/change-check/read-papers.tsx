import * as texts from '@porchlight/content/en/change-check.ts';
import { parseSentReading } from '@porchlight/domain/readings/disclosure-changes/sent-reading.ts';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { useEffect, useRef, useState } from 'react';
import { sendForm } from '../form-files/send-form.ts';
import { MAX_PAPERS, PaperList, type PaperOutcome } from './paper-list.tsx';

/** Reads the PDFs that were chosen, one after the other; says of each what it is, and which paper is missing. */
export default function ReadPapersPart({
  files,
  known,
  onRead,
}: {
  files: readonly File[];
  known: readonly FormReading[];
  onRead: (papers: readonly FormReading[]) => void;
}) {
  const [outcomes, setOutcomes] = useState<readonly PaperOutcome[]>([]);
  const read = useRef<readonly PaperOutcome[]>([]);
  const hand = useRef(onRead);
  hand.current = onRead;
  const next = files.slice(0, MAX_PAPERS)[outcomes.length];
  useEffect(() => {
    let isShown = true;
    async function readAll() {
      for (const file of files.slice(read.current.length, MAX_PAPERS)) {
        const outcome = await readOne(file);
        if (!isShown) return;
        read.current = [...read.current, outcome];
        setOutcomes(read.current);
      }
      hand.current(read.current.flatMap(({ reading }) => reading ?? []));
    }
    void readAll();
    return () => {
      isShown = false;
    };
  }, [files]);
  return (
    <section aria-label={texts.results} className="grid gap-3 rounded-m bg-sunken p-4 text-[.9375rem]">
      <p role="status" className="empty:hidden">
        {next !== undefined && texts.reading(next.name)}
      </p>
      {files.length > MAX_PAPERS && <p>{texts.tooMany(MAX_PAPERS)}</p>}
      <PaperList outcomes={outcomes} before={known} isDone={next === undefined} />
    </section>
  );
}

async function readOne(file: File): Promise<PaperOutcome> {
  const { reading: sent, problem } = await sendForm(file);
  const reading = sent && parseSentReading(sent);
  if (reading !== undefined) return { file: file.name, reading };
  const notes = sent?.notes.map(({ text }) => text).join(' ') ?? '';
  return { file: file.name, problem: problem ?? (notes || texts.notAForm) };
}
