import * as texts from '@porchlight/content/en/homes-photos.ts';
import { describePhoto, PHOTO_NOT_SHOWN } from '@porchlight/domain/homes/describe-photo.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { parsePhotoAddress } from '../../../ui/home/photo-address.ts';

/** A finger that went this far sideways, in CSS pixels, means the next photo. */
const SWIPED_PX = 48;

/** The photo with the ways to the next: two buttons, the arrow keys, and a finger that goes sideways. */
export function PhotoStage({
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
