/** Addresses of stored files, signed for viewers without a cookie, and the files' shapes in the contract. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Attachment } from '@commons/contract/shared/attachment.ts'
import type { Voice } from '@commons/contract/shared/message-file.ts'
import type { Picture } from '@commons/contract/shared/picture.ts'
import type { Storyboard, Video, VideoProgress } from '@commons/contract/shared/video.ts'
import { now } from '../clock.ts'
import { isMessageId, type Language, text } from '../language.ts'
import type { MediaRow } from './media.queries.ts'
import { attachmentFile, captionsFile, voiceFile } from './store/store.ts'
import { sheetsOf, thumbnailFile } from './stored-stream.ts'

/** An address works for an hour at least, and is the same for an hour, so that caches of clients know it again. */
const lifeSeconds = 3_600
/** Each viewer’s addresses change at another moment of the hour, so that not all pictures are loaded anew at once. */
const shiftOf = (viewer: number) => (viewer * 2_503) % lifeSeconds
/** The playlist of a video that streams, which lists those of its tracks. */
export const masterFile = 'master.m3u8'

export interface MediaAddresses {
  /** Returns a rendition's address; with `viewer`, one that works only for that viewer, for one to two hours. */
  rendition(key: string, width: number, viewer?: number): string
  /** Returns the shape of a picture that is ready. */
  picture(row: MediaRow, viewer?: number): Picture
  /** Returns the shape of a video that is ready. */
  video(row: MediaRow, viewer?: number): Video
  /** Returns the address of captions that are a file of their own. */
  captions(key: string, viewer?: number): string
  /** Returns how far a video that streams is, for its owner. */
  progress(row: MediaRow, language: Language, viewer?: number): VideoProgress
  /** Returns the shape of a voice note that is ready. */
  voice(row: MediaRow, viewer?: number): Voice
  /** Returns the shape of an attachment. */
  attachment(row: AttachmentRow, viewer?: number): Attachment
  /**
   * Returns the query that makes an address of this key work for this viewer alone, for one to two hours, and for
   * as long as a video of so many seconds plays. It is the same for an hour.
   */
  signed(key: string, viewer: number, seconds?: number): string
  /** Returns the viewer that an address was signed for; undefined if it isn't signed or has expired. */
  viewerOf(key: string, query: Record<string, unknown>): number | undefined
  /** Returns the text that says why a file failed; `streams` for a video that does. */
  failure(language: Language, reason: string, streams?: boolean): string
}

/** The columns of a row of `media` that the shape of an attachment needs. */
export interface AttachmentRow {
  readonly key: string
  readonly bytes: number
  readonly mime: string
  readonly file_name: string
}

/** `valuesOf` returns the values in a reason's text. */
export function mediaAddresses(
  secret: Buffer,
  valuesOf: (reason: string, streams: boolean) => Record<string, number>,
): MediaAddresses {
  const sign = (key: string, viewer: number, until: number) =>
    createHmac('sha256', secret).update(`${key}.${viewer}.${until}`).digest('base64url')

  const signed: MediaAddresses['signed'] = (key, viewer, seconds = 0) => {
    const shift = shiftOf(viewer)
    const hour = Math.floor((now().getTime() / 1000 + shift) / lifeSeconds)
    const until = (hour + 2) * lifeSeconds - shift + Math.ceil(seconds)
    return `viewer=${viewer}&until=${until}&signature=${sign(key, viewer, until)}`
  }
  const address = (key: string, file: string, viewer?: number, seconds?: number) =>
    `/media/${key}/${file}${viewer === undefined ? '' : `?${signed(key, viewer, seconds)}`}`
  const rendition: MediaAddresses['rendition'] = (key, width, viewer) => address(key, `${width}.webp`, viewer)

  const picture: MediaAddresses['picture'] = (row, viewer) => ({
    width: row.width,
    height: row.height,
    animated: row.animated,
    preview: row.preview,
    alt: row.alt,
    sources: row.widths.map((each) => ({ width: each, url: rendition(row.key, each, viewer) })),
  })

  const video: MediaAddresses['video'] = (row, viewer) => ({
    width: row.width,
    height: row.height,
    seconds: row.seconds,
    poster: picture({ ...row, ...posterSize(row) }, viewer),
    sources: row.stream
      ? []
      : row.heights.map((height) => ({ height, url: address(row.key, `${height}p.mp4`, viewer) })),
    hls: row.stream ? address(row.key, masterFile, viewer, row.seconds) : null,
    heights: row.heights,
    storyboard: storyboard(row, viewer),
    captions: row.captions ? address(row.key, captionsFile, viewer) : null,
  })

  function storyboard({ key, stream }: MediaRow, viewer?: number): Storyboard | null {
    if (!stream?.storyboard) return null
    const { everySeconds, ...board } = stream.storyboard
    const sheets = sheetsOf(stream.storyboard).map((sheet) => address(key, sheet, viewer))
    return { ...board, seconds: everySeconds, sheets }
  }

  const failure: MediaAddresses['failure'] = (language, reason, streams = false) => {
    const id = `refusal.${reason}`
    return text(language, isMessageId(id) ? id : 'failure.processing_failed', valuesOf(reason, streams))
  }

  const thumbnails = (row: MediaRow, viewer?: number): Picture[] =>
    (row.stream?.thumbnails ?? []).map(({ preview, widths }, at) => ({
      ...picture({ ...row, ...posterSize({ ...row, widths: [...widths] }), preview, widths: [] }, viewer),
      sources: widths.map((width) => ({ width, url: address(row.key, thumbnailFile(at, width), viewer) })),
    }))

  return {
    rendition,
    picture,
    signed,
    video,
    captions: (key, viewer) => address(key, captionsFile, viewer),
    progress: (row, language, viewer) => ({
      state: row.state,
      progress: row.progress,
      failure: row.failure === null ? null : failure(language, row.failure, row.stream !== null),
      heights: row.heights,
      thumbnails: row.state === 'ready' ? thumbnails(row, viewer) : [],
    }),
    voice: ({ key, seconds, waveform }, viewer) => ({
      seconds,
      url: address(key, voiceFile, viewer),
      waveform,
    }),
    attachment: ({ key, bytes, mime, file_name: name }, viewer) => ({
      name,
      bytes,
      type: typeOf(mime),
      url: address(key, attachmentFile, viewer),
    }),
    failure,
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

/** By what their types end with. */
const attachmentTypes: ReadonlyArray<readonly [RegExp, Attachment['type']]> = [
  [/^image\//, 'image'],
  [/pdf$/, 'pdf'],
  [/(excel|sheet)$/, 'sheet'],
  [/(powerpoint|presentation)$/, 'slides'],
  [/^text\//, 'text'],
  [/zip$/, 'zip'],
]

const typeOf = (mime: string): Attachment['type'] =>
  attachmentTypes.find(([ending]) => ending.test(mime))?.[1] ?? 'word'

/** Returns the size of the widest poster, which is at most as wide as the video. */
function posterSize({ width, height, widths }: MediaRow) {
  const widest = widths.at(-1) ?? width
  return { width: widest, height: Math.max(1, Math.round((height * widest) / width)) }
}

/** Widths of the renditions of faces and covers. Both pictures are at least that wide. */
export const faceWidth = 256
export const coverWidth = 1440

/** Returns the address of a member's face, unsigned since every member may see it. */
export const faceAddress = (media: MediaAddresses, key: string | null) =>
  key === null ? null : media.rendition(key, faceWidth)

export const coverAddress = (media: MediaAddresses, key: string | null) =>
  key === null ? null : media.rendition(key, coverWidth)
