import { describe, it } from 'node:test'
import { RuleTester } from 'oxlint/plugins-dev'
import { noCommitOfItsOwn, noFloatNearMoney } from './lint-money.ts'

RuleTester.describe = (name, run) => void describe(name, run)
RuleTester.it = (name, run) => void it(name, run)

const refused = (code: string, errors = 1) => ({ code, filename: 'near.tsx', errors })

new RuleTester().run('nothing near money is floating point', noFloatNearMoney, {
  valid: [
    'const half = units / 2n',
    'const scale = 10n ** BigInt(decimals)',
    "const text = decimalText(units, 'FCELL')",
    'const most = Number.MAX_SAFE_INTEGER',
    'const limit = Math.max(0, 10)',
    'const units = sql`select balance::text, 1.5::numeric as really`',
    { code: 'const icon = <Icon stroke={1.75} />', filename: 'near.tsx' },
  ],
  invalid: [
    refused('const amount = Number(text)'),
    refused('const amount = parseFloat(text)'),
    refused('const amount = parseInt(text, 10)'),
    refused('const amount = Number.parseFloat(text)'),
    refused('const amounts = texts.map(Number)'),
    refused('const amount = +text'),
    refused('const shown = amount.toFixed(2)'),
    refused('const shown = amount.toPrecision(4)'),
    refused('const fee = Math.round(amount / 200)'),
    refused('const fee = amount * 0.005'),
    refused('const more = amount * 1.5'),
    refused('const units = 12345678901234567890'),
    refused('const scale = 10 ** decimals'),
    refused('const wide = sql`select sum(balance)::double precision`'),
    refused('const wide = sql`select ${id}, balance::float8`'),
  ],
})

new RuleTester().run('no handler of money commits by itself', noCommitOfItsOwn, {
  valid: [
    'const { transaction } = await transfer(tx, payment)',
    "import { sendAnother } from '../../platform/db/prepared.ts'",
    { code: "import type { WriteContext } from '../../platform/write.ts'", filename: 'near.tsx' },
  ],
  invalid: [
    refused('await db.transaction().execute(async (tx) => post(tx, payment))'),
    refused("import { oneStatement } from '../../platform/db/prepared.ts'"),
    refused("import { write } from '../../platform/write.ts'"),
  ],
})
