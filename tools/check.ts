/** `npm run check`: checks the sources without running them. */
import { availableParallelism } from 'node:os'
import { type Finished, runNode, scriptOf } from './run.ts'

interface Step {
  readonly name: string
  readonly args: readonly string[]
}

const typescript = scriptOf('typescript', 'tsc')
/** With one checker: several each work out much of the same types, which takes twice the work in all. */
const types = (project: string): Step => ({
  name: `types of ${project}`,
  args: [typescript, '-p', project, '--checkers', '1'],
})

const cruise = [
  '--import',
  './tools/read-tsx.mjs',
  scriptOf('dependency-cruiser', 'depcruise'),
  'chain',
  'client',
  'contract/src',
  'drawings',
  'server',
  'web/src',
  'e2e',
  'bench',
  'tools',
]

const steps: readonly Step[] = [
  types('chain'),
  types('client'),
  types('client/tsconfig.build.json'),
  types('contract'),
  types('drawings'),
  types('server'),
  types('web'),
  types('web/tsconfig.node.json'),
  types('web/tsconfig.sw.json'),
  types('e2e'),
  types('bench'),
  types('tools'),
  { name: 'lint', args: [scriptOf('oxlint'), '--deny-warnings'] },
  { name: 'format', args: [scriptOf('oxfmt'), '--check'] },
  { name: 'import directions', args: cruise },
  { name: 'API reference', args: ['tools/write-api-docs.ts', '--check'] },
  { name: 'configuration reference', args: ['tools/write-config-docs.ts', '--check'] },
  { name: 'unused code', args: [scriptOf('knip'), '--no-progress', '--no-config-hints'] },
]

async function check({ name, args }: Step): Promise<boolean> {
  const started = performance.now()
  const { code, output }: Finished = await runNode(args)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  return code === 0
}

async function main(): Promise<void> {
  const queue = [...steps]
  const failed: string[] = []
  const work = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      if (!(await check(step))) failed.push(step.name)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  if (failed.length > 0) console.log(`\nNot clean: ${failed.join(', ')}.`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

await main()
