/** Where a photo of a home is read. */
export const parsePhotoAddress = (homeId: string, photoId: string, size: 'small' | 'whole') =>
  `/api/homes/${homeId}/photos/${photoId}/content?size=${size}`;
