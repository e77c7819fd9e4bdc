import { describePhoto, PHOTO_NOT_SHOWN } from '@porchlight/domain/homes/describe-photo.ts';
import type { HomePhoto } from '@porchlight/domain/homes/home-photos.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '../../platform/browser/online.ts';
import { parseKeptCover, saveCover } from './kept-covers.ts';
import { parsePhotoAddress } from './photo-address.ts';

/** The first photo of a home, small; nothing where there is none. Without a connection the one that this device keeps. */
export function CoverPicture({
  home,
  shape = 'aspect-[2/1]',
}: {
  home: Pick<HomeView, 'id' | 'address' | 'photos'>;
  shape?: 'aspect-[2/1]' | 'aspect-[3/2]';
}) {
  const [cover] = home.photos;
  const [failedId, setFailedId] = useState<string>();
  const isOnline = useOnline();
  if (cover === undefined) return null;
  const isReached = isOnline && failedId !== cover.id;
  const source = isReached ? parsePhotoAddress(home.id, cover.id, 'small') : parseKeptCover(cover.id);
  const name = describePhoto(cover, 1, home.address);
  if (source === undefined) return <MissingPicture name={name} />;
  return (
    <img
      key={source}
      src={source}
      alt={name}
      width={cover.width}
      height={cover.height}
      loading="lazy"
      decoding="async"
      onLoad={({ currentTarget }) => isReached && saveCover(cover.id, currentTarget)}
      onError={() => setFailedId(cover.id)}
      className={`w-full rounded-s bg-sunken object-cover ${shape}`}
    />
  );
}

/** A photo of a list, small. */
export function SmallPicture({ photo, source, name }: { photo: HomePhoto; source: string; name: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <MissingPicture name={name} />;
  return (
    <img
      src={source}
      alt={name}
      width={photo.width}
      height={photo.height}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className="aspect-[3/2] w-full bg-sunken object-cover"
    />
  );
}

function MissingPicture({ name }: { name: string }) {
  return (
    <span
      role="img"
      aria-label={`${name}. ${PHOTO_NOT_SHOWN}`}
      className="grid aspect-[3/2] w-full place-items-center rounded-s bg-sunken text-ink-soft"
    >
      <ImageOff aria-hidden="true" className="size-7" />
    </span>
  );
}
