/**
 * Compiles the contracts: `node chain/compile.ts` writes the modules that deployments, the server and tests read, so
 * that nobody who runs Commons needs a compiler. A test compares them with their sources.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import solc from 'solc'
import { z } from 'zod'

const root = import.meta.dirname
const required = createRequire(import.meta.url)

/** What decides over the bytecode besides the source. */
const settings = {
  // What the contract runs on is chosen here and not by the compiler: a newer one could need a newer chain.
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
} as const

const Output = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).optional(),
  contracts: z
    .record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          abi: z.array(z.unknown()),
          evm: z.object({
            bytecode: z.object({ object: z.string() }),
            deployedBytecode: z.object({
              object: z.string(),
              immutableReferences: z
                .record(z.string(), z.array(z.object({ start: z.int(), length: z.int() })))
                .optional(),
            }),
          }),
        }),
      ),
    )
    .optional(),
})

/** Each file of contracts, and the module that has them compiled. */
const compiled = [
  { file: 'FcellToken.sol', names: { fcellToken: 'FcellToken' }, into: 'fcell-token.generated.ts' },
  {
    file: 'ForTests.sol',
    names: { untrueToken: 'UntrueToken', splitter: 'Splitter', pretender: 'Pretender' },
    into: 'for-tests.generated.ts',
  },
] as const

/** Compiles the contracts into modules, by path; throws what the compiler complains about, warnings included. */
export function compileAll(): Map<string, string> {
  return new Map(compiled.map(({ file, names, into }) => [join(root, into), compile(file, names)]))
}

function compile(file: string, names: Readonly<Record<string, string>>): string {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(join(root, 'contracts', file), 'utf8') } },
    settings: {
      ...settings,
      outputSelection: { [file]: { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode'] } },
    },
  }
  const found = (path: string) => ({ contents: readFileSync(required.resolve(path), 'utf8') })
  const output = Output.parse(JSON.parse(solc.compile(JSON.stringify(input), { import: found })))
  const [complaint] = output.errors ?? []
  if (complaint) throw new Error(complaint.formattedMessage)
  const modules = Object.entries(names).map(([name, contract]) => {
    const found = output.contracts?.[file]?.[contract]
    if (!found) throw new Error(`${file} has no contract ${contract}`)
    const { bytecode, deployedBytecode } = found.evm
    const code = {
      compiler: solc.version(),
      evmVersion: settings.evmVersion,
      abi: found.abi,
      bytecode: `0x${bytecode.object}`,
      deployedBytecode: `0x${deployedBytecode.object}`,
      // Where the deployed code has values that the constructor was given.
      immutables: Object.values(deployedBytecode.immutableReferences ?? {}).flat(),
    }
    return `export const ${name} = ${JSON.stringify(code, undefined, 2)} as const\n`
  })
  return ['// Written by node chain/compile.ts\n', ...modules].join('')
}

if (import.meta.main) for (const [path, text] of compileAll()) writeFileSync(path, text)
