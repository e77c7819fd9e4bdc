import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import type { Sentence, Wrap } from '../texts.ts';

export const photos = 'Photos';
export const lead =
  'Take photos or choose up to 60 at once. They are made smaller on this device, and place, time and camera are taken out before they are sent.';
export const who = 'Your co-buyer sees and adds photos too. Someone you share your homes with sees them.';
export const add = 'Add photos';
export const addTo = (address: string) => `Add photos of ${address}`;
export const count = (photos: number) => (photos === 1 ? '1 photo' : `${photos} photos`);
export const showAll = (photos: number) => `Show all ${photos} photos`;
export const photosOf = (address: string) => `Photos of ${address}`;
export const noneYet = 'No photos yet.';
export const onlyCovers = 'Without a connection only the cover photo shows.';

/** On their way. */
export const onTheWay = 'Photos on their way';
export const progress = (stored: number, all: number) => `${stored} of ${all} photos are up`;
export const progressLabel = 'All photos';
export const photoProgress = (name: string) => `Upload of ${name}`;
export const ready = 'Making smaller';
export const waits = 'Waiting';
export const keepOpen = 'Keep this page open until every photo is made smaller.';
export const mayClose =
  'You may close this page. What is not up yet goes on when you open your homes again on this device.';
export const noConnection =
  'No connection. The photos are kept on this device and go on by themselves when it is back.';
export const notKept = 'This browser keeps no files, so keep this page open until every photo is up.';
export const brokeOff = (words: string) => `${words} We try again in a moment.`;
export const signedOut = 'You were signed out. Sign in, and the photos go on.';
export const tryNow = 'Try again now';
export const stopPhoto = (name: string) => `Stop the upload of ${name}`;
export const allUp = (photos: number) => (photos === 1 ? 'The photo is up' : `All ${photos} photos are up`);
export const notAdded = (photos: number) =>
  photos === 1 ? '1 photo was not added' : `${photos} photos were not added`;
export const removeFromList = <Part>(part: Wrap<Part>, name: string): Sentence<Part> => [
  'Remove',
  part(` ${name} from this list`),
];
export const unread = (photos: number) =>
  photos === 1
    ? '1 photo was not read before this page closed'
    : `${photos} photos were not read before this page closed`;
export const chooseAgain = (names: string) => `Choose them again: ${names}`;
export const forgetThem = 'Do not add them';

/** Why a photo is not sent at all. */
export const tooLarge = (largest: number) =>
  `This photo has more than ${formatFileSize(largest)}. It was not added; save it smaller and choose it again.`;
export const tooManyPixels = (most: number) =>
  `This photo has more than ${most / 1_000_000} megapixels. It was not added; take or save it smaller.`;
export const empty = 'This file is empty. It was not added.';
export const notAPhoto = 'This file is not a photo that this browser can open. It was not added.';
export const heic =
  'This browser cannot open HEIC photos. It was not added. Open this page in Safari on the device that took it, or save the photo as JPEG and choose that.';
export const cutOff = 'The end of this photo is missing. It was not added; copy it from the camera again.';
export const mostAtOnce = (most: number) => `Choose up to ${most} photos at once. This one was not added.`;
export const mostOfHome = (most: number) =>
  `A home can have up to ${most} photos. This one was not added; delete one first.`;

/** One photo. */
export const open = (name: string) => `Open ${name}`;
export const placeOf = (place: number, all: number) => `Photo ${place} of ${all}`;
export const previous = 'Previous photo';
export const next = 'Next photo';
export const close = 'Close';
export const caption = 'Caption';
export const captionHint = 'Up to 120 characters. It is also read out to somebody who cannot see the photo.';
export const saveCaption = 'Save caption';
export const captionSaved = 'Caption saved';
export const makeCover = 'Use as cover';
export const isCover = 'Cover photo';
export const coverSaved = 'This photo is the cover now';
export const earlier = 'Move earlier';
export const later = 'Move later';
export const moved = (place: number) => `Moved to place ${place}`;
export const remove = 'Delete photo';
export const removed = 'Photo deleted';
export const removeTitle = 'Delete this photo?';
export const removeLead = 'It is deleted for your co-buyer too, and cannot be brought back.';
export const keep = 'Keep it';
export const notSaved = 'Not saved';
