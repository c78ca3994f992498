/** Writes `docs/configuration.md` from the configuration's module. */
import { z } from 'zod'
import { variables } from '../server/src/platform/config.ts'
import { row, writeOrCheck } from './write-file.ts'

/** Defaults that differ from machine to machine. */
const varying: Record<string, string> = {
  PASSWORD_HASHES_AT_ONCE: '2, or 1 on up to two cores',
  VIDEOS_AT_ONCE: 'the cores less one, at least 1',
}

const { properties = {} } = z.toJSONSchema(variables, { io: 'input', unrepresentable: 'any' })

/** Returns what a variable accepts: its choices, or the words of its own refusal. */
function taken(name: string, schema: z.ZodType): string {
  const property = properties[name]
  if (typeof property === 'object' && property.enum)
    return property.enum.map((choice) => `\`${String(choice)}\``).join(', ')
  const refused = z.safeParse(schema, '\0').error?.issues[0]?.message ?? 'text'
  return refused.replace(/^must (be|have) /, '').replace(/^must begin/, 'text that begins')
}

function preset(name: string, schema: z.ZodType): string {
  const property = properties[name]
  const raw = typeof property === 'object' ? property.default : undefined
  const value = varying[name] ?? raw ?? z.safeParse(schema, undefined).data
  return value === undefined || value === false ? '' : `\`${String(value)}\``
}

const rows = Object.entries(variables.shape).map(([name, schema]) =>
  row(`\`${name}\``, preset(name, schema), taken(name, schema), schema.description ?? ''),
)

const text = `<!-- Written by tools/write-config-docs.ts from server/src/platform/config.ts; do not edit. -->

# Configuration

Commons runs without any configuration. Environment variables change what you need, for example
\`PORT=8080 DATA_DIR=/srv/commons npm start\`.

They are read once at the start. An empty one counts as not set. A wrong value stops the start with a message
that says what is allowed.

${row('Variable', 'Default', 'Allowed', 'What it does')}
${row('---', '---', '---', '---')}
${rows.join('\n')}
`

writeOrCheck('docs/configuration.md', text, 'node tools/write-config-docs.ts')
