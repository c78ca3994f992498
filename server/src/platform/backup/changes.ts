/** Changes archived after a backup: WAL segments, copied to where a recovery looks for them. */
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { giveTo } from '../postgres/home.ts'
import type { Account } from '../postgres/account.ts'
import type { Description } from './backup-folder.ts'
import { positionOf } from './prune.ts'

export interface Changes {
  /** Segments found, from the backup's first one on. */
  readonly segments: readonly string[]
  /** The last segment before a gap: nothing after it can be replayed. */
  readonly brokenAfter: string | undefined
  /** The WAL position, in bytes, at which the last segment ends. */
  readonly end: bigint | undefined
}

/** Copies the changes archived after a backup into `pg_wal` of its unpacked database. */
export async function fetchChanges(
  backup: string,
  { archive, firstSegment }: Description,
  cluster: string,
  account: Account | undefined,
): Promise<Changes> {
  if (archive === null) return { segments: [], brokenAfter: undefined, end: undefined }
  const directory = path.join(path.dirname(backup), archive)
  const names = await fs.readdir(directory).catch(() => [])
  const wal = path.join(cluster, 'pg_wal')
  const wanted = names.filter(
    (name) =>
      /^[0-9A-F]{8}\.history$/.test(name) ||
      (/^[0-9A-F]{24}$/.test(name) && positionOf(name) >= positionOf(firstSegment)),
  )
  for (const name of wanted) {
    const place = path.join(wal, name)
    await fs.copyFile(path.join(directory, name), place)
    await fs.chmod(place, 0o600)
    await giveTo(account, place)
  }
  const segments = (await fs.readdir(wal)).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted()
  const [first, last] = [segments[0], segments.at(-1)]
  if (first === undefined || last === undefined) return { segments, brokenAfter: undefined, end: undefined }
  const size = BigInt((await fs.stat(path.join(wal, first))).size)
  const brokenAfter = segments.find((name, index) => {
    const next = segments[index + 1]
    return next !== undefined && numberOf(next, size) - numberOf(name, size) > 1n
  })
  return { segments, brokenAfter, end: (numberOf(last, size) + 1n) * size }
}

/** Returns a segment's running number: the lower half of its name restarts every 4 GB, the upper counts on. */
function numberOf(segment: string, size: bigint): bigint {
  const position = positionOf(segment)
  return BigInt(`0x${position.slice(0, 8)}`) * (2n ** 32n / size) + BigInt(`0x${position.slice(8)}`)
}
