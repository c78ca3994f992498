import { describe, it } from 'node:test'
import { RuleTester } from 'oxlint/plugins-dev'
import { cutAtGraphemes } from './lint-texts.ts'

RuleTester.describe = (name, run) => void describe(name, run)
RuleTester.it = (name, run) => void it(name, run)

const refused = (code: string) => ({ code, errors: 1 })

new RuleTester().run('texts of members are cut between characters', cutAtGraphemes, {
  valid: [
    'const one = shortened(row.message, 140)',
    'const one = sql`select ${textBeginning(sql`p.message`, 140)} from posts p left join media m on true`',
    "const one = sql`substring(email from '[^@]*$')`",
    "const one = sql`substring(${email} from '[^@]*$')`",
    "const one = text.split(',').slice(0, 100)",
    'const one = error.message.slice(0, 500)',
    'const one = message.slice(0, index)',
    'const one = rows.slice(0, mostShown)',
    'const one = text.slice(from, to)',
    'const one = date.toISOString().slice(0, 10)',
    'const one = [...members].slice(0, most)',
    'const one = name.slice(0, 1)',
  ],
  invalid: [
    refused('const one = message.slice(0, 140)'),
    refused('const one = row.full_name.slice(0, longestName)'),
    refused('const one = project.fullName.substring(0, limit - 1)'),
    refused("const one = title.replace('a', 'b').slice(0, 255)"),
    refused("const one = [...name].slice(0, 25).join('')"),
    refused("const one = Array.from(stem).slice(0, many).join('')"),
    refused('const one = sql`select left(p.message, 140) from posts p`'),
    refused('const one = sql`substr(${text}, 1, 5)`'),
  ],
})
