/** A style sheet for each colour that a network can have in place of petrol: it holds at the first paint. */
import { type Accent, accentColours, accents } from '@commons/contract/shared/accent.ts'
import type { FastifyInstance } from 'fastify'

const others = accents.filter((accent) => accent !== 'petrol')

const rule = (selector: string, colours: Readonly<Record<string, string | undefined>>) =>
  `${selector}{${Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`

/** Returns the style sheet: what tokens.css and the client's palette have of petrol. */
export function accentCss(accent: Accent): string {
  const { shades, darkSoft } = accentColours[accent]
  // Twice the root: it must win whichever sheet loads last.
  const root = ':root:root'
  return [
    rule(root, {
      ...Object.fromEntries(shades.map((shade, nth) => [`mantine-color-petrol-${nth}`, shade])),
      'c-primary': shades[7],
      'c-primary-hover': shades[8],
      'c-primary-soft': shades[1],
      'c-on-primary-soft': shades[8],
      'c-link': shades[7],
      'c-focus': shades[7],
      'c-bubble-me': shades[7],
    }),
    rule(`${root}[data-mantine-color-scheme='dark']`, {
      'c-primary': shades[4],
      'c-primary-hover': shades[3],
      'c-primary-soft': darkSoft,
      'c-on-primary-soft': shades[2],
      'c-link': shades[3],
      'c-focus': shades[3],
      'c-bubble-me': shades[8],
    }),
  ].join('\n')
}

/** Returns what a page has in its head; the client's `ui/network.ts` changes it. Empty for petrol. */
export const accentLink = (accent: Accent): string =>
  accent === 'petrol' ? '' : `<link rel="stylesheet" href="/accents/${accent}.css" data-accent="${accent}">`

export function mountAccents(app: FastifyInstance): void {
  for (const accent of others) {
    const css = accentCss(accent)
    app.get(`/accents/${accent}.css`, (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        // It blocks the first paint: a later visit doesn't wait for it.
        .header('cache-control', 'public, max-age=3600, stale-while-revalidate=2592000')
        .send(css),
    )
  }
}
