/**
 * Lint rule: what members wrote is cut by the contract's rule (`contract/src/shared/text/cutting.ts`), which
 * never halves a flag, a family or an accented letter. It can't know types, so it goes by names: of texts, and
 * of lengths.
 */
import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Visitor = ReturnType<NonNullable<Rule['create']>>
type Call = Parameters<NonNullable<Visitor['CallExpression']>>[0]
type Expression = Call['callee']
type Argument = Call['arguments'][number]

const message =
  'This may cut what a member wrote within a character: use contract/src/shared/text/cutting.ts, in SQL textBeginning; or disable the rule for the line and say why nothing is halved.'

const cutsInSql = /\b(?:left|right|substr|substring)\s*\((?!\s*[^()]*\bfrom\b)/i
const cuts = new Set(['slice', 'substring', 'substr'])
/** What members' texts are called. */
const texts =
  /(?:^|_)(?:text|message|title|name|description|comment|excerpt|summary|headline|caption|line|note|words?|said|shown|reason|question|answer|label|about|bio|alt|tagline|body)$/i
const lengths = /^(?:longest|most|max|limit)/i

/** Methods of a text that return it otherwise. */
const stillText = /^(?:replace|trim|normalize|to(?:Locale)?(?:Lower|Upper)Case)/

/** The last word of what an expression is called: of `row.full_name` it is `full_name`. */
function nameOf(expression: Expression | Argument): string {
  if (expression.type === 'Identifier') return expression.name
  if (expression.type === 'MemberExpression' && expression.property.type === 'Identifier')
    return nameOf(expression.object) === 'error' ? '' : expression.property.name
  if (
    expression.type === 'CallExpression' &&
    expression.callee.type === 'MemberExpression' &&
    expression.callee.property.type === 'Identifier' &&
    stillText.test(expression.callee.property.name)
  )
    return nameOf(expression.callee.object)
  return ''
}

const snake = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')

/** Whether an expression is an array of a text's code points. */
const isSpread = (object: Expression): boolean =>
  (object.type === 'ArrayExpression' &&
    object.elements.length === 1 &&
    object.elements[0]?.type === 'SpreadElement') ||
  (object.type === 'CallExpression' &&
    object.callee.type === 'MemberExpression' &&
    object.callee.property.type === 'Identifier' &&
    object.callee.property.name === 'from' &&
    object.arguments.length === 1)

const isLength = (argument: Argument | undefined): boolean =>
  argument !== undefined &&
  ((argument.type === 'Literal' && typeof argument.value === 'number' && argument.value > 1) ||
    lengths.test(nameOf(argument)) ||
    (argument.type === 'BinaryExpression' &&
      argument.operator === '-' &&
      isLength(argument.left as Argument)))

export const cutAtGraphemes: Rule = {
  meta: { type: 'problem' },
  create(context) {
    return {
      TaggedTemplateExpression(node) {
        const { tag, quasi } = node
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return
        if (cutsInSql.test(quasi.quasis.map(({ value }) => value.raw).join('it')))
          context.report({ node, message })
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        // Code points are joined to a text again.
        if (callee.property.name === 'join' && callee.object.type === 'CallExpression') {
          const inner = callee.object.callee
          const isCut =
            inner.type === 'MemberExpression' &&
            inner.property.type === 'Identifier' &&
            inner.property.name === 'slice' &&
            isSpread(inner.object)
          if (isCut) context.report({ node, message })
          return
        }
        if (!cuts.has(callee.property.name)) return
        const [from, to] = node.arguments
        const isBeginning = from?.type === 'Literal' && from.value === 0
        if (isBeginning && isLength(to) && texts.test(snake(nameOf(callee.object))))
          context.report({ node, message })
      },
    }
  },
}
