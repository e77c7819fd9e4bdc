import { until } from './until.ts';

/** Where an element stands in an answer (WebDriver, "web element identifier"). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type WebDriverSession = {
  /** One command of the session: https://www.w3.org/TR/webdriver2/#endpoints. Throws what the driver says went wrong. */
  command<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>;
};

/** A session of a WebDriver that listens on a port of this machine, or will in a moment. */
export async function openSession(port: number, capabilities: object): Promise<WebDriverSession> {
  const driver = `http://127.0.0.1:${port}`;
  await until('the WebDriver listens', async () => (await fetch(`${driver}/status`)).ok);
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  return { command: (method, path, body) => send(`${driver}/session/${sessionId}${path}`, method, body) };
}

/** The element's id in an answer, if the answer is an element. */
export function readElement(answer: unknown): string | undefined {
  return answer === null ? undefined : (answer as Record<string, string>)[ELEMENT];
}

async function send<Answer>(address: string, method: string, body: object = {}): Promise<Answer> {
  const answer = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
