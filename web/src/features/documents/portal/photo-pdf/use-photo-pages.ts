import * as texts from '@porchlight/content/en/documents.ts';
import { MAX_PHOTO_PAGES, type PhotoPage } from '@porchlight/domain/documents/photo-pages/photo-page.ts';
import { placePhoto } from '@porchlight/domain/homes/home-photos.ts';
import { useRef, useState } from 'react';
import { createSubmissionId } from '../../../../platform/api/submission-id.ts';
import { PhotoRefused } from '../../../../platform/open-photo.ts';
import { type ChosenPhoto, loadPhoto } from './photo-pages.ts';

export type RefusedPhoto = { id: string; name: string; message: string };

/** The photos of a PDF in their order, and how each becomes a page. */
export function usePhotoPages() {
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
