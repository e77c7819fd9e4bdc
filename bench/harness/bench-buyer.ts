import type { ServerProcess } from './server-process.ts';

export type BenchBuyer = { userId: string; cookie: string };

const PASSWORD = 'tamarind-orbit-cellar-42';

/** Opens an account over the API, with the mailed link taken from the development mailbox. */
export async function createBenchBuyer({ origin }: ServerProcess, email: string): Promise<BenchBuyer> {
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/accounts/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('sign-up', { name: 'Bench Buyer', email, password: PASSWORD });
  const token = await getToken(origin, email);
  const response = await post('verify-email', { token });
  const account = (await response.json()) as { id: string };
  return {
    userId: account.id,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

async function getToken(origin: string, email: string): Promise<string> {
  for (;;) {
    const mailbox = await (await fetch(`${origin}/dev/mail`)).text();
    const message = mailbox.split('<article>').find((part) => part.includes(email));
    const link = /href="([^"]+)"/.exec(message ?? '')?.[1];
    if (link) return new URL(link.replaceAll('&amp;', '&')).searchParams.get('token') ?? '';
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
