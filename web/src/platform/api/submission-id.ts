/** A random UUID (RFC 9562 5.4), also on pages without HTTPS, where `crypto.randomUUID` is not there. */
export function createSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [start, rest] = [`${hex.slice(0, 8)}-${hex.slice(8, 12)}`, `${hex.slice(17, 20)}-${hex.slice(20)}`];
  return `${start}-4${hex.slice(13, 16)}-8${rest}`;
}
