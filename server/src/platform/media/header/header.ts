/** What the server itself reads from an untrusted picture; everything else is left to a child process. */
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { HeaderReader, type Reading } from './reading.ts'
import { readWebp } from './webp.ts'

const readings: Readonly<Record<string, () => Reading>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
}

/** Returns a reader of files of this type; undefined if only a child process can tell. */
export function headerReader(mime: string): HeaderReader | undefined {
  const reading = readings[mime]
  return reading && new HeaderReader(reading())
}
