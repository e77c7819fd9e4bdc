import * as texts from '@porchlight/content/en/documents.ts';
import { MAX_PHOTO_PAGES, type PhotoPage, wholePicture } from '@porchlight/domain/documents/photo-page.ts';
import { placePhoto } from '@porchlight/domain/homes/home-photos.ts';
import { formatCalendarDate, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { createSubmissionId } from '../../../../platform/browser/submission-id.ts';
import { PhotoRefused } from '../../../../platform/open-photo.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { WorkDialog } from '../../../../ui/work-dialog.tsx';
import { CutPhoto } from './cut-photo.tsx';
import { PhotoCard } from './photo-card.tsx';
import { type ChosenPhoto, loadPhoto, makePdf } from './photo-pages.ts';

/** Photos become the pages of one PDF: chosen or taken, put in order, turned, cut, and handed on as a file. */
export function PhotoPdfWindow({ onClose, onFile }: { onClose: () => void; onFile: (file: File) => void }) {
  const pages = usePhotoPages();
  const { photos } = pages;
  const [name, setName] = useState(() => texts.usualName(formatCalendarDate(getCalendarDay(new Date()))));
  const [cutId, setCutId] = useState<string>();
  const [making, setMaking] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const focusAfter = useRef<string>(undefined);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => {
    if (focusAfter.current === undefined) return;
    document.getElementById(focusAfter.current)?.focus();
    focusAfter.current = undefined;
  });
  const cutPlace = photos.findIndex(({ id }) => id === cutId);
  const cut = photos[cutPlace];

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    pages.add([...(target.files ?? [])]);
    // The same photo can be chosen twice in a row.
    target.value = '';
  }
  function move(id: string, place: number) {
    const before = photos.findIndex((photo) => photo.id === id);
    if (before < 0) return;
    focusAfter.current = `${place < before ? 'earlier' : 'later'}-${id}`;
    pages.move(id, place);
  }
  function leaveCut(): boolean {
    if (cutId === undefined) return false;
    focusAfter.current = `cut-${cutId}`;
    setCutId(undefined);
    return true;
  }
  async function make() {
    setProblem(undefined);
    try {
      const file = await makePdf(photos, name.trim() || texts.title, setMaking);
      if (isOpen.current) onFile(file);
    } catch (error) {
      setProblem(error instanceof PhotoRefused ? error.message : texts.notMade);
    } finally {
      setMaking(undefined);
    }
  }

  if (cut !== undefined)
    return (
      <WorkDialog
        onClose={onClose}
        stepBack={leaveCut}
        title={texts.cutTitle(cutPlace + 1)}
        description={texts.cutLead}
        foot={
          <div className="flex flex-wrap justify-end gap-3">
            <Button size="small" onClick={() => pages.change(cut.id, { ...cut.page, corners: wholePicture })}>
              {texts.wholePhoto}
            </Button>
            <Button variant="primary" size="small" onClick={leaveCut}>
              {texts.done}
            </Button>
          </div>
        }
      >
        <CutPhoto photo={cut} onChange={(page) => pages.change(cut.id, page)} />
      </WorkDialog>
    );
  return (
    <WorkDialog
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      foot={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p role="status" className="mr-auto text-[.9375rem] text-ink-soft">
            {making !== undefined
              ? texts.making(making, photos.length)
              : pages.reading !== undefined
                ? texts.reading(pages.reading)
                : pages.said}
          </p>
          <Button size="small" onClick={onClose}>
            {texts.cancel}
          </Button>
          {photos.length > 0 && (
            <Button
              variant="primary"
              size="small"
              busy={making !== undefined || pages.reading !== undefined}
              onClick={() => void make()}
            >
              {texts.make(photos.length)}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-4 sm:px-7">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="small"
            variant={photos.length === 0 ? 'primary' : 'quiet'}
            onClick={() => input.current?.click()}
          >
            <Camera aria-hidden="true" className="size-4.5" />
            {texts.addPhotos}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept="image/*"
            aria-label={texts.addPhotos}
            onChange={choose}
          />
          <p className="text-[.9375rem] text-ink-soft">{texts.addHint}</p>
        </div>
        {(pages.refused.length > 0 || problem !== undefined) && (
          <div role="alert" className="text-[.9375rem] text-brick">
            <ul aria-label={texts.notAdded} className="grid gap-1">
              {problem !== undefined && <li>{problem}</li>}
              {pages.refused.map((each) => (
                <li key={each.id} className="wrap-anywhere">
                  {each.name !== '' && <strong>{each.name}: </strong>}
                  {each.message}
                </li>
              ))}
            </ul>
          </div>
        )}
        {photos.length > 0 && (
          <>
            <ol
              aria-label={texts.pages}
              className="grid grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))] gap-3"
            >
              {photos.map((photo, index) => (
                <PhotoCard
                  key={photo.id}
                  photo={photo}
                  place={index + 1}
                  all={photos.length}
                  onMove={move}
                  onChange={(page) => pages.change(photo.id, page)}
                  onCut={() => setCutId(photo.id)}
                  onRemove={() => pages.remove(photo.id)}
                />
              ))}
            </ol>
            <div className="max-w-md">
              <TextField
                id="photo-pdf-name"
                label={texts.fileName}
                value={name}
                maxLength={100}
                onChange={({ target }) => setName(target.value)}
              />
            </div>
          </>
        )}
      </div>
    </WorkDialog>
  );
}

type RefusedPhoto = { id: string; name: string; message: string };

/** The photos of a PDF in their order, and how each becomes a page. */
function usePhotoPages() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const [reading, setReading] = useState<string>();
  const [said, setSaid] = useState('');
  const line = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);

  function add(files: readonly File[]): void {
    setRefused([]);
    const taken = files.slice(0, Math.max(0, MAX_PHOTO_PAGES - count.current));
    count.current += taken.length;
    if (taken.length < files.length)
      setRefused([{ id: createSubmissionId(), name: '', message: texts.mostPages(MAX_PHOTO_PAGES) }]);
    for (const file of taken) line.current = line.current.then(() => read(file));
    line.current = line.current.then(() => setReading(undefined));
  }

  async function read(file: File): Promise<void> {
    setReading(file.name);
    const id = createSubmissionId();
    try {
      const photo = await loadPhoto(id, file);
      setPhotos((known) => [...known, photo]);
    } catch (error) {
      count.current -= 1;
      const message = error instanceof PhotoRefused ? error.message : texts.notMade;
      setRefused((known) => [...known, { id, name: file.name, message }]);
    }
  }

  /** To another place, counted from 0. */
  function move(id: string, place: number): void {
    const to = Math.min(photos.length - 1, Math.max(0, place));
    const ids = placePhoto(
      photos.map((photo) => photo.id),
      id,
      to,
    );
    setPhotos(ids.flatMap((each) => photos.find((photo) => photo.id === each) ?? []));
    setSaid(texts.moved(to + 1, photos.length));
  }

  function change(id: string, page: PhotoPage): void {
    setPhotos((known) => known.map((photo) => (photo.id === id ? { ...photo, page } : photo)));
  }

  function remove(id: string): void {
    count.current -= 1;
    setPhotos((known) => known.filter((photo) => photo.id !== id));
    setSaid(texts.removed(photos.length - 1));
  }

  return { photos, refused, reading, said, add, move, change, remove };
}
