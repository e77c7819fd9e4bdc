import type { TestBuyer } from './test-buyer.ts';

/** Follows the live events and gives each as `event data`, until the server ends the connection. */
export async function followEvents(buyer: TestBuyer) {
  const response = await buyer.send('GET', '/api/events');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async next(): Promise<string | undefined> {
      while (!text.includes('\n\n')) {
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        text += part.value;
      }
      const [event = '', ...rest] = text.split('\n\n');
      text = rest.join('\n\n');
      return event.replace(/^event: (.*)\ndata: /, '$1 ');
    },
    stop: () => reader?.cancel(),
  };
}
