/**
 * Lint rule: SQL that shows a member asks whether the viewer sees them (`server/src/visibility/members.ts`).
 * It compares within one template how often members are joined and how often a rule is asked.
 */
import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Visitor = ReturnType<NonNullable<Rule['create']>>
type Template = Parameters<NonNullable<Visitor['TaggedTemplateExpression']>>[0]
type Expression = Template['quasi']['expressions'][number]

const message =
  'This shows a member: ask notHidden (server/src/visibility/members.ts) for each, or disable the rule for the line and say why the viewer sees them.'

const joins = /\b(?:from|join)\s+members\b/gi
const columns = /\b(?:username|full_name|avatar_id)\b/i
/** Pieces of SQL with a member's names or picture. */
const pieces = new Set(['authorColumns', 'faceTable'])
/** Each is false where the viewer doesn't see the member. */
const rules = new Set([
  'notHidden',
  'hidesAuthor',
  'isLeftBehind',
  'isPostLeftBehind',
  'visiblePost',
  'visibleOriginal',
  'visibleReel',
  'visibleSurvey',
  'visibleVideo',
  'visibleChannel',
])

const calledIn = (expression: Expression): string =>
  expression.type === 'CallExpression' && expression.callee.type === 'Identifier'
    ? expression.callee.name
    : ''

export const membersInSight: Rule = {
  meta: { type: 'problem' },
  create(context) {
    return {
      TaggedTemplateExpression(node) {
        const { tag, quasi } = node
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return
        const texts = quasi.quasis.map(({ value }) => value.raw)
        const calls = quasi.expressions.map(calledIn)
        const authors = calls.filter((name) => name === 'authorTables').length
        const joined = authors + texts.reduce((many, text) => many + (text.match(joins)?.length ?? 0), 0)
        const isShown =
          authors > 0 ||
          texts.some((text) => columns.test(text)) ||
          quasi.expressions.some((each) => each.type === 'Identifier' && pieces.has(each.name))
        const asked = calls.filter((name) => rules.has(name)).length
        if (isShown && joined > asked) context.report({ node, message })
      },
    }
  },
}
