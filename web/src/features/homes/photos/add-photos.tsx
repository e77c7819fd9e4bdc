import * as texts from '@porchlight/content/en/homes-photos.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { addPhotos, usePhotoUploads } from './photo-uploads.ts';
import { UploadProgress } from './upload-progress.tsx';

/**
 * Takes photos or has them chosen, and shows how far they are; `isShort` without a line for each. A phone offers its camera and its photos:
 * which, it asks by itself.
 */
export default function AddPhotos({ home, isShort = false }: { home: HomeView; isShort?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, line } = usePhotoUploads();
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same photo can be chosen twice in a row.
    target.value = '';
    addPhotos(line, home.id, files, home.photos.length);
  }
  return (
    <div className="grid gap-4">
      <p>
        <Button
          size="small"
          variant={isShort ? 'quiet' : 'primary'}
          aria-label={texts.addTo(home.address)}
          onClick={() => input.current?.click()}
        >
          <Camera aria-hidden="true" className="size-4.5" />
          {texts.add}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/*"
          aria-label={texts.addTo(home.address)}
          onChange={choose}
        />
      </p>
      <UploadProgress homeId={home.id} state={state} line={line} isShort={isShort} />
    </div>
  );
}
