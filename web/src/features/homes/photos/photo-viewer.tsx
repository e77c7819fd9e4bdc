import * as texts from '@porchlight/content/en/homes-photos.ts';
import { describePhoto, PHOTO_NOT_SHOWN } from '@porchlight/domain/homes/describe-photo.ts';
import { type HomePhoto, MAX_CAPTION_LENGTH, placePhoto } from '@porchlight/domain/homes/home-photos.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { parsePhotoAddress } from '../../../ui/home/photo-address.ts';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { WorkDialog } from '../../../ui/work-dialog.tsx';

/** A finger that went this far sideways, in CSS pixels, means the next photo. */
const SWIPED_PX = 48;

/** One photo, as large as the window lets it be, with what can be done about it. */
export default function PhotoViewer({
  home,
  opened,
  onOpen,
  onClose,
}: {
  home: HomeView;
  /** Its place among the photos, from 0. */
  opened: number;
  onOpen: (photoId: string) => void;
  onClose: () => void;
}) {
  const { photos, address } = home;
  const photo = photos[opened];
  const [isAsking, setIsAsking] = useState(false);
  const changes = usePhotoChanges(home.id);
  if (photo === undefined) return null;
  const ids = photos.map(({ id }) => id);
  const go = (place: number) => {
    const next = ids[place];
    if (next !== undefined) onOpen(next);
  };
  const move = (place: number) =>
    void changes.arrange(
      placePhoto(ids, photo.id, place),
      place === 0 ? texts.coverSaved : texts.moved(place + 1),
    );
  async function remove(photoId: string) {
    const after = ids[opened + 1] ?? ids[opened - 1];
    setIsAsking(false);
    if (!(await changes.remove(photoId))) return;
    if (after === undefined) onClose();
    else onOpen(after);
  }
  return (
    <WorkDialog
      title={describePhoto(photo, opened + 1, address)}
      description={<p>{texts.placeOf(opened + 1, photos.length)}</p>}
      onClose={onClose}
      findFocusAfter={() => document.getElementById(`photo-${photo.id}`)}
      foot={
        <div className="flex flex-wrap items-center gap-2.5">
          {opened > 0 && (
            <>
              <Button size="small" onClick={() => move(0)}>
                {texts.makeCover}
              </Button>
              <Button size="small" onClick={() => move(opened - 1)}>
                {texts.earlier}
              </Button>
            </>
          )}
          {opened < photos.length - 1 && (
            <Button size="small" onClick={() => move(opened + 1)}>
              {texts.later}
            </Button>
          )}
          <Button size="small" variant="plain" onClick={() => setIsAsking(true)}>
            {texts.remove}
          </Button>
          <Button size="small" variant="primary" className="ml-auto" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      }
    >
      <PhotoStage home={home} opened={opened} onGo={go} />
      <CaptionForm key={photo.id} photo={photo} onSave={(caption) => changes.describe(photo.id, caption)} />
      {isAsking && (
        <Dialog
          open
          kind="alert"
          onClose={() => setIsAsking(false)}
          title={texts.removeTitle}
          description={<p>{texts.removeLead}</p>}
        >
          <DialogActions>
            <Button onClick={() => setIsAsking(false)}>{texts.keep}</Button>
            <Button variant="danger" onClick={() => void remove(photo.id)}>
              {texts.remove}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </WorkDialog>
  );
}

/** The text below a photo, which is read out in its place. */
function CaptionForm({ photo, onSave }: { photo: HomePhoto; onSave: (caption: string) => Promise<boolean> }) {
  const [caption, setCaption] = useState(photo.caption);
  const [isBusy, setIsBusy] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    await onSave(caption);
    setIsBusy(false);
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid gap-3 border-line border-t px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:px-7"
    >
      <TextField
        label={texts.caption}
        hint={texts.captionHint}
        maxLength={MAX_CAPTION_LENGTH}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
      <p>
        <Button type="submit" busy={isBusy}>
          {texts.saveCaption}
        </Button>
      </p>
    </form>
  );
}

/** What is changed of the photos of one home; the homes are read again after each change. */
function usePhotoChanges(id: string) {
  const queryClient = useQueryClient();
  /** Whether it was stored; where not, a toast says why. */
  async function keep(call: Promise<unknown>, title: string): Promise<boolean> {
    try {
      await call;
      await queryClient.invalidateQueries({ queryKey: pageApi.homes.key() });
      showSuccess({ title });
      return true;
    } catch (error) {
      showFailure({ title: texts.notSaved, description: parseFailure(error).message });
      return false;
    }
  }
  return {
    describe: (photoId: string, caption: string) =>
      keep(pageApi.homePhotos.describe.call({ id, photoId, caption }), texts.captionSaved),
    arrange: (photoIds: string[], title: string) =>
      keep(pageApi.homePhotos.arrange.call({ id, photoIds }), title),
    remove: (photoId: string) => keep(pageApi.homePhotos.remove.call({ id, photoId }), texts.removed),
  };
}

/** The photo with the ways to the next: two buttons, the arrow keys, and a finger that goes sideways. */
function PhotoStage({
  home: { id, address, photos },
  opened,
  onGo,
}: {
  home: HomeView;
  opened: number;
  onGo: (place: number) => void;
}) {
  const start = useRef<number>(undefined);
  const [missingId, setMissingId] = useState<string>();
  const photo = photos[opened];
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') onGo(opened - 1);
      if (event.key === 'ArrowRight') onGo(opened + 1);
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [opened, onGo]);
  if (photo === undefined) return null;
  return (
    <div
      className="relative grid min-h-56 shrink-0 grow touch-pan-y place-items-center bg-sunken p-2"
      onPointerDown={(event) => {
        start.current = event.pointerType === 'mouse' ? undefined : event.clientX;
      }}
      onPointerUp={(event) => {
        const way = start.current === undefined ? 0 : event.clientX - start.current;
        start.current = undefined;
        if (Math.abs(way) >= SWIPED_PX) onGo(way < 0 ? opened + 1 : opened - 1);
      }}
    >
      {missingId === photo.id ? (
        <p role="alert" className="text-ink-soft">
          {PHOTO_NOT_SHOWN}
        </p>
      ) : (
        <img
          key={photo.id}
          src={parsePhotoAddress(id, photo.id, 'whole')}
          alt={describePhoto(photo, opened + 1, address)}
          width={photo.width}
          height={photo.height}
          draggable={false}
          onError={() => setMissingId(photo.id)}
          className="max-h-[50dvh] w-auto max-w-full object-contain"
        />
      )}
      {opened > 0 && (
        <Step label={texts.previous} side="left-2" onClick={() => onGo(opened - 1)}>
          <ChevronLeft aria-hidden="true" className="size-6" />
        </Step>
      )}
      {opened < photos.length - 1 && (
        <Step label={texts.next} side="right-2" onClick={() => onGo(opened + 1)}>
          <ChevronRight aria-hidden="true" className="size-6" />
        </Step>
      )}
    </div>
  );
}

function Step({
  label,
  side,
  onClick,
  children,
}: {
  label: string;
  side: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute top-1/2 grid size-12 -translate-y-1/2 place-items-center rounded-full border border-line-strong bg-surface text-ink hover:bg-sunken ${side}`}
    >
      {children}
    </button>
  );
}
