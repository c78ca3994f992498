/** What the server reads of a stranger's picture by itself; all else of it is a child process's. */
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { HeaderReader, type Reading } from './reading.ts'
import { readWebp } from './webp.ts'

const readings: Readonly<Record<string, () => Reading>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
}

/** A reader of files of this kind; undefined where only a child process can tell. */
export function headerReader(mime: string): HeaderReader | undefined {
  const reading = readings[mime]
  return reading && new HeaderReader(reading())
}
