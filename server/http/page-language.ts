import type { FastifyRequest } from 'fastify';

/** Languages that the server's own pages are written in. */
const languages = ['en', 'hi'] as const;
export type PageLanguage = (typeof languages)[number];

/** The one that a browser likes best (`accept-language`); English where it names neither. */
export function pageLanguage({ headers }: FastifyRequest): PageLanguage {
  const liked = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().toLowerCase().split(';');
      const weight = /^\s*q=([\d.]+)$/.exec(quality)?.[1];
      return {
        language: languages.find((each) => tag === each || tag.startsWith(`${each}-`)),
        weight: Number(weight ?? 1),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return liked.find(({ language }) => language !== undefined)?.language ?? 'en';
}

/** Whether a person looks at the answer: a browser that opens an address says that it takes HTML, a program does not. */
export const isForPerson = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /(^|,)\s*text\/html\s*(;|,|$)/i.test(headers.accept ?? '');
