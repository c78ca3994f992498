import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { staffMember } from '../../../test/staff.ts'
import { makeWorld, password, type Person, type World } from '../../../test/world.ts'
import { passesFor } from './accounts.look-alikes.ts'

test('a name passes for another by letters that look the same, and namesakes don’t', () => {
  for (const [name, other, passes] of [
    ['Jаna Nováková', 'Jana Nováková', true], // a Cyrillic а
    ['ЈАΝА ΝОVАК', 'Jana Novák', true],
    ['Jana N0vak', 'Jana Novák', true],
    ['Nlkola', 'Nikola', true],
    ['Adarn', 'Adam', true],
    ['jana_n0vak', 'jana.novak', true],
    ['Јана', 'Jana', false], // Serbian for Jana, with a letter н that no Latin one is here
    ['Jana Novak', 'Jana Novák', false],
    ['JANA  NOVÁK', 'Jana Novák', false],
    ['Jana Nová', 'Jana Novák', false],
    ['Иван', 'Иван', false],
    ['محمد', 'محمد', false],
    ['王芳', '王芳', false],
  ] as const)
    assert.equal(passesFor(name, other), passes, `${name} for ${other}`)
})

let here: World
let mod: Person
let star: Person
before(async () => {
  here = await makeWorld()
  mod = await staffMember(here, 'Nikola Mod', 'moderator')
  star = await here.person('Star Singer')
  await here.follow(mod, star)
})

const register = (full_name: string, email: string) =>
  ({ full_name, email, password, confirm_password: password }) as const

test('nobody takes a name that passes for that of staff or of somebody who is followed', async () => {
  const { body } = await here
    .as()
    .isRefused('register', register('Nіkola Mod', 'n@names.example'), 'name_looks_alike')
  assert.ok((body['fields'] as Record<string, string>)['full_name'])
  await here.as().call('register', register('Nikola Mod', 'n@names.example'))
  const eve = await here.person('Eve')
  const as = here.as(eve)
  await as.isRefused('update_display_name', { display_name: 'Star S1nger' }, 'name_looks_alike')
  await as.isRefused('update_username', { username: 'star_s1nger' }, 'name_looks_alike')
  await as.call('update_display_name', { display_name: 'Eve' })
  await here.as(star).call('update_display_name', { display_name: 'Star S1nger' })
})
