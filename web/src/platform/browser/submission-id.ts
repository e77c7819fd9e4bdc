/** A random UUID (RFC 9562 5.4), also on pages without HTTPS, where `crypto.randomUUID` is not there. */
export function createSubmissionId(): string {
  return '00000000-0000-4000-8000-000000000000'.replace(/0/g, () => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (random & 15).toString(16);
  });
}
