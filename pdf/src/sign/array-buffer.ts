/** As the libraries of ASN.1 want their bytes: in a buffer of their own. */
export function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
