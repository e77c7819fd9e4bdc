export async function writePicturePage(
  _picture: Buffer,
  _type: 'image/jpeg' | 'image/png',
): Promise<Uint8Array | undefined> {
  return undefined;
}
