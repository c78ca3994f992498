/** The documented calls and texts, from the tables in `spec/`. */
import { readFileSync } from 'node:fs'
import { rowsOf } from './table.ts'

export const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

export interface DocumentedCall {
  readonly name: string
  readonly method: string
  readonly who: string
  readonly body: string
  readonly inputs: ReadonlyArray<{ name: string; optional: boolean }>
  readonly replyKeys: readonly string[]
  readonly area: string
}

const words = (text: string) => (text === '-' ? [] : text.split(' '))

export const documentedCalls: readonly DocumentedCall[] = rowsOf(read('spec/calls.tsv')).map(
  ([name = '', method = '', who = '', body = '', inputs = '', replyKeys = '', area = '']) => ({
    name,
    method,
    who,
    body,
    inputs: words(inputs).map((word) => ({ name: word.replace('?', ''), optional: word.endsWith('?') })),
    replyKeys: words(replyKeys),
    area,
  }),
)

export interface DocumentedText {
  readonly text: string
  readonly screen: string
}

/** The texts whose wording is documented. A text wholly in braces stands for whatever the server says. */
export const documentedTexts: readonly DocumentedText[] = rowsOf(read('spec/texts.tsv'))
  .map(([text = '', screen = '']) => ({ text, screen }))
  .filter(({ text, screen }) => !screen.includes('[described') && !/^\{[^}]+\}$/.test(text))
