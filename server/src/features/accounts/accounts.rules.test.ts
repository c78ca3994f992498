import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  freeUsername,
  isReservedUsername,
  newReferralCode,
  usernameMayChangeAt,
  usernameStem,
} from './accounts.rules.ts'

test('a username begins with the Latin letters and digits of the name', () => {
  const stems = {
    'Žofie Šťastná': 'zofie_stastna',
    '  Ada   Lovelace ': 'ada_lovelace',
    "O'Neil-Smith 3rd": 'o_neil_smith_3rd',
    'Weiß Łukasz Đorđe Søren Ærø': 'weiss_lukasz_dorde_soren',
    Łódź: 'lodz',
    'Işıl Yıldız': 'isil_yildiz',
    'IŞIL YILDIZ': 'isil_yildiz',
    'İpek Çağlar': 'ipek_caglar',
    'Łukasz Żółć': 'lukasz_zolc',
    'Þór Guðmundsson': 'thor_gudmundsson',
    Straße: 'strasse',
    'Øyvind Åse': 'oyvind_ase',
    'Œuvre Ħal Ŋŋ': 'oeuvre_hal_ngng',
    'Γιώργος Παπαδόπουλος': 'giorgos_papadopoulos',
    'Юлия Ковальчук': 'yuliya_kovalchuk',
    'Ђорђе Љубић': 'djordje_ljubic',
    'Nguyễn Văn Ân': 'nguyen_van_an',
    'שרה כהן': 'member',
    王小明: 'member',
    Al: 'al_member',
    김철수: 'member',
    '👍🏽': 'member',
    'ada 👍🏽': 'ada',
  }
  for (const [name, stem] of Object.entries(stems)) assert.equal(usernameStem(name), stem, name)
})

test('a stem is one that may be chosen, however long the name', () => {
  for (const name of ['x'.repeat(400), `${'ab '.repeat(100)}`, '_ _', 'İı', 'ﬁ', '１２３']) {
    assert.match(usernameStem(name), /^[a-z0-9_]{3,24}$/, name)
  }
})

test('a name that is taken or the house’s own gets the smallest free number', () => {
  assert.equal(freeUsername('ada', new Set()), 'ada')
  assert.equal(freeUsername('ada', new Set(['ada'])), 'ada2')
  assert.equal(freeUsername('ada', new Set(['ada', 'ada2', 'ada4'])), 'ada3')
  assert.equal(freeUsername('admin', new Set()), 'admin2')
  assert.equal(freeUsername('admin', new Set(['admin2'])), 'admin3')
})

test('names that would pass for the house are its own', () => {
  for (const name of ['admin', 'support', 'commons', 'security']) assert(isReservedUsername(name), name)
  for (const name of ['admin2', 'ada', 'the_admin']) assert(!isReservedUsername(name), name)
})

test('a username may change until it did three times in 30 days', () => {
  const days = (count: number) => new Date(count * 86_400_000)
  const present = days(1_000)
  assert(usernameMayChangeAt([]) <= present)
  assert(usernameMayChangeAt([days(1_000), days(999)]) <= present)
  // Only the third most recent change counts.
  assert.deepEqual(usernameMayChangeAt([days(1_000), days(999), days(998)]), days(1_028))
  assert.deepEqual(usernameMayChangeAt([days(1_000), days(999), days(970), days(3)]), present)
})

test('referral codes are ten signs that are not read for one another, and differ', () => {
  const codes = Array.from({ length: 1_000 }, newReferralCode)
  assert.equal(new Set(codes).size, 1_000)
  for (const code of codes) assert.match(code, /^[a-hjkmnp-z2-9]{10}$/)
})
