/** Metrics that Prometheus reads at `/metrics`. */
import path from 'node:path'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { apiVersion } from '@commons/contract/changes.ts'
import { allRoles, type Roles } from './roles.ts'
import type { FolderRoom, RoomState } from './media/disk-space.ts'

export interface Metrics {
  readonly registry: Registry
  readonly answerSeconds: Histogram<'kind'>
  readonly answers: Counter<'kind' | 'status'>
  readonly refusals: Counter<'refusal'>
  readonly statements: Counter
  readonly deadlocks: Counter
  readonly reads: Counter<'where'>
  readonly sockets: Gauge
  readonly hints: Counter
  readonly busConnected: Gauge<'over'>
  readonly hintsSent: Counter<'over'>
  readonly hintsReceived: Counter<'over'>
}

/** The bounds of the times that answers take, in seconds. Slower ones are counted in one bucket more. */
export const answerBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

let ofProcess: Registry | undefined

/** Returns what Prometheus reads: metrics of this installation and of the process, whose observers never end. */
export function allMetrics({ registry }: Metrics): Registry {
  return Registry.merge([registry, processMetrics()])
}

function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess, prefix: 'commons_' })
  }
  return ofProcess
}

export function openMetrics(roles: Roles = new Set(allRoles)): Metrics {
  processMetrics()
  const registry = new Registry()
  sayWhatItIs(registry, roles)
  return {
    registry,
    answerSeconds: new Histogram({
      name: 'commons_answer_seconds',
      help: 'Seconds from a request to its answer, by the kind of request.',
      labelNames: ['kind'],
      buckets: [...answerBounds],
      registers: [registry],
    }),
    answers: new Counter({
      name: 'commons_answers_total',
      help: 'Answered requests, by their kind and the class of their status, such as 2xx.',
      labelNames: ['kind', 'status'],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'commons_refusals_total',
      help: 'Refused requests by the name of the refusal.',
      labelNames: ['refusal'],
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
    reads: new Counter({
      name: 'commons_reads_total',
      help: 'Reads that replicas may answer, by where they were answered: replica or primary.',
      labelNames: ['where'],
      registers: [registry],
    }),
    sockets: new Gauge({ name: 'commons_sockets', help: 'Open sockets.', registers: [registry] }),
    hints: new Counter({
      name: 'commons_hints_total',
      help: 'Hints sent to sockets.',
      registers: [registry],
    }),
    busConnected: new Gauge({
      name: 'commons_bus_connected',
      help: 'Whether the bus between processes is connected: over notify, and over nats where BUS_URL is set.',
      labelNames: ['over'],
      registers: [registry],
    }),
    hintsSent: new Counter({
      name: 'commons_bus_hints_sent_total',
      help: 'Hints sent to other processes, over notify or nats.',
      labelNames: ['over'],
      registers: [registry],
    }),
    hintsReceived: new Counter({
      name: 'commons_bus_hints_received_total',
      help: 'Hints received from other processes, over notify or nats.',
      labelNames: ['over'],
      registers: [registry],
    }),
  }
}

function sayWhatItIs(registry: Registry, roles: Roles): void {
  const registers = [registry]
  const info = new Gauge({
    name: 'commons_info',
    help: 'Always 1, with the version of the API.',
    labelNames: ['version'],
    registers,
  })
  info.set({ version: apiVersion }, 1)
  const role = new Gauge({
    name: 'commons_role',
    help: 'Whether this process has a role.',
    labelNames: ['role'],
    registers,
  })
  for (const each of allRoles) role.set({ role: each }, roles.has(each) ? 1 : 0)
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

interface WatchedReplica {
  readonly name: string
  state(): { readonly up: boolean; readonly bytes: number; readonly seconds: number }
}

/** Adds whether read replicas are in rotation, and how far behind. */
export function watchReplicas({ registry }: Metrics, replicas: readonly WatchedReplica[]): void {
  const gauges = [
    ['commons_replica_up', 'Whether a read replica is in rotation.', 'up'],
    [
      'commons_replica_lag_bytes',
      'Bytes of the primary’s log that a read replica has not replayed.',
      'bytes',
    ],
    ['commons_replica_lag_seconds', 'How long a read replica has been behind.', 'seconds'],
  ] as const
  for (const [name, help, figure] of gauges) {
    const gauge: Gauge<'replica'> = new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers: [registry],
      collect(): void {
        for (const replica of replicas) gauge.set({ replica: replica.name }, Number(replica.state()[figure]))
      },
    })
  }
}

/** Adds what needs somebody, judged when read: 1 for each alert that holds, 0 for the others. */
export function watchAlerts(
  { registry }: Metrics,
  names: readonly string[],
  findAlerts: () => Promise<ReadonlySet<string>>,
): void {
  const gauge: Gauge<'name'> = new Gauge({
    name: 'commons_alert',
    help: 'Whether this needs somebody.',
    labelNames: ['name'],
    registers: [registry],
    async collect(): Promise<void> {
      const found = await findAlerts()
      for (const name of names) gauge.set({ name }, found.has(name) ? 1 : 0)
    },
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
