/** Addresses of stored pictures, signed where the viewer has no cookie to show. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Picture } from '@commons/contract/shared/picture.ts'
import { now } from '../clock.ts'

/** A row of `media` as the shapes need it. */
export interface PictureRow {
  key: string
  width: number
  height: number
  animated: boolean
  preview: string
  widths: number[]
}

const lifeSeconds = 3_600

export interface MediaAddresses {
  /** The address of a rendition; with `viewer` one that only they may use, for an hour. */
  rendition(key: string, width: number, viewer?: number): string
  picture(row: PictureRow, viewer?: number): Picture
  /** The viewer that a signed address was made for, while it is valid. */
  viewerOf(key: string, query: Record<string, unknown>): number | undefined
}

export function mediaAddresses(secret: Buffer): MediaAddresses {
  const sign = (key: string, viewer: number, until: number) =>
    createHmac('sha256', secret).update(`${key}.${viewer}.${until}`).digest('base64url')

  const rendition: MediaAddresses['rendition'] = (key, width, viewer) => {
    const plain = `/media/${key}/${width}.webp`
    if (viewer === undefined) return plain
    const until = Math.floor(now().getTime() / 1000) + lifeSeconds
    return `${plain}?viewer=${viewer}&until=${until}&signature=${sign(key, viewer, until)}`
  }

  return {
    rendition,
    picture: ({ key, width, height, animated, preview, widths }, viewer) => ({
      width,
      height,
      animated,
      preview,
      sources: widths.map((each) => ({ width: each, url: rendition(key, each, viewer) })),
    }),
    viewerOf(key, { viewer, until, signature }) {
      if (typeof viewer !== 'string' || typeof until !== 'string' || typeof signature !== 'string')
        return undefined
      if (!/^\d{1,15}$/.test(viewer) || !/^\d{1,12}$/.test(until)) return undefined
      const expected = Buffer.from(sign(key, Number(viewer), Number(until)))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
      return Number(until) * 1000 > now().getTime() ? Number(viewer) : undefined
    },
  }
}

/** Widths of a face's and a cover's renditions. Pictures of both are made at least so wide. */
export const faceWidths = [256]
export const coverWidths = [1440]

/** A member's face: every member sees it, so that it needs no signature. */
export const faceAddress = (media: MediaAddresses, key: string | null) =>
  key === null ? null : media.rendition(key, faceWidths[0] ?? 0)

export const coverAddress = (media: MediaAddresses, key: string | null) =>
  key === null ? null : media.rendition(key, coverWidths[0] ?? 0)
