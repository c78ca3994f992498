/** Figures of a run, their medians, and how they compare with the goals. */

export interface Figures {
  readonly answered: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** CPU per request, in milliseconds. */
  readonly serverMs: number
  readonly postgresMs: number
  readonly statements: number
}

export interface Goals {
  /** Requests a second as a share of the plain floor's. */
  readonly plain?: number
  /** Requests a second as a share of the statement floor's. */
  readonly share?: number
  /** p99 as a multiple of the statement floor's p50. */
  readonly tail?: number
  /** p50 over one connection as a multiple of the statement floor's. */
  readonly single?: number
  readonly statements?: number
}

/** Prints a figure beside its goal. */
export function goalLine(what: string, figure: number, goal: number, unit: string): void {
  console.log(
    `  ${what.padEnd(42)}${figure.toFixed(0).padStart(9)} ${unit.padEnd(2)} of ${goal}${figure > goal ? '  MISSED' : ''}`,
  )
}

/** Returns the middle figure, or the mean of the middle two. */
export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]]
  return (low + high) / 2
}

export function median(runs: readonly Figures[]): Figures {
  const middle = (figure: keyof Figures) => medianOf(runs.map((run) => run[figure]))
  return {
    answered: middle('answered'),
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    serverMs: middle('serverMs'),
    postgresMs: middle('postgresMs'),
    statements: middle('statements'),
  }
}

/** Prints a figure, and whether it meets its goal if it has one. */
export function against(name: string, figure: number, goal: number | undefined, isMet: boolean): void {
  const verdict = goal === undefined ? '' : `  goal ${goal}: ${isMet ? 'met' : 'missed'}`
  console.log(`${name.padEnd(40)}${figure.toFixed(3).padStart(7)}${verdict}`)
}

interface Sides {
  readonly plain: Figures
  readonly floor: Figures
  readonly ours: Figures
}

export interface Comparison {
  readonly title: string
  /** Over many connections, and over one. */
  readonly many: Sides
  readonly one: Sides
  readonly goals: Goals
}

const columns = '      requests/s  p50 ms  p99 ms  CPU: server  PostgreSQL  statements'

function rowOf(name: string, figures: Figures): string {
  return [
    name,
    figures.perSecond.toFixed(0).padStart(10),
    figures.p50.toFixed(1).padStart(8),
    figures.p99.toFixed(1).padStart(8),
    figures.serverMs.toFixed(3).padStart(10),
    figures.postgresMs.toFixed(3).padStart(12),
    figures.statements.toFixed(2).padStart(12),
  ].join('')
}

/** Prints comparable loads, a row each. */
export function printRows(title: string, rows: Readonly<Record<string, Figures>>): void {
  const width = Math.max(...Object.keys(rows).map((name) => name.length))
  console.log(`\n${title}\n${''.padEnd(width - 6)}${columns}`)
  for (const [name, figures] of Object.entries(rows)) console.log(rowOf(name.padEnd(width), figures))
}

export function print({ title, many, one, goals }: Comparison): void {
  const row = (side: keyof Sides) =>
    `${rowOf(side.padEnd(6), many[side])}${one[side].p50.toFixed(2).padStart(16)}`
  console.log(`
${title}
${columns}  1 connection p50
${row('plain')}
${row('floor')}
${row('ours')}`)
  const ofPlain = many.ours.perSecond / many.plain.perSecond
  against('requests/s, share of the plain floor', ofPlain, goals.plain, ofPlain >= (goals.plain ?? 0))
  const share = many.ours.perSecond / many.floor.perSecond
  against('requests/s, share of the statement', share, goals.share, share >= (goals.share ?? 0))
  const tail = many.ours.p99 / many.floor.p50
  against('p99, times the statement’s p50', tail, goals.tail, tail <= (goals.tail ?? 0))
  const alone = one.ours.p50 / one.floor.p50
  against('1 connection p50, times the statement’s', alone, goals.single, alone <= (goals.single ?? 0))
  if (goals.statements !== undefined) {
    // A few are the server's own: jobs looking for work, sessions and names being read again.
    const { statements } = many.ours
    against('statements a request', statements, goals.statements, statements <= goals.statements + 0.25)
  }
}
