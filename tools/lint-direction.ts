/**
 * Lint rule: what members write is laid out by its own direction, whatever the page's (decision 120). Its
 * element has `dir="auto"`, or it is in a `<bdi>`. `--fix` puts in either.
 */
import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Visitor = ReturnType<NonNullable<Rule['create']>>
type Element = Parameters<NonNullable<Visitor['JSXElement']>>[0]
type Child = Element['children'][number]
type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression']

const message =
  'This shows what a member wrote: give its element dir="auto", or put it into a <bdi>, so that Arabic and Hebrew are laid out from the right.'

/** Names that texts of members have. */
const texts = new Set(
  'full_name fullName repost_user name title message description comment reply bio about headline professional_headline summary remark excerpt caption channel_name group_name project_name hashtag tag subject question text reason location place answer option'.split(
    ' ',
  ),
)
/** Components that render such a text in the element around them. */
const inElement = new Set(['LinkedText', 'FormattedLine', 'TimeLinks'])
/** Components that give their attributes to their element. */
const passing = new Set(['Link'])
/** Components that see to it themselves. */
const isolating = new Set(['Trans', 'Plural', 'Select', 'FormattedText', 'Line'])

function nameOf({ openingElement: { name } }: Element): string {
  return name.type === 'JSXIdentifier' ? name.name : ''
}
function attribute({ openingElement }: Element, wanted: string) {
  return openingElement.attributes.find(
    (each) => each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' && each.name.name === wanted,
  )
}
/** Whether an input takes words. */
function isTyped(input: Element): boolean {
  const type = attribute(input, 'type')
  if (type?.type !== 'JSXAttribute') return true
  const { value } = type
  return value?.type === 'Literal' && (value.value === 'text' || value.value === 'search')
}

function isText(expression: Expression): boolean {
  switch (expression.type) {
    case 'Identifier':
      return texts.has(expression.name)
    case 'MemberExpression':
      // What is looked up in a table is a text of ours.
      return (
        !expression.computed &&
        !(expression.object.type === 'MemberExpression' && expression.object.computed) &&
        expression.property.type === 'Identifier' &&
        texts.has(expression.property.name)
      )
    case 'ChainExpression':
      return isText(expression.expression)
    case 'LogicalExpression':
      return isText(expression.right) || (expression.operator === '??' && isText(expression.left))
    case 'ConditionalExpression':
      return isText(expression.consequent) || isText(expression.alternate)
    default:
      return false
  }
}

const isShown = (child: Child) =>
  child.type === 'JSXExpressionContainer'
    ? isText(child.expression)
    : child.type === 'JSXElement' && inElement.has(nameOf(child))
const isBlank = (child: Child) => child.type === 'JSXText' && /^\s*[#@“”]?\s*$/.test(child.value)

export const ownDirection: Rule = {
  meta: { type: 'problem', fixable: 'code' },
  create(context) {
    const isolate = (shown: readonly Child[]) => {
      for (const child of shown)
        context.report({
          node: child,
          message,
          fix: (fixer) => [fixer.insertTextBefore(child, '<bdi>'), fixer.insertTextAfter(child, '</bdi>')],
        })
    }
    return {
      JSXElement(node) {
        const name = nameOf(node)
        const takesDir = /^[a-z]/.test(name) || passing.has(name)
        const isField = name === 'textarea' || (name === 'input' && isTyped(node))
        const shown = node.children.filter(isShown)
        if (name === 'bdi' || attribute(node, 'dir') || (shown.length === 0 && !isField)) return
        if (isolating.has(name) || inElement.has(name)) return
        const { openingElement: head, children } = node
        const isAlone = children.every((child) => isBlank(child) || isShown(child)) && shown.length === 1
        if (isField || (takesDir && isAlone)) {
          context.report({
            node,
            message,
            fix: (fixer) => fixer.insertTextAfter(head.name, ' dir="auto"'),
          })
          return
        }
        isolate(shown)
      },
      JSXFragment({ children }) {
        isolate(children.filter(isShown))
      },
    }
  },
}
