/** Metrics that Prometheus reads at `/metrics`. */
import path from 'node:path'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { FolderRoom, RoomState } from './media/disk-space.ts'

export interface Metrics {
  readonly registry: Registry
  readonly callSeconds: Histogram<'call' | 'status'>
  readonly refusals: Counter<'call' | 'refusal'>
  readonly statements: Counter
  readonly deadlocks: Counter
  readonly sockets: Gauge
  readonly hints: Counter
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'commons_' })
  return {
    registry,
    callSeconds: new Histogram({
      name: 'commons_call_seconds',
      help: 'Seconds from a call to its answer.',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'commons_refusals_total',
      help: 'Refused calls by the name of the refusal.',
      labelNames: ['call', 'refusal'],
      registers: [registry],
    }),
    statements: new Counter({
      name: 'commons_statements_total',
      help: 'Statements sent to the database.',
      registers: [registry],
    }),
    deadlocks: new Counter({
      name: 'commons_deadlocks_total',
      help: 'Statements that the database ended because of a deadlock. Each is a defect in the order of locks.',
      registers: [registry],
    }),
    sockets: new Gauge({ name: 'commons_sockets', help: 'Open sockets.', registers: [registry] }),
    hints: new Counter({
      name: 'commons_hints_total',
      help: 'Hints sent to sockets.',
      registers: [registry],
    }),
  }
}

/** Adds the difficulty of captchas, computed when read: no call marks the end of an attack. */
export function watchCaptchas({ registry }: Metrics, difficulty: () => number): void {
  const gauge: Gauge = new Gauge({
    name: 'commons_captcha_difficulty',
    help: 'How many times its usual work a captcha takes; above 1 somebody attacks.',
    registers: [registry],
    collect: (): void => gauge.set(difficulty()),
  })
}

/** Adds the disk space for uploads, computed when read. */
export function watchRoom({ registry }: Metrics, state: () => Promise<RoomState>): void {
  const byFolder = (name: string, help: string, bytesOf: (found: FolderRoom) => number) => {
    const gauge: Gauge<'folder'> = new Gauge({
      name,
      help,
      labelNames: ['folder'],
      registers: [registry],
      async collect(): Promise<void> {
        const { folders } = await state()
        for (const each of folders) gauge.set({ folder: path.basename(each.folder) }, bytesOf(each))
      },
    })
  }
  const onVolume = 'on the volume of a folder for members’ files'
  byFolder('commons_disk_free_bytes', `Bytes that are free ${onVolume}.`, ({ free }) => free)
  byFolder(
    'commons_disk_reserve_bytes',
    `Free bytes ${onVolume} below which uploads are refused.`,
    ({ reserve }) => reserve,
  )
  const underWay: Gauge = new Gauge({
    name: 'commons_uploads_bytes',
    help: 'Bytes of uploads under way.',
    registers: [registry],
    collect: async (): Promise<void> => underWay.set((await state()).underWay),
  })
}
