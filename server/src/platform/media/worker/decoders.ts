/** libvips, restricted to what untrusted pictures may use. */
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { MediaBounds } from './tasks.ts'

// One core per picture; the others are for the server.
sharp.concurrency(1)
sharp.cache(false)
// libvips reads SVG, PDF, TIFF and more through libraries that must not see untrusted files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
})

export const pixelsOf = (megapixels: number) => megapixels * 1_000_000

export function openPicture(source: string | Buffer, bounds: MediaBounds, options: SharpOptions = {}): Sharp {
  return sharp(source, {
    limitInputPixels: pixelsOf(bounds.imageMegapixels),
    failOn: 'error',
    sequentialRead: true,
    ...options,
  })
}
