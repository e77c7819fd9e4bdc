import * as texts from '@porchlight/content/en/homes/photos.ts';
import { type HomePhoto, MAX_CAPTION_LENGTH } from '@porchlight/domain/homes/home-photos.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

/** What stands below a photo, and is read out in its place. */
export function CaptionForm({
  photo,
  onSave,
}: {
  photo: HomePhoto;
  onSave: (caption: string) => Promise<boolean>;
}) {
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
