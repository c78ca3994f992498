/** Writes `docs/api.md` from the contract. */
import {
  type CallReference,
  curlExample,
  describeFeatures,
  sayDeprecated,
  type FeatureReference,
  type KeyReference,
  type RefusalReference,
  sharedRefusals,
  sharedShapes,
  type ShapeReference,
  type TypeWord,
} from '@commons/contract/reference/reference.ts'
import { apiVersion } from '@commons/contract/changes.ts'
import { passages, statusMeanings } from '@commons/contract/reference/text.ts'
import { callsPerMinute } from '../server/src/platform/call/limits.ts'
import { row, writeOrCheck } from './write-file.ts'

function word(part: TypeWord): string {
  if ('shape' in part) return `[${part.shape}](#${part.shape.toLowerCase()})`
  if ('text' in part) return part.text
  return `\`${'value' in part ? part.value : part.field}\``
}

const typeText = ({ type }: KeyReference) => type.map(word).join('')

function table(heads: readonly string[], rows: readonly string[]): string {
  return [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n')
}

const keyRow = (key: KeyReference) =>
  row(`\`${key.name}\``, key.required ? typeText(key) : `${typeText(key)}, or missing`)

function inputsOf({ call, inputs }: CallReference): string {
  if (inputs.length === 0) return call.auth === 'visitor' ? 'Takes no input.' : 'Takes only the credentials.'
  const rows = inputs.map((key) => row(`\`${key.name}\``, typeText(key), key.required ? 'yes' : '', key.note))
  return table(['Input', 'Type', 'Required', ''], rows)
}

const refusalTable = (refusals: readonly RefusalReference[]) =>
  table(
    ['Refusal', 'Status', 'Text'],
    refusals.map(({ name, status, text }) => row(`\`${name}\``, String(status), text)),
  )

function section(reference: CallReference): string {
  const { call, path, who, answer, refusals } = reference
  const what = call.effect === 'read' ? 'reads' : 'writes'
  const form = Object.keys(call.files).length > 0 ? ', as multipart/form-data to send a file' : ''
  return [
    `### ${call.name}`,
    call.doc,
    ...(call.deprecated ? [`**${sayDeprecated(call.deprecated)}**`] : []),
    `\`${call.method} ${path}\`${form}. For ${who}; ${what}; ${callsPerMinute[call.limit]} calls a minute.`,
    inputsOf(reference),
    answer.length > 0 ? table(['Answer', 'Type'], answer.map(keyRow)) : 'Answers only `code` and `message`.',
    ...(refusals.length > 0 ? [refusalTable(refusals)] : []),
    `\`\`\`sh\n${curlExample(call, 'http://localhost:3000')}\n\`\`\``,
  ].join('\n\n')
}

const shapeSection = ({ name, keys }: ShapeReference) =>
  [`### ${name}`, table(['Key', 'Type'], keys.map(keyRow))].join('\n\n')

const featureSection = ({ title, calls, shapes }: FeatureReference) =>
  [`## ${title}`, ...calls.map(section), ...shapes.map(shapeSection)].join('\n\n')

const features = describeFeatures()

const text = `<!-- Written by tools/write-api-docs.ts from the contract; do not edit. -->

# API

Version ${apiVersion}. A running Commons serves this reference at \`/api/docs\`, an OpenAPI description at \`/api/openapi.json\`, and what has changed at \`/api/changes\`.

${passages.map(({ title, paragraphs }) => [`**${title}.** ${paragraphs[0] ?? ''}`, ...paragraphs.slice(1)].join('\n\n')).join('\n\n')}

${table(
  ['Status', 'Meaning'],
  statusMeanings.map(([status, meaning]) => row(String(status), meaning)),
)}

## Calls

${features
  .map(
    ({ title, calls }) =>
      `- ${title}: ${calls.map(({ call, anchor }) => `[${call.name}](#${anchor})`).join(', ')}`,
  )
  .join('\n')}

## Refusals that any call may answer

${refusalTable(sharedRefusals)}

${features.map(featureSection).join('\n\n')}

## Shared shapes

${sharedShapes.map(shapeSection).join('\n\n')}
`

writeOrCheck('docs/api.md', text, 'node tools/write-api-docs.ts')
