/** Options of the benchmarks' command lines. */
import path from 'node:path'
import { parseArgs } from 'node:util'

export interface Options {
  readonly posts: readonly number[]
  readonly seconds: number
  readonly rounds: number
  readonly idempotent: boolean
  readonly compressed: boolean
  /** Where to write CPU profiles of the floor and the server, if anywhere. */
  readonly profile: string | undefined
  /** The parts of a benchmark to run, if not all. */
  readonly only: readonly string[] | undefined
  /** The BenchmarkIndex of a device to be as slow as, instead of four times slower than this machine. */
  readonly index: number | undefined
}

/** Reads the command line, or `args` in its place. */
export function readOptions(args?: string[]): Options {
  const { values } = parseArgs({
    ...(args ? { args } : {}),
    options: {
      posts: { type: 'string', default: '10000,100000' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      idempotent: { type: 'boolean', default: false },
      compressed: { type: 'boolean', default: false },
      profile: { type: 'string' },
      only: { type: 'string' },
      index: { type: 'string' },
    },
  })
  const whole = (name: string, text: string) => {
    const number = Number(text.replaceAll('_', ''))
    if (Number.isInteger(number) && number > 0) return number
    throw new Error(`--${name} takes whole numbers above 0, and "${text}" is none`)
  }
  return {
    posts: values.posts.split(',').map((text) => whole('posts', text)),
    seconds: whole('seconds', values.seconds),
    rounds: whole('rounds', values.rounds),
    idempotent: values.idempotent,
    compressed: values.compressed,
    profile: values.profile && path.resolve(values.profile),
    only: values.only?.split(','),
    index: values.index === undefined ? undefined : whole('index', values.index),
  }
}
