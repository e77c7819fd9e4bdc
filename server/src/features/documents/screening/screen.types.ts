/** Looks at a file as it passes by. Both throw FILE_NOT_SAFE, or FILE_TYPE_NOT_ACCEPTED for what only begins like its type. */
export type Screen = {
  /** The chunk is lent: nothing of it may be kept. */
  take(chunk: Uint8Array): Promise<void> | void;
  /** After the last byte. */
  finish(): Promise<void> | void;
};
