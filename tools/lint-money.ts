/**
 * Lint rules for money: nothing near it is floating point, amounts are `bigint` or decimal text; and no
 * handler commits by itself.
 */
import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Visitor = ReturnType<NonNullable<Rule['create']>>
type NodeOf<Kind extends keyof Visitor> = Parameters<NonNullable<Visitor[Kind]>>[0]
type Node = NodeOf<'CallExpression'>['arguments'][number] | NodeOf<'TemplateElement'>

const message =
  'No floating point near money: amounts are bigint of the smallest unit, or decimal text. Where this is no amount, disable the rule for the line and say what it is.'

const conversions = new Set(['Number', 'parseFloat', 'parseInt'])
const roundings = new Set(['toFixed', 'toPrecision', 'toExponential', 'round', 'floor', 'ceil', 'trunc'])
const floatInSql = /\b(?:double\s+precision|float[48]?|real)\b/i

const isConversion = (node: Node): boolean => node.type === 'Identifier' && conversions.has(node.name)

function nameOf({ property, computed }: NodeOf<'MemberExpression'>): string {
  return !computed && property.type === 'Identifier' ? property.name : ''
}

export const noFloatNearMoney: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node: Node) => context.report({ node, message })
    return {
      CallExpression({ callee, arguments: given }) {
        if (isConversion(callee)) report(callee)
        // As in `texts.map(Number)`.
        for (const each of given) if (isConversion(each)) report(each)
      },
      MemberExpression(node) {
        const name = nameOf(node)
        if (roundings.has(name) || name === 'parseFloat' || name === 'parseInt') report(node)
      },
      Literal(node) {
        if (typeof node.value !== 'number' || Number.isSafeInteger(node.value)) return
        // No amount: the width of a line.
        if (node.parent.type === 'JSXExpressionContainer') return
        report(node)
      },
      UnaryExpression(node) {
        if (node.operator === '+') report(node)
      },
      BinaryExpression(node) {
        const { left, operator } = node
        if (operator === '**' && left.type === 'Literal' && typeof left.value === 'number') report(node)
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return
        for (const part of quasi.quasis) if (floatInSql.test(part.value.raw)) report(part)
      },
    }
  },
}

const commitMessage =
  'A call moves money in the transaction or the statement that claims its key, and nowhere else: otherwise a copy of the request can be refused while this one pays. Pay in `run`, with its `tx`.'

/** What makes a transaction that isn't the call's. */
const committing = new Set(['oneStatement', 'write'])

export const noCommitOfItsOwn: Rule = {
  meta: { type: 'problem' },
  create(context) {
    return {
      ImportSpecifier(node) {
        const { imported } = node
        if (imported.type === 'Identifier' && committing.has(imported.name))
          context.report({ node, message: commitMessage })
      },
      CallExpression({ callee }) {
        if (callee.type === 'MemberExpression' && nameOf(callee) === 'transaction')
          context.report({ node: callee, message: commitMessage })
      },
    }
  },
}
