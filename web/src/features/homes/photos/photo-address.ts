/** Where a photo of a home is read. */
export const readPhotoAddress = (homeId: string, photoId: string, size: 'small' | 'whole') =>
  `/api/homes/${homeId}/photos/${photoId}/content?size=${size}`;
