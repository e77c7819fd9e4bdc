import { type RequestOptions, request } from 'node:http';

/** What an address answers with 200; anything else fails with what was said. */
export function loadAnswer(url: string, options: RequestOptions, sent?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(body) : reject(new Error(`${url}: ${body}`)),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end(sent);
  });
}
