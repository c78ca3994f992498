/**
 * Compiles the token's contract: `node chain/compile.ts` writes `fcell-token.generated.ts`, which deployments and the
 * server read, so that nobody who runs Commons needs a compiler. A test compares it with its source.
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
              immutableReferences: z.record(
                z.string(),
                z.array(z.object({ start: z.int(), length: z.int() })),
              ),
            }),
          }),
        }),
      ),
    )
    .optional(),
})

/** Returns the compiled contract as a module; throws what the compiler complains about, warnings included. */
export function compileToken(): string {
  const [file, name] = ['FcellToken.sol', 'FcellToken']
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(join(root, 'contracts', file), 'utf8') } },
    settings: {
      ...settings,
      outputSelection: { [file]: { [name]: ['abi', 'evm.bytecode.object', 'evm.deployedBytecode'] } },
    },
  }
  const found = (path: string) => ({ contents: readFileSync(required.resolve(path), 'utf8') })
  const output = Output.parse(JSON.parse(solc.compile(JSON.stringify(input), { import: found })))
  const [complaint] = output.errors ?? []
  if (complaint) throw new Error(complaint.formattedMessage)
  const contract = output.contracts?.[file]?.[name]
  if (!contract) throw new Error(`${file} has no contract ${name}`)
  const { bytecode, deployedBytecode } = contract.evm
  const token = {
    compiler: solc.version(),
    evmVersion: settings.evmVersion,
    abi: contract.abi,
    bytecode: `0x${bytecode.object}`,
    deployedBytecode: `0x${deployedBytecode.object}`,
    // Where the deployed code has values that the constructor was given.
    immutables: Object.values(deployedBytecode.immutableReferences).flat(),
  }
  return `// Written by node chain/compile.ts\nexport const fcellToken = ${JSON.stringify(token, undefined, 2)} as const\n`
}

export const tokenFile = join(root, 'fcell-token.generated.ts')

if (import.meta.main) writeFileSync(tokenFile, compileToken())
