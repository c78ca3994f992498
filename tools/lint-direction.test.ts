import { describe, it } from 'node:test'
import { RuleTester } from 'oxlint/plugins-dev'
import { ownDirection } from './lint-direction.ts'

RuleTester.describe = (name, run) => void describe(name, run)
RuleTester.it = (name, run) => void it(name, run)

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })
const refused = (code: string, output: string) => ({ code, output, errors: 1 })

tester.run('what members write has its own direction', ownDirection, {
  valid: [
    'const one = <p dir="auto">{post.message}</p>',
    'const one = <p><bdi>{full_name}</bdi> · {count}</p>',
    'const one = <p dir="auto"><LinkedText>{message}</LinkedText></p>',
    'const one = <Trans>Reply to {name}</Trans>',
    'const one = <PersonRow name={full_name} />',
    'const one = <span>{reportTexts[kind].name}</span>',
    'const one = <input type="checkbox" />',
    'const one = <input dir="auto" />',
  ],
  invalid: [
    refused('const one = <p>{post.message}</p>', 'const one = <p dir="auto">{post.message}</p>'),
    refused('const one = <Link to={to}>#{tag}</Link>', 'const one = <Link dir="auto" to={to}>#{tag}</Link>'),
    refused('const one = <p>{name} · {count}</p>', 'const one = <p><bdi>{name}</bdi> · {count}</p>'),
    refused(
      'const one = <Card>{author?.full_name ?? x}</Card>',
      'const one = <Card><bdi>{author?.full_name ?? x}</bdi></Card>',
    ),
    refused('const one = <>{is && title}</>', 'const one = <><bdi>{is && title}</bdi></>'),
    refused(
      'const one = <p><LinkedText>{said}</LinkedText></p>',
      'const one = <p dir="auto"><LinkedText>{said}</LinkedText></p>',
    ),
    refused('const one = <textarea rows={2} />', 'const one = <textarea dir="auto" rows={2} />'),
    refused('const one = <input type="search" />', 'const one = <input dir="auto" type="search" />'),
  ],
})
