import * as texts from '@porchlight/content/en/homes-photos.ts';
import { describePhoto } from '@porchlight/domain/homes/describe-photo.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { useState } from 'react';
import { useOnline } from '../../../platform/browser/online.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { parsePhotoAddress } from '../../../ui/home/photo-address.ts';
import { CoverPicture, SmallPicture } from '../../../ui/home/photo-picture.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import AddPhotos from './add-photos.tsx';

/** What the offers below are not pushed out of sight by. */
const FIRST_SHOWN = 8;

const loadViewer = () => import('./photo-viewer.tsx');

/** The photos of a home; one that is pressed is shown whole, where it is described, moved and deleted too. */
export default function PhotosPart({ home }: { home: HomeView }) {
  const { id, address, photos } = home;
  const [showsAll, setShowsAll] = useState(false);
  const [openedId, setOpenedId] = useState<string>();
  const isOnline = useOnline();
  const opened = photos.findIndex((photo) => photo.id === openedId);
  return (
    <SectionCard id="photos" title={texts.photos}>
      <div className="grid max-w-[60ch] gap-1.5 text-ink-soft">
        <p>{texts.lead}</p>
        <p>{texts.who}</p>
      </div>
      <AddPhotos home={home} />
      {photos.length === 0 ? (
        <p className="text-ink-soft">{texts.noneYet}</p>
      ) : isOnline ? (
        <div className="grid gap-3">
          <p className="text-ink-soft">{texts.count(photos.length)}</p>
          <ul aria-label={texts.photos} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {(showsAll ? photos : photos.slice(0, FIRST_SHOWN)).map((photo, index) => {
              const name = describePhoto(photo, index + 1, address);
              return (
                <li key={photo.id} className="relative grid content-start gap-1">
                  <button
                    type="button"
                    id={`photo-${photo.id}`}
                    aria-label={texts.open(name)}
                    onClick={() => setOpenedId(photo.id)}
                    className="overflow-hidden rounded-s border border-line hover:border-line-strong"
                  >
                    <SmallPicture
                      photo={photo}
                      source={parsePhotoAddress(id, photo.id, 'small')}
                      name={name}
                    />
                  </button>
                  {index === 0 && (
                    <span className="pointer-events-none absolute top-2 left-2 rounded-s bg-surface px-2 py-0.5 font-semibold text-[.875rem] text-ink">
                      {texts.isCover}
                    </span>
                  )}
                  {photo.caption !== '' && (
                    <span className="wrap-anywhere text-[.9375rem] text-ink-soft">{photo.caption}</span>
                  )}
                </li>
              );
            })}
          </ul>
          {!showsAll && photos.length > FIRST_SHOWN && (
            <p>
              <Button size="small" onClick={() => setShowsAll(true)}>
                {texts.showAll(photos.length)}
              </Button>
            </p>
          )}
        </div>
      ) : (
        <div className="grid max-w-sm gap-2">
          <CoverPicture home={home} />
          <p className="text-ink-soft">{texts.onlyCovers}</p>
        </div>
      )}
      {opened !== -1 && (
        <LazyPart
          load={loadViewer}
          props={{ home, opened, onOpen: setOpenedId, onClose: () => setOpenedId(undefined) }}
        />
      )}
    </SectionCard>
  );
}
