/** Keeps `contract/surface.jsonl`, what programs rely on, as long as nothing breaks them that no version tells of. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { apiVersion, versions } from '@commons/contract/changes.ts'
import {
  readSurface,
  sayBreaks,
  surfaceOf,
  textOf,
  untoldBreaks,
} from '@commons/contract/reference/surface.ts'

const file = new URL('../contract/surface.jsonl', import.meta.url)

export function keepSurface(): void {
  const now = surfaceOf(apiVersion)
  const breaks = existsSync(file) ? untoldBreaks(readSurface(readFileSync(file, 'utf8')), now, versions) : []
  if (breaks.length === 0) return writeFileSync(file, textOf(now))
  console.error(sayBreaks(breaks))
  process.exitCode = 1
}
